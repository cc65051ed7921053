import { LRUCache } from 'lru-cache';
import type { Database } from '#platform/server/database/store.ts';
import type { EditionContent, SiteContent } from '../contract.ts';
import type { MailContent } from '../mail-content.ts';
import { PARTS, type Part } from '../sections.ts';
import { findContent, findDraft, findNewestId } from './queries.ts';

/** The only language so far. Every document names its own. */
export const LANGUAGE = 'en';

/** Begins the scope of an edition's mails. */
const OF_MAILS = 'mails:';

export interface Documents {
  site: SiteContent;
  edition: EditionContent;
  mails: MailContent;
}

/** Where a part is kept: an edition has its own words once they were published. */
export function scopeOf(part: Part, editionId: string | undefined): string {
  if (part === 'site' || editionId === undefined) return part;
  return part === 'mails' ? OF_MAILS + editionId : editionId;
}

export function partOfScope(scope: string): Part {
  if (scope === 'site') return 'site';
  return scope === 'mails' || scope.startsWith(OF_MAILS) ? 'mails' : 'edition';
}

/** What a part of the site says to visitors; on a site where nothing was entered, neutral words. */
export async function readPublished<P extends Part>(
  database: Database,
  part: P,
  editionId: string | undefined,
): Promise<Documents[P]> {
  const newest = (scope: string) => findNewestId(database, { scope, language: LANGUAGE });
  const own = await newest(scopeOf(part, editionId));
  // Editions without words of their own share those that were published without an edition.
  const id = own ?? (part === 'site' ? undefined : await newest(part));
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

/** Fields that came later are filled with their neutral words. */
export function parseDocument<P extends Part>(part: P, content = '{}'): Documents[P] {
  return PARTS[part].parse(JSON.parse(content)) as Documents[P];
}
