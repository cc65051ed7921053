import { LRUCache } from 'lru-cache';
import type { Database } from '#platform/server/database/store.ts';
import { type Documents, type Part, partInfo, partNames } from '../sections.ts';
import { findContent, findDraft, findLastId, findLastLike, findNewestIds } from './queries.ts';

/** A document holds all its languages, each text's beside it. The column that names one always says this. */
export const LANGUAGE = 'en';

/** Where a part is kept: an edition has its own texts once they were published. */
export function scopeOf(part: Part, editionId: string | undefined): string {
  if (part === 'site' || editionId === undefined) return part;
  return part === 'edition' ? editionId : `${part}:${editionId}`;
}

export function partOfScope(scope: string): Part {
  const [name] = scope.split(':');
  return partNames().find((part) => part === name) ?? 'edition';
}

/** What a part of the site says to visitors; on a site where nothing was entered, neutral texts. */
export async function readPublished<P extends Part>(
  database: Database,
  part: P,
  editionId: string | undefined,
): Promise<Documents[P]> {
  const newest = await findNewestIds(database, scopesOf(part, editionId), LANGUAGE);
  return readVersion(database, part, newestOf(newest, part, editionId));
}

/** The edition's texts that were published last, for when it can't be read which edition is current. */
export async function readLastEdition(database: Database): Promise<Documents['edition']> {
  const others = partNames().filter((part) => part !== 'edition');
  const scopes = others.flatMap((part) => [part, `${part}:%`]);
  const last = await findLastId(database, scopes, LANGUAGE);
  return readVersion(database, 'edition', last);
}

/** What all parts say, asking the database once. */
export async function readAllPublished(
  database: Database,
  editionId: string | undefined,
): Promise<Documents> {
  const scopes = partNames().flatMap((part) => scopesOf(part, editionId));
  const newest = await findNewestIds(database, scopes, LANGUAGE);
  const read = partNames().map(
    async (part) => [part, await readVersion(database, part, newestOf(newest, part, editionId))] as const,
  );
  return Object.fromEntries(await Promise.all(read)) as unknown as Documents;
}

/** Editions without words of their own share those that were published without an edition. */
function scopesOf(part: Part, editionId: string | undefined): string[] {
  return [...new Set([scopeOf(part, editionId), part])];
}

function newestOf(
  newest: Awaited<ReturnType<typeof findNewestIds>>,
  part: Part,
  editionId: string | undefined,
): string | undefined {
  return newest[scopeOf(part, editionId)] ?? newest[part] ?? undefined;
}

async function readVersion<P extends Part>(
  database: Database,
  part: P,
  id: string | undefined,
): Promise<Documents[P]> {
  const name = `${part} ${id}`;
  const known = parsed.get(name) as Documents[P] | undefined;
  if (known) return known;
  const document = frozen(parseDocument(part, id && (await findContent(database, id))));
  parsed.set(name, document);
  return document;
}

/** Versions never change, and reading one takes longer than a registration. */
const parsed = new LRUCache<string, Documents[Part]>({ max: 20 });

/** A document that many share can't be changed by one of them. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null)
    for (const part of Object.values(Object.freeze(value))) frozen(part);
  return value;
}

/** What it will say after the next publication. */
export async function readDrafted<P extends Part>(
  database: Database,
  part: P,
  editionId: string | undefined,
): Promise<Documents[P]> {
  const scope = scopeOf(part, editionId);
  const draft = await findDraft(database, { scope, language: LANGUAGE });
  return draft ? parseDocument(part, draft.content) : readPublished(database, part, editionId);
}

/** What a part said when its JSON was last like this; undefined if it never was. */
export async function readLastLike<P extends Part>(
  database: Database,
  part: P,
  { editionId, like }: { editionId: string; like: string },
): Promise<Documents[P] | undefined> {
  const found = await findLastLike(database, scopesOf(part, editionId), { like, language: LANGUAGE });
  return found === undefined ? undefined : parseDocument(part, found);
}

/** Fields that came later are filled with their neutral texts. */
export function parseDocument<P extends Part>(part: P, content = '{}'): Documents[P] {
  return partInfo(part).schema.parse(JSON.parse(content)) as Documents[P];
}
