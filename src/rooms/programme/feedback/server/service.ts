import type { z } from 'zod';
import { ALL_EDITIONS } from '#platform/contract/edition-filter.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext, Services } from '#platform/server/http/context.ts';
import { newId } from '#platform/server/identifier.ts';
import { refuseAtLimit } from '#platform/server/limits.ts';
import { givenBy } from '#platform/server/module.ts';
import { editionOfNew, listAllEditions } from '#rooms/edition/server.ts';
import { type AttendeeRow, findAttendee, findByLink } from '#rooms/people/server.ts';
import { inSpokenLanguage, keptProgramme } from '#rooms/programme/programme/server/service.ts';
import type { SpeakerRow } from '#rooms/programme/speakers/server/service.ts';
import { type feedbackForm, type RatedSession, STARS } from '../contract.ts';
import * as say from '../messages.ts';
import { countStars, listBy, writeFeedback } from './queries.ts';
import type { FeedbackRow } from './tables.ts';

declare module '#platform/server/module.ts' {
  interface ServerModule {
    /** Whether an attendee was let in at an edition; undefined where nobody was. */
    hasCome?: (database: Database, editionId: string, attendeeId: string) => Promise<boolean | undefined>;
  }
}

type PublishedProgramme = NonNullable<Awaited<ReturnType<typeof keptProgramme>>>;
type PublishedSession = PublishedProgramme['sessions'][number];

/** The sessions that people can be in: no breaks, and none that fell away. */
export function ratable({
  sessions,
  kinds,
}: Pick<PublishedProgramme, 'sessions' | 'kinds'>): PublishedSession[] {
  const breaks = new Set(kinds.filter(({ isBreak }) => isBreak).map(({ id }) => id));
  return sessions.filter(({ isCancelled, kind }) => !isCancelled && !breaks.has(kind));
}

/** Those that have begun, the last first. */
export function begun(programme: PublishedProgramme | undefined, now: Date): PublishedSession[] {
  if (!programme) return [];
  return ratable(programme)
    .filter(({ start }) => Date.parse(start) <= now.getTime())
    .reverse();
}

/** What it opens: nothing else of theirs, so a browser may keep it. */
const PURPOSE = 'feedback';

export function ownKeyOf({ secrets }: Pick<Services, 'secrets'>, attendeeId: string): string {
  return secrets.encryptForLink(attendeeId, PURPOSE);
}

/** Of whoever has the link of their own page, or a key, and still comes; undefined if it leads nowhere. */
export async function readOwn(context: CallContext, token: string) {
  const { store, secrets } = context;
  const { database } = store;
  const id = secrets.decryptFromLink(token, PURPOSE);
  const attendee = id === undefined ? await findByLink(database, token) : await findAttendee(database, id);
  if (!attendee || attendee.cancelled_at !== null) return undefined;
  const given = new Map((await listBy(database, [attendee.id])).map((row) => [row.session_id, row]));
  const { sessions, zone } = await begunFor(context, attendee);
  const isThere = await mayHaveCome(context, attendee);
  return { attendee, given, zone, isThere, sessions: isThere ? sessions : [] };
}

/** Whoever wasn't let in can't tell how a session was; where nobody minded a door, anybody may have come. */
export async function mayHaveCome(
  { store: { database }, modules }: Pick<Services, 'store' | 'modules'>,
  { id, event_id }: Pick<AttendeeRow, 'id' | 'event_id'>,
): Promise<boolean> {
  if (event_id === null) return true;
  const answers = await Promise.all(givenBy(modules, 'hasCome').map((ask) => ask(database, event_id, id)));
  return answers.every((hasCome) => hasCome !== false);
}

/** What has begun of the edition that somebody is registered for, and in which zone it is shown. */
export async function begunFor(
  services: Pick<Services, 'store' | 'clock'>,
  { event_id }: Pick<AttendeeRow, 'event_id'>,
): Promise<{ sessions: PublishedSession[]; zone: string }> {
  const programme = event_id === null ? undefined : await keptProgramme(services, event_id);
  return {
    sessions: inSpokenLanguage(begun(programme, services.clock.now())),
    zone: programme?.zone ?? 'UTC',
  };
}

/** Keeps what an attendee thought of a session that has begun, in place of what they gave before. */
export async function rate(
  context: CallContext,
  token: string,
  { session, stars, words }: z.output<typeof feedbackForm>,
): Promise<void> {
  const own = await readOwn(context, token);
  if (!own?.sessions.some(({ id }) => id === session)) throw new Refusal('conflict', say.notThere());
  const { id: attendee_id } = own.attendee;
  // Of the person, not of the network: everybody in the hall shares one.
  await refuseAtLimit(() => context.limits.take('submissions', `feedback of ${attendee_id}`), say.tooMany());
  const now = context.clock.now().toISOString();
  const row: FeedbackRow = {
    id: newId(),
    session_id: session,
    attendee_id,
    stars,
    words,
    created_at: now,
    updated_at: now,
  };
  await context.store.write((database) => writeFeedback(database, row));
}

/** With how many gave one star, two stars and so on. */
export type Rated = RatedSession & { counts: readonly number[] };

/** The sessions of an edition with what was thought of them. */
export async function ratedSessions(
  services: Pick<Services, 'store' | 'clock'>,
  edition?: string,
): Promise<Rated[]> {
  const { database } = services.store;
  const editions =
    edition === ALL_EDITIONS
      ? await listAllEditions(database)
      : [(await editionOfNew(database, services.clock.now(), edition)) ?? []].flat();
  return ratedIn(
    services,
    editions.map(({ id }) => id),
  );
}

/** The same of a speaker's own sessions. Who is of no edition speaks at the current one. */
export async function ratedOfSpeaker(
  services: Pick<Services, 'store' | 'clock'>,
  { id, event_id }: Pick<SpeakerRow, 'id' | 'event_id'>,
): Promise<Rated[]> {
  const editionId = event_id ?? (await editionOfNew(services.store.database, services.clock.now()))?.id;
  return editionId === undefined
    ? []
    : ratedIn(services, [editionId], ({ people }) => people.some((person) => person.id === id));
}

/** One session of any edition; undefined if no programme has it. */
export async function ratedSession(
  services: Pick<Services, 'store'>,
  sessionId: string,
): Promise<Rated | undefined> {
  const editions = await listAllEditions(services.store.database);
  const ids = editions.map(({ id }) => id);
  return (await ratedIn(services, ids, ({ id }) => id === sessionId)).at(0);
}

async function ratedIn(
  services: Pick<Services, 'store'>,
  editionIds: readonly string[],
  isMeant: (session: PublishedSession) => boolean = () => true,
): Promise<Rated[]> {
  const programmes = await Promise.all(editionIds.map((id) => keptProgramme(services, id)));
  const sessions = programmes.flatMap((programme) => (programme ? ratable(programme).filter(isMeant) : []));
  const ids = sessions.map(({ id }) => id);
  const given = Map.groupBy(await countStars(services.store.database, ids), ({ session_id }) => session_id);
  return sessions.map(({ id, title, start }) => {
    const answers = given.get(id) ?? [];
    const counts = STARS.map((stars) => answers.find((one) => one.stars === stars)?.count ?? 0);
    const total = counts.reduce((sum, count) => sum + count, 0);
    return { id, title, begins: start, average: averageOf(counts), answers: total, counts };
  });
}

/** To one decimal place; null without any. */
function averageOf(counts: readonly number[]): number | null {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  const stars = counts.reduce((sum, count, index) => sum + count * (index + 1), 0);
  return Math.round((stars / total) * 10) / 10;
}
