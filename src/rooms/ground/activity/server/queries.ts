import type { ListQuery } from '#platform/contract/lists.ts';
import { zonedInstant } from '#platform/contract/zoned-instant.ts';
import { addDays } from '#platform/contract/zoned-time.ts';
import { allRows } from '#platform/server/database/all-rows.ts';
import { insertRows } from '#platform/server/database/insert-rows.ts';
import { type ListShape, list } from '#platform/server/database/list.ts';
import type { LongTable } from '#platform/server/database/long-tables.ts';
import { matching } from '#platform/server/database/search.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { ACTIVITY_SORTS, ActivityListQuery } from '../contract.ts';
import type { ActivityRow, ErasureRow } from './tables.ts';

type Column = (typeof ACTIVITY_SORTS)[number];

const ACTIVITY: LongTable = { table: 'activity', hidden: ['removed_at'] };

const SHAPE: ListShape<Column> = {
  columns: {
    user_id: 'user_id',
    username: 'username',
    activity_type: 'activity_type',
    activity_description: 'activity_description',
    time: 'time',
  },
  nullable: ['user_id'],
  ties: { user_id: 'time', activity_type: 'time' },
  initial: { sort: 'time', order: 'desc' },
  tieBreaker: 'id',
};

export async function insertActivities(database: Database, rows: readonly ActivityRow[]): Promise<void> {
  await insertRows(database, 'activity', rows);
}

/** The dashboard's list, without the rows removed from it. */
export async function listRecentActivity(database: Database, listQuery: ListQuery<Column>) {
  const { condition, count } = await matching(database, ACTIVITY, listQuery.search);
  const listed = database.selectFrom('activity').selectAll().where('removed_at', 'is', null);
  return list(listed.where(condition), listQuery, SHAPE, count.shown);
}

interface Within {
  zone: string;
  /** What it may be about; anything, if it isn't said. */
  subjects?: readonly string[] | undefined;
}

/** Everything ever recorded, filtered. */
export async function listActivity(
  database: Database,
  listQuery: ActivityListQuery,
  { zone, subjects }: Within,
) {
  const { search, type, subject, subjectId, userId, from, to } = listQuery;
  const dayStart = (day: string) => zonedInstant(day, zone).toISOString();
  const { condition, count } = await matching(database, ACTIVITY, search);
  const query = database
    .selectFrom('activity')
    .selectAll()
    .where(condition)
    .$if(subjects !== undefined, (rows) => rows.where('subject_type', 'in', subjects ?? []))
    .$if(!!type, (rows) => rows.where('activity_type', '=', type ?? ''))
    .$if(!!subject, (rows) => rows.where('subject_type', '=', subject ?? ''))
    .$if(!!subjectId, (rows) => rows.where('subject_id', '=', subjectId ?? ''))
    .$if(!!userId, (rows) => rows.where('user_id', '=', userId ?? ''))
    .$if(!!from, (rows) => rows.where('time', '>=', dayStart(from ?? '')))
    .$if(!!to, (rows) => rows.where('time', '<', dayStart(addDays(to ?? '', 1))));
  const isUnfiltered = !(subjects || type || subject || subjectId || userId || from || to);
  return list(query, listQuery, SHAPE, isUnfiltered ? count.total : undefined);
}

/** The user's newest sign-in before the one that opened the session; without a session, the newest. */
export async function findPreviousSignIn(
  database: Database,
  { type, userId, sessionId }: { type: string; userId: string; sessionId?: string },
): Promise<string | undefined> {
  const signIns = database
    .selectFrom('activity')
    .where('user_id', '=', userId)
    .where('activity_type', '=', type)
    // Outside clients may report any type; only a sign-in has a session.
    .where('subject_type', '=', 'session');
  const present = signIns.where('subject_id', '=', sessionId ?? '').select('id');
  const previous = await signIns
    .select('time')
    .$if(sessionId !== undefined, (rows) => rows.where('id', '<', present))
    .orderBy('time', 'desc')
    .limit(1)
    .executeTakeFirst();
  return previous?.time;
}

/** How many activities of these types are about this record, and the time of the last, by type. */
export function countAbout(
  database: Database,
  { types, id, since }: { types: readonly string[]; id: string; since: string },
) {
  return database
    .selectFrom('activity')
    .select(['activity_type', (of) => of.cast<number>(of.fn.countAll(), 'integer').as('count')])
    .select((of) => of.fn.max('time').as('last'))
    .where('subject_id', '=', id)
    .where('activity_type', 'in', types)
    .where('time', '>=', since)
    .groupBy('activity_type')
    .execute();
}

/** The newest activities in the dashboard's list that this user may know of. */
export function listKnowable(
  database: Database,
  { userId, subjects, limit }: { userId: string; subjects: readonly string[]; limit: number },
): Promise<ActivityRow[]> {
  return database
    .selectFrom('activity')
    .selectAll()
    .where('removed_at', 'is', null)
    .where((either) => either.or([either('user_id', '=', userId), either('subject_type', 'in', subjects)]))
    .orderBy('time', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export function findActivity(database: Database, id: string): Promise<ActivityRow | undefined> {
  return database
    .selectFrom('activity')
    .selectAll()
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
}

/** What is about these records or was done by these users. */
export function listRelated(database: Database, ids: readonly string[]): Promise<ActivityRow[]> {
  const activity = database.selectFrom('activity').selectAll();
  return activity
    .where('subject_id', 'in', ids)
    .union(activity.where('user_id', 'in', ids))
    .execute();
}

/** What has this text in who, what or description; only about this subject, if given. */
export async function listTextMatches(
  database: Database,
  text: string,
  subject?: string,
): Promise<ActivityRow[]> {
  const { condition } = await matching(database, ACTIVITY, text);
  return database
    .selectFrom('activity')
    .selectAll()
    .where(condition)
    .$if(subject !== undefined, (rows) => rows.where('subject_type', '=', subject ?? ''))
    .execute();
}

/** What comes before the search, in each language of the record. */
const SEARCHED = ["matching '", 'correspondant à «'];

/** Exports of lists that were searched. */
export function listSearchedExports(database: Database): Promise<ActivityRow[]> {
  return database
    .selectFrom('activity')
    .selectAll()
    .where('subject_type', '=', 'export')
    .where((of) => of.or(SEARCHED.map((words) => of('activity_description', 'like', `% ${words}%`))))
    .execute();
}

/** Activities that changed something, in the order of their ids. */
export function listWithChanges(database: Database) {
  return allRows(database.selectFrom('activity').selectAll().where('changes', 'is not', null));
}

export async function insertErasure(database: Database, row: ErasureRow): Promise<void> {
  await database.insertInto('erasures').values(row).execute();
}

export async function eraseActivity(database: Database, row: ActivityRow): Promise<void> {
  const { id, user_id, username, activity_description, changes, search_text, erasure_id } = row;
  await database
    .updateTable('activity')
    .set({ user_id, username, activity_description, changes, search_text, erasure_id })
    .where('id', '=', id)
    .execute();
}

export async function hideActivity(database: Database, id: string, at: string): Promise<void> {
  await database.updateTable('activity').set({ removed_at: at }).where('id', '=', id).execute();
}
