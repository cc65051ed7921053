import type { Database } from '#platform/server/database/store.ts';
import type { Services } from '#platform/server/http/context.ts';
import { findAttendee } from '#rooms/people/server.ts';
import type { Exchanged } from '../../site-contract.ts';
import * as text from '../../star-messages.ts';
import { currentProgramme } from '../published.ts';
import { listPublishedTitles } from '../published-queries.ts';
import {
  deleteStarMails,
  deleteStars,
  insertStarMails,
  insertStars,
  listStars,
  wantsMails,
} from './star-queries.ts';

/** Whose secrets they are: nothing else can be opened with such a key. */
const PURPOSE = 'own programme';
/** More than anybody can attend. */
const STARS_MAX = 500;

/** What opens an attendee's own programme, and nothing else of theirs. */
export function ownKeyOf({ secrets }: Pick<Services, 'secrets'>, attendeeId: string): string {
  return secrets.encryptForLink(attendeeId, PURPOSE);
}

/** Whose programme it is; undefined if the key opens nothing, or nothing any more. */
export async function findByKey(
  database: Database,
  { secrets }: Pick<Services, 'secrets'>,
  key: string,
): Promise<string | undefined> {
  const attendeeId = secrets.decryptFromLink(key, PURPOSE);
  if (attendeeId === undefined) return undefined;
  return (await findAttendee(database, attendeeId))?.id;
}

/** What an attendee starred, and whether they want mails. */
export async function readStars(database: Database, attendeeId: string): Promise<Exchanged> {
  return {
    stars: await listStars(database, attendeeId),
    wantsMails: await wantsMails(database, attendeeId),
  };
}

/** Stars and unstars sessions that visitors see; the rest is as if it hadn't been asked. */
export async function changeStars(
  { store, clock }: Services,
  attendeeId: string,
  { star, unstar }: { star: readonly string[]; unstar: readonly string[] },
): Promise<Exchanged> {
  const before = await readStars(store.database, attendeeId);
  const isNew = star.some((id) => !before.stars.includes(id));
  if (!isNew && !unstar.some((id) => before.stars.includes(id))) return before;
  return store.write(async (database) => {
    const programme = await currentProgramme(database, clock.now());
    const seen = new Set(programme?.sessions.filter(({ isRemoved }) => !isRemoved).map(({ id }) => id));
    const stars = await listStars(database, attendeeId);
    const fresh = [...new Set(star)].filter((id) => seen.has(id) && !stars.includes(id));
    await insertStars(database, attendeeId, fresh.slice(0, Math.max(0, STARS_MAX - stars.length)));
    if (unstar.length > 0) await deleteStars(database, attendeeId, unstar);
    return readStars(database, attendeeId);
  });
}

/** What is kept of somebody's own programme. It is erased with the registration. */
export async function describeAttendee(
  database: Database,
  attendeeId: string,
): Promise<Record<string, string>> {
  const titles = await listPublishedTitles(database, await listStars(database, attendeeId));
  const isTold = await wantsMails(database, attendeeId);
  return {
    [text.starredLabel()]: titles.join('\n'),
    ...(isTold && { [text.starMailsLabel()]: text.starMailsWanted() }),
  };
}

export async function changeMails(
  { store, clock }: Services,
  attendee_id: string,
  isWanted: boolean,
): Promise<void> {
  const asked_at = clock.now().toISOString();
  await store.write((database) =>
    isWanted ? insertStarMails(database, { attendee_id, asked_at }) : deleteStarMails(database, attendee_id),
  );
}
