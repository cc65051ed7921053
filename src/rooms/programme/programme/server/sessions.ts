import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import { fromRow, type Sent, textByLabel, toColumns, toSent } from '#platform/contract/record.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { ChangedMeanwhile, isBasedOn } from '#platform/contract/version.ts';
import { addDays, longDate, timesShown } from '#platform/contract/zoned-time.ts';
import { changed, changesBetween } from '#platform/server/activity-snapshot.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext, Services } from '#platform/server/http/context.ts';
import { newId } from '#platform/server/identifier.ts';
import { findSizes } from '#platform/server/pictures/queries.ts';
import { copyTranslations } from '#rooms/access/server.ts';
import type { EditionRow, EditionScope, FoundRecord } from '#rooms/edition/server.ts';
import type { ActivityType } from '#rooms/ground/contract.ts';
import type { WithActivity } from '#rooms/ground/server.ts';
import { documentedRole, listNamesOf } from '#rooms/programme/speakers/server/service.ts';
import { skipped } from '../conflict-messages.ts';
import type { changedSession, moveSessions, newSession, SessionPerson } from '../contract.ts';
import { USUAL_KIND } from '../default-kinds.ts';
import { hourSkipped } from '../import-messages.ts';
import { sessionKind } from '../kind.ts';
import * as say from '../messages.ts';
import { type SessionFields, sessionFields } from '../record.ts';
import { formatTime } from '../times.ts';
import { listedId, newRoom, newTrack } from './listed.ts';
import { calledOf, type NamedSpeaker, namedSpeakers, namesById } from './named-speakers.ts';
import {
  ensureKinds,
  firstKinds,
  inItsPlan,
  type PlanRows,
  readPlan,
  type SessionWithPeople,
  sessionVersion,
} from './plan.ts';
import {
  findDeletedSession,
  findSession,
  findTitled,
  insertSession,
  keepKindOf,
  listListed,
  nextPositionIn,
  updateSessionRow,
  writePeople,
} from './queries.ts';
import type { SessionKindRow, SessionPersonRow, SessionRow } from './tables.ts';
import { changePlan } from './undo.ts';

type NewSession = Omit<z.output<typeof newSession>, 'edition' | 'from'>;
type ChangedSession = Omit<z.output<typeof changedSession>, 'version'>;
type Moves = z.output<(typeof moveSessions)['body']>['moves'];
type SentPeople = NewSession['people'];

export function toPlanned(session: SessionWithPeople, names: ReadonlyMap<string, string>) {
  return {
    id: session.id,
    ...fromRow(sessionFields, session),
    people: toPeople(session.people, names),
    version: sessionVersion(session),
  };
}

export function toPeople(
  people: readonly SessionPersonRow[],
  names: ReadonlyMap<string, string>,
): SessionPerson[] {
  return people.flatMap(({ speaker_id, name, role }) => {
    const shown = speaker_id === null ? name : names.get(speaker_id);
    // A deleted speaker can be restored, and is in the session again then.
    return shown == null ? [] : [{ speaker: speaker_id ?? '', name: shown, role }];
  });
}

export function addSessionTo(
  context: CallContext,
  { edition: editionId, from, ...data }: z.output<typeof newSession>,
): Promise<string> {
  return changePlan(context, editionId, async (database, edition) => {
    if (!from) return insertNewSession(database, context, edition, data);
    const like = await likeSession(database, edition, from);
    const given = { ...like, ...withoutUndefined(data) };
    const made = await insertNewSession(database, context, edition, given);
    // What it says itself isn't what the other one says in other languages.
    const asThere = (field: string) =>
      isDeepStrictEqual(Reflect.get(given, field), Reflect.get(like, field)) ? field : undefined;
    await copyTranslations(database, sessionKind.name, new Map([[from, made.result]]), asThere);
    return made;
  });
}

/** Adds a session to an edition. Runs in the caller's transaction. */
export async function insertNewSession(
  database: Database,
  context: Pick<Services, 'clock'>,
  edition: EditionRow,
  { people = [], ...data }: NewSession,
) {
  await ensureKinds(database, context, edition.id);
  const now = context.clock.now().toISOString();
  const resolved = await resolve(database, context, edition.id, data);
  const kinds = await listListed(database, 'programme_kinds', edition.id);
  const kind = kindNamed(kinds, resolved.kind ?? USUAL_KIND);
  const columns = toColumns(sessionFields, {
    ...resolved,
    kind: kind.id,
    length: data.length ?? (await usualLength(database, edition, kind)),
    state: data.state ?? 'confirmed',
  });
  const row: SessionRow = {
    id: newId(),
    event_id: edition.id,
    ...columns,
    ...placed(columns),
    position: await nextPositionIn(database),
    created_at: now,
    updated_at: now,
    deleted_at: null,
  };
  assertIsShown(edition, row);
  await insertSession(database, row);
  await writePeople(database, row.id, await peopleRows(database, row, people, []));
  return { result: row.id, activity: entry('Created', row, say.addedEntry(row)) };
}

/** Refuses if the session is no longer at the given version. */
export async function changeSession(
  context: CallContext,
  id: string,
  { version, people, ...data }: z.output<typeof changedSession>,
): Promise<void> {
  const { event_id } = await getSession(context.store.database, id);
  return changePlan(context, event_id, async (database, edition) => {
    const plan = await readPlan(database, edition);
    const before = sessionIn(plan, id);
    assertVersion(before, version);
    const columns = await changedColumns(database, context, before, data);
    assertIsShown(edition, columns, before);
    await updateSessionRow(database, id, { ...columns, updated_at: context.clock.now().toISOString() });
    if (people) await writePeople(database, id, await peopleRows(database, before, people, before.people));
    const after = await readPlan(database, edition);
    const session = sessionIn(after, id);
    const changes = changesBetween(
      () => textsOf(plan, before),
      () => textsOf(after, session),
    );
    if (JSON.stringify(before.people) !== JSON.stringify(session.people)) changes.push(changed(say.people));
    if (changes.length === 0) return { result: undefined };
    return {
      result: undefined,
      activity: { ...entry('Updated', session, say.updatedEntry(session)), changes },
    };
  });
}

/** All of them or none; refuses if one is no longer at the given version. Returns those that are elsewhere now. */
export async function moveSessionsOf(context: CallContext, moves: Moves): Promise<string[]> {
  const [first] = moves;
  const { event_id } = await getSession(context.store.database, first?.id ?? '');
  return changePlan(context, event_id, async (database, edition) => {
    const plan = await readPlan(database, edition);
    const moved: SessionRow[] = [];
    for (const { id, version, ...to } of moves) {
      const before = sessionIn(plan, id);
      assertVersion(before, version);
      const columns = await changedColumns(database, context, before, to);
      const isSame = (['day', 'start', 'length', 'room_id'] as const).every(
        (name) => columns[name] === before[name],
      );
      if (isSame) continue;
      assertIsShown(edition, columns, before);
      await updateSessionRow(database, id, { ...columns, updated_at: context.clock.now().toISOString() });
      moved.push(before);
    }
    const result = moved.map(({ id }) => id);
    const [one] = moved;
    if (!one) return { result };
    const description = say.movedEntry({ count: moved.length, title: one.title });
    return {
      result,
      activity: entry('Updated', { ...one, id: moved.length === 1 ? one.id : null }, description),
    };
  });
}

export async function removeSession(context: CallContext, id: string): Promise<string> {
  const { event_id } = await getSession(context.store.database, id);
  return changePlan(context, event_id, async (database) => {
    const row = await getSession(database, id);
    await hideSession(database, id, context.clock.now().toISOString());
    return { result: row.title, activity: entry('Deleted', row, say.deletedEntry(row)) };
  });
}

/** Undefined if there is no session with this id. Runs in the caller's transaction. */
export async function hideSession(database: Database, id: string, deleted_at: string) {
  const row = await findSession(database, id);
  if (row) await updateSessionRow(database, id, { deleted_at });
  return row;
}

/** Undefined if no deleted session has this id. Runs in the caller's transaction. */
export async function restoreSession(
  database: Database,
  id: string,
): Promise<WithActivity<string> | undefined> {
  const row = await findDeletedSession(database, id);
  if (!row) return undefined;
  await updateSessionRow(database, id, { deleted_at: null });
  await keepKindOf(database, row);
  return { result: row.title, activity: entry('Restored', row, say.restoredEntry(row)) };
}

export async function readSession(database: Database, id: string) {
  const session = await inItsPlan(database, await getSession(database, id));
  const ids = session.people.flatMap(({ speaker_id }) => speaker_id ?? []);
  const named = await listNamesOf(database, ids);
  const names = namesById(named.map((one) => ({ id: one.id, name: calledOf(one) })));
  return { ...toPlanned(session, names), edition: session.event_id };
}

export async function findSessionsByTitle(
  database: Database,
  term: string,
  limit: number,
  scope: EditionScope,
): Promise<FoundRecord[]> {
  const rows = await findTitled(database, term, limit, scope);
  return rows.map(({ id, title }) => ({ id, title, details: [] }));
}

async function getSession(database: Database, id: string): Promise<SessionRow> {
  const row = await findSession(database, id);
  if (!row) throw new Refusal('not-found', say.gone());
  return row;
}

function sessionIn({ sessions }: PlanRows, id: string): SessionWithPeople {
  const found = sessions.find((session) => session.id === id);
  if (!found) throw new Refusal('not-found', say.gone());
  return found;
}

function assertVersion(session: SessionWithPeople, version: string | undefined): void {
  if (!isBasedOn(version, sessionVersion(session))) throw new ChangedMeanwhile();
}

async function changedColumns(
  database: Database,
  context: Pick<Services, 'clock'>,
  before: SessionWithPeople,
  data: Partial<Omit<ChangedSession, 'people'>>,
) {
  const resolved = await resolve(database, context, before.event_id, data);
  const { kind, ...others } = resolved;
  const kinds = kind === undefined ? [] : await listListed(database, 'programme_kinds', before.event_id);
  const columns = toColumns(sessionFields, {
    ...toSent(sessionFields, before),
    ...withoutUndefined(others),
    ...(kind !== undefined && { kind: kindNamed(kinds, kind).id }),
  } as Sent<SessionFields>);
  return { ...columns, ...placed(columns) };
}

/** A day without a time, or a time without a day, is neither. */
export function placed({ day, start }: Pick<SessionRow, 'day' | 'start'>) {
  return day === null || start === null ? { day: null, start: null } : { day, start };
}

type Begins = Pick<SessionRow, 'title' | 'day' | 'start'>;

/** Refuses a time that clocks skip that day, unless the session had it before: the edition may have moved since. */
function assertIsShown(
  { event_date, zone }: EditionRow,
  { title, day, start }: Begins,
  before?: Begins,
): void {
  if (!event_date || day === null || start === null) return;
  const time = formatTime(start);
  const isSame = before?.day === day && before.start === start;
  if (isSame || timesShown(addDays(event_date, day), time, zone) > 0) return;
  throw new Refusal('invalid', skipped({ title, time }), { start: hourSkipped() });
}

/** With the ids of what is named; a room or track that isn't there yet is added. */
async function resolve<
  Data extends {
    room?: string | null | undefined;
    track?: string | null | undefined;
    picture?: string | null | undefined;
  },
>(database: Database, context: Pick<Services, 'clock'>, editionId: string, data: Data): Promise<Data> {
  const { room, track, picture } = data;
  if (picture && (await findSizes(database, [picture])).length === 0)
    throw new Refusal('invalid', say.pictureGone(), { picture: say.pictureGone() });
  return {
    ...data,
    ...(room && { room: await listedId(database, context, editionId, 'programme_rooms', room, newRoom) }),
    ...(track && {
      track: await listedId(database, context, editionId, 'programme_tracks', track, newTrack),
    }),
  };
}

function kindNamed(kinds: readonly SessionKindRow[], idOrName: string): SessionKindRow {
  const key = normaliseForSearch(firstKinds().find(({ id }) => id === idOrName)?.name ?? idOrName);
  const found = kinds.find(({ id }) => id === idOrName) ?? kinds.find(({ name_key }) => name_key === key);
  const chosen = found ?? (idOrName === USUAL_KIND ? kinds[0] : undefined);
  if (!chosen) throw new Refusal('invalid', say.kindMissing(), { kind: say.kindMissing() });
  return chosen;
}

/** As long as the last one of its kind that was planned. */
async function usualLength(database: Database, edition: EditionRow, kind: SessionKindRow): Promise<number> {
  const { sessions } = await readPlan(database, edition);
  const newest = sessions
    .filter(({ kind_id }) => kind_id === kind.id)
    .reduce<SessionRow | undefined>(
      (last, one) => (last && last.updated_at >= one.updated_at ? last : one),
      undefined,
    );
  return newest?.length ?? kind.length;
}

async function peopleRows(
  database: Database,
  session: Pick<SessionRow, 'id' | 'event_id'>,
  sent: NonNullable<SentPeople>,
  before: readonly SessionPersonRow[],
): Promise<SessionPersonRow[]> {
  return peopleOf(await namedSpeakers(database), session, sent, before);
}

export function peopleOf(
  speakers: readonly NamedSpeaker[],
  session: Pick<SessionRow, 'id' | 'event_id'>,
  sent: NonNullable<SentPeople>,
  before: readonly SessionPersonRow[] = [],
): SessionPersonRow[] {
  const own = speakers.filter(({ editionId }) => editionId === session.event_id);
  const named = sent.map(({ person, role }) => {
    const key = normaliseForSearch(person);
    const speaker = speakers.find(({ id }) => id === person) ?? own.find(({ keys }) => keys.includes(key));
    return { key: speaker?.id ?? key, speaker, person, role };
  });
  // Whoever is named twice is there once, in the first role that is said.
  return [...Map.groupBy(named, ({ key }) => key).values()].flatMap((alike, position) => {
    const [first] = alike;
    if (!first) return [];
    const { speaker, person } = first;
    const who = { speaker_id: speaker?.id ?? null, name: speaker ? null : person };
    const known = before.find((row) => row.speaker_id === who.speaker_id && row.name === who.name);
    const role = alike.find((one) => one.role)?.role ?? documentedRole(speaker?.role ?? '');
    return { id: known?.id ?? newId(), session_id: session.id, ...who, role, position };
  });
}

async function likeSession(database: Database, edition: EditionRow, id: string): Promise<NewSession> {
  const session = sessionIn(await readPlan(database, edition), id);
  return {
    ...(toSent(sessionFields, session) as NewSession),
    people: session.people.map(({ speaker_id, name, role }) => ({ person: speaker_id ?? name ?? '', role })),
  };
}

function withoutUndefined<Data extends object>(data: Data): Data {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined)) as Data;
}

/** What the history says of a session. */
function textsOf({ edition, rooms, tracks, kinds }: PlanRows, session: SessionRow): Record<string, string> {
  const nameIn = (rows: readonly { id: string; name: string }[]) => (id: string) =>
    rows.find((row) => row.id === id)?.name ?? '';
  return textByLabel(sessionFields, fromRow(sessionFields, session), {
    kind: nameIn(kinds),
    track: nameIn(tracks),
    room: nameIn(rooms),
    day: (day) => (edition.event_date ? longDate(addDays(edition.event_date, day)) : String(day + 1)),
  });
}

function entry(type: ActivityType, { id }: { id: string | null }, description: string) {
  return { type, description, subject: { type: 'programme' as const, id } };
}
