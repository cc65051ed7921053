import { type SelectQueryBuilder, sql } from 'kysely';
import type { Tables } from '#database/schema.ts';
import { allRows } from '#platform/server/database/all-rows.ts';
import { insertRows } from '#platform/server/database/insert-rows.ts';
import { count } from '#platform/server/database/list.ts';
import { nextPosition } from '#platform/server/database/positions.ts';
import { contains } from '#platform/server/database/search.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { EditionScope } from '#rooms/edition/server.ts';
import type {
  ProgrammeChangeRow,
  ProgrammeSettingsRow,
  RoomRow,
  SessionKindRow,
  SessionPersonRow,
  SessionRow,
  TrackRow,
} from './tables.ts';

/** The tables of what stands around sessions. */
export interface Lists {
  programme_rooms: RoomRow;
  programme_tracks: TrackRow;
  programme_kinds: SessionKindRow;
}

function existing(database: Database) {
  return database.selectFrom('programme_sessions').selectAll().where('deleted_at', 'is', null);
}

/** Of an edition: all, or those of a day; null is for what has no time. */
export interface SessionsOf {
  editionId: string;
  day?: number | null | undefined;
}

function planned(database: Database, { editionId, day }: SessionsOf) {
  const found = existing(database).where('event_id', '=', editionId);
  return day === undefined ? found : found.where('day', day === null ? 'is' : '=', day);
}

export function listSessions(database: Database, of: SessionsOf): Promise<SessionRow[]> {
  return planned(database, of).orderBy('position').orderBy('id').execute();
}

export function findSession(database: Database, id: string): Promise<SessionRow | undefined> {
  return existing(database).where('id', '=', id).executeTakeFirst();
}

export function findDeletedSession(database: Database, id: string): Promise<SessionRow | undefined> {
  return database
    .selectFrom('programme_sessions')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst();
}

export function findTitled(database: Database, term: string, limit: number, { editionId }: EditionScope) {
  const found = existing(database).where(contains('title_key', term));
  return (editionId ? found.where('event_id', '=', editionId) : found)
    .orderBy('title_key')
    .limit(limit)
    .execute();
}

/** How many sessions each edition has. */
export function countSessions(database: Database): Promise<{ event_id: string; count: number | string }[]> {
  return database
    .selectFrom('programme_sessions')
    .select(({ fn }) => ['event_id', fn.countAll().as('count')])
    .where('deleted_at', 'is', null)
    .groupBy('event_id')
    .$castTo<{ event_id: string; count: number | string }>()
    .execute();
}

/** Of sessions that exist, in the order of each. */
export function listPeople(database: Database, of: SessionsOf): Promise<SessionPersonRow[]> {
  return database
    .selectFrom('programme_session_people')
    .selectAll()
    .where('session_id', 'in', planned(database, of).clearSelect().select('id'))
    .orderBy('session_id')
    .orderBy('position')
    .execute();
}

/** Of one session, in their order. */
export function listPeopleOf(database: Database, sessionId: string): Promise<SessionPersonRow[]> {
  return database
    .selectFrom('programme_session_people')
    .selectAll()
    .where('session_id', '=', sessionId)
    .orderBy('position')
    .execute();
}

export function nextPositionIn(database: Database): Promise<number> {
  return nextPosition(database.selectFrom('programme_sessions'));
}

export async function insertSession(database: Database, row: SessionRow): Promise<void> {
  await database.insertInto('programme_sessions').values(row).execute();
}

export async function updateSessionRow(database: Database, id: string, row: Partial<SessionRow>) {
  await database.updateTable('programme_sessions').set(row).where('id', '=', id).execute();
}

/** Puts these in the place of a session's people. */
export async function writePeople(
  database: Database,
  sessionId: string,
  people: readonly SessionPersonRow[],
): Promise<void> {
  await database.deleteFrom('programme_session_people').where('session_id', '=', sessionId).execute();
  await insertRows(database, 'programme_session_people', people);
}

interface ListQueries<Row> {
  list: (database: Database, editionId: string) => Promise<Row[]>;
  insert: (database: Database, row: Row) => Promise<unknown>;
  update: (database: Database, id: string, row: Partial<Row>) => Promise<unknown>;
}

const LISTS: { [Table in keyof Lists]: ListQueries<Lists[Table]> } = {
  programme_rooms: {
    list: (database, editionId) =>
      ofEdition(database.selectFrom('programme_rooms').selectAll(), editionId).execute(),
    insert: (database, row) => database.insertInto('programme_rooms').values(row).execute(),
    update: (database, id, row) =>
      database.updateTable('programme_rooms').set(row).where('id', '=', id).execute(),
  },
  programme_tracks: {
    list: (database, editionId) =>
      ofEdition(database.selectFrom('programme_tracks').selectAll(), editionId).execute(),
    insert: (database, row) => database.insertInto('programme_tracks').values(row).execute(),
    update: (database, id, row) =>
      database.updateTable('programme_tracks').set(row).where('id', '=', id).execute(),
  },
  programme_kinds: {
    list: (database, editionId) =>
      ofEdition(database.selectFrom('programme_kinds').selectAll(), editionId).execute(),
    insert: (database, row) => database.insertInto('programme_kinds').values(row).execute(),
    update: (database, id, row) =>
      database.updateTable('programme_kinds').set(row).where('id', '=', id).execute(),
  },
};

function ofEdition<Table extends keyof Lists, Row>(
  rows: SelectQueryBuilder<Pick<Tables, keyof Lists>, Table, Row>,
  editionId: string,
): SelectQueryBuilder<Pick<Tables, keyof Lists>, Table, Row> {
  return rows
    .where(sql.ref('event_id'), '=', editionId)
    .where(sql.ref('deleted_at'), 'is', null)
    .orderBy(sql.ref('position'))
    .orderBy(sql.ref('id'));
}

export function listListed<Table extends keyof Lists>(
  database: Database,
  table: Table,
  editionId: string,
): Promise<Lists[Table][]> {
  return LISTS[table].list(database, editionId);
}

export async function insertListed<Table extends keyof Lists>(
  database: Database,
  table: Table,
  row: Lists[Table],
): Promise<void> {
  await LISTS[table].insert(database, row);
}

export async function updateListed<Table extends keyof Lists>(
  database: Database,
  table: Table,
  id: string,
  row: Partial<Lists[Table]>,
): Promise<void> {
  await LISTS[table].update(database, id, row);
}

/** The kind of a session that comes back is there again, if it was removed meanwhile. */
export async function keepKindOf(
  database: Database,
  { kind_id }: Pick<SessionRow, 'kind_id'>,
): Promise<void> {
  await updateListed(database, 'programme_kinds', kind_id, { deleted_at: null });
}

export function findSettings(
  database: Database,
  editionId: string,
): Promise<ProgrammeSettingsRow | undefined> {
  return database
    .selectFrom('programme_settings')
    .selectAll()
    .where('event_id', '=', editionId)
    .executeTakeFirst();
}

export async function writeSettings(database: Database, row: ProgrammeSettingsRow): Promise<void> {
  await database
    .insertInto('programme_settings')
    .values(row)
    .onConflict((conflict) => conflict.column('event_id').doUpdateSet(row))
    .execute();
}

function changesBy(database: Database, editionId: string, userId: string | null) {
  return database
    .selectFrom('programme_changes')
    .selectAll()
    .where('event_id', '=', editionId)
    .where('user_id', userId === null ? 'is' : '=', userId);
}

interface ChangesOf {
  editionId: string;
  userId: string | null;
  /** An instant: those from before can't be taken back any more. */
  since: string;
}

/** The newest change of a user that stands. */
export function findUndoable(database: Database, { editionId, userId, since }: ChangesOf) {
  return changesBy(database, editionId, userId)
    .where('created_at', '>=', since)
    .where('undone_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The oldest change of a user that was taken back. */
export function findRedoable(database: Database, { editionId, userId, since }: ChangesOf) {
  return changesBy(database, editionId, userId)
    .where('created_at', '>=', since)
    .where('undone_at', 'is not', null)
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

export async function insertChange(database: Database, row: ProgrammeChangeRow): Promise<void> {
  await database.insertInto('programme_changes').values(row).execute();
}

export async function markChange(database: Database, id: string, undone_at: string | null): Promise<void> {
  await database.updateTable('programme_changes').set({ undone_at }).where('id', '=', id).execute();
}

/** What was taken back can't be done again after another change; and what is old isn't kept. */
export async function dropChanges(
  database: Database,
  { editionId, userId, since }: ChangesOf,
): Promise<void> {
  await database
    .deleteFrom('programme_changes')
    .where('event_id', '=', editionId)
    .where('user_id', userId === null ? 'is' : '=', userId)
    .where('undone_at', 'is not', null)
    .execute();
  await database.deleteFrom('programme_changes').where('created_at', '<', since).execute();
}

/** Deleted ones included. */
export function listWritten(database: Database) {
  return allRows(database.selectFrom('programme_sessions').selectAll());
}

/** Those who are only a name. */
export function listNames(database: Database) {
  return allRows(database.selectFrom('programme_session_people').selectAll().where('name', 'is not', null));
}

/** The sessions with one of these pictures, deleted ones included. */
export function listShowing(database: Database, names: readonly string[]) {
  return database
    .selectFrom('programme_sessions')
    .select(['id', 'title', 'picture'])
    .where('picture', 'in', names)
    .execute();
}

/** The pictures of sessions with such a title. */
export function findPicturesTitled(database: Database, title: string, limit: number) {
  return existing(database)
    .clearSelect()
    .select('picture')
    .where('picture', 'is not', null)
    .where(contains('title_key', title))
    .limit(limit)
    .execute();
}

export async function replacePicture(database: Database, from: string, to: string): Promise<void> {
  await database.updateTable('programme_sessions').set({ picture: to }).where('picture', '=', from).execute();
}

/** The changes with one of these texts in their rows. */
export function listChangesKeeping(database: Database, texts: readonly string[]) {
  return database
    .selectFrom('programme_changes')
    .select(['id', 'description', 'before', 'after'])
    .where((where) =>
      where.or(
        texts.flatMap((text) => [where('before', 'like', `%${text}%`), where('after', 'like', `%${text}%`)]),
      ),
    )
    .execute();
}

export async function rewriteChange(
  database: Database,
  id: string,
  rows: Pick<ProgrammeChangeRow, 'before' | 'after'>,
): Promise<void> {
  await database.updateTable('programme_changes').set(rows).where('id', '=', id).execute();
}

/** What the sessions in which these are, are called. */
export async function titlesOfSpeakers(database: Database, ids: readonly string[]): Promise<string[]> {
  const rows = await database
    .selectFrom('programme_sessions')
    .select('title')
    .where('id', 'in', (of) =>
      of.selectFrom('programme_session_people').select('session_id').where('speaker_id', 'in', ids),
    )
    .where('deleted_at', 'is', null)
    .orderBy('title_key')
    .execute();
  return rows.map(({ title }) => title);
}

/** Who is in these sessions, unless they are deleted. */
export function peopleOfSessions(
  database: Database,
  ids: readonly string[],
): Promise<Pick<SessionPersonRow, 'speaker_id' | 'name'>[]> {
  return database
    .selectFrom('programme_session_people')
    .innerJoin('programme_sessions', 'programme_sessions.id', 'session_id')
    .select(['speaker_id', 'name'])
    .where('session_id', 'in', ids)
    .where('deleted_at', 'is', null)
    .orderBy('session_id')
    .orderBy('programme_session_people.position')
    .execute();
}

/** How many of them hang on these. */
export function countInEditions(database: Database, ids: readonly string[]): Promise<number> {
  return count(
    database
      .selectFrom('programme_sessions')
      .selectAll()
      .where('event_id', 'in', ids)
      .where('deleted_at', 'is', null),
  );
}

/** Many at once, with who is in them. */
export async function insertSessions(
  database: Database,
  sessions: readonly SessionRow[],
  people: readonly SessionPersonRow[],
): Promise<void> {
  await insertRows(database, 'programme_sessions', sessions);
  await insertRows(database, 'programme_session_people', people);
}
