import type { Store } from '#platform/server/database/store.ts';
import { type ThreadMarks, threadMarks } from '#rooms/people/server.ts';

/** Registrations don't render the pages again; the cloth shows them at most this much later. */
export const CACHED_SECONDS = 60;
/** Beyond this number several registrations share a line, so that the work and the file stay small. */
const LINES_MAX = 4_000;

const known = new WeakMap<Store, { marks: ThreadMarks; expiresAt: Date }>();

/** The marks that every drawing of this minute is made from, so that somebody's own thread lies where the cloth has it. */
export async function marksNow(store: Store, now: Date) {
  const last = known.get(store);
  if (last && last.expiresAt > now) return last;
  const marks = await threadMarks(store.database, now, LINES_MAX);
  const read = { marks, expiresAt: new Date(now.getTime() + CACHED_SECONDS * 1000) };
  known.set(store, read);
  return read;
}
