import { Refusal } from '#platform/contract/refusal.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { newId } from '#platform/server/identifier.ts';
import { withActivity } from '#rooms/ground/activity/server/service.ts';
import { FILM_PART_BYTES, FILMS_MAX, MEDIA_TYPES, type MediaType } from '../contract.ts';
import * as say from '../messages.ts';
import {
  completeFilm,
  countFilms,
  findFilm,
  insertFilm,
  listFilms,
  listIdsBefore,
  listParts,
  removeFilms,
  writePart,
} from './queries.ts';
import { readFilm } from './read-film.ts';

export { serveFilm } from './serve-film.ts';

/** Its parts follow. */
export function openFilm(context: CallContext, bytes: number): Promise<string> {
  const id = newId();
  const created_at = context.clock.now().toISOString();
  return withActivity(context, async (database) => {
    if ((await countFilms(database)) >= FILMS_MAX)
      throw new Refusal('conflict', say.tooManyFilms({ most: FILMS_MAX }));
    await insertFilm(database, { id, bytes, media_type: null, created_at });
    return { result: id };
  });
}

export async function keepPart(context: CallContext, id: string, number: number, part: File): Promise<void> {
  const content = new Uint8Array(await part.arrayBuffer());
  await withActivity(context, async (database) => {
    const { bytes } = await getOpen(database, id);
    const left = bytes - number * FILM_PART_BYTES;
    if (content.byteLength !== Math.min(left, FILM_PART_BYTES))
      throw new Refusal('conflict', say.unknownPart());
    await writePart(database, { film_id: id, number, content });
    return { result: undefined };
  });
}

/** Checks what arrived, and keeps it as it is from now on. May be asked again, if the answer was lost. */
export async function closeFilm(context: CallContext, id: string): Promise<MediaType> {
  const film = await findFilm(context.store.database, id);
  const kept = MEDIA_TYPES.find((type) => type === film?.media_type);
  if (kept) return kept;
  const media_type = readFilm(await readWhole(context.store.database, id));
  return withActivity(context, async (database) => {
    await getOpen(database, id);
    await completeFilm(database, id, media_type);
    const [type, description] = ['Created', say.addedEntry()] as const;
    return { result: media_type, activity: { type, description, subject: { type: 'content' as const, id } } };
  });
}

async function readWhole(database: Database, id: string): Promise<Uint8Array<ArrayBuffer>> {
  const { bytes } = await getOpen(database, id);
  const whole = new Uint8Array(bytes);
  const parts = await listParts(database, id);
  const arrived = parts.reduce((sum, { content }) => sum + content.byteLength, 0);
  if (arrived !== bytes) throw new Refusal('conflict', say.incomplete());
  for (const { number, content } of parts) whole.set(content, number * FILM_PART_BYTES);
  return whole;
}

async function getOpen(database: Database, id: string) {
  const film = await findFilm(database, id);
  if (!film || film.media_type !== null) throw new Refusal('not-found', say.uploadEnded());
  return film;
}

/** The types of those that are stored and complete. */
export async function filmTypes(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const films = await listFilms(database, ids);
  return new Map(films.flatMap(({ id, media_type }) => (media_type ? [[id, media_type]] : [])));
}

/** Removes films that were begun before and that nothing needs. Runs in the caller's transaction. */
export async function removeUnneeded(
  database: Database,
  before: string,
  areNeeded: (ids: readonly string[]) => Promise<ReadonlySet<string>>,
): Promise<void> {
  const ids = await listIdsBefore(database, before);
  if (ids.length === 0) return;
  const needed = await areNeeded(ids);
  const unneeded = ids.filter((id) => !needed.has(id));
  if (unneeded.length > 0) await removeFilms(database, unneeded);
}
