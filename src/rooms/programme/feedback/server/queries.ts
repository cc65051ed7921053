import type { Database } from '#platform/server/database/store.ts';
import type { FeedbackRow } from './tables.ts';

function all(database: Database) {
  return database.selectFrom('session_feedback').selectAll();
}

/** The last ones first. */
export function listOf(database: Database, sessionIds: readonly string[]): Promise<FeedbackRow[]> {
  if (sessionIds.length === 0) return Promise.resolve([]);
  return all(database)
    .where('session_id', 'in', sessionIds)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute();
}

/** The same by session, as ids. */
export async function listIdsOf(
  database: Database,
  sessionIds: readonly string[],
): Promise<Pick<FeedbackRow, 'id' | 'session_id'>[]> {
  if (sessionIds.length === 0) return [];
  return database
    .selectFrom('session_feedback')
    .select(['id', 'session_id'])
    .where('session_id', 'in', sessionIds)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute();
}

export function listByIds(database: Database, ids: readonly string[]): Promise<FeedbackRow[]> {
  return all(database).where('id', 'in', ids).execute();
}

/** How many gave how many stars to these sessions. */
export async function countStars(database: Database, sessionIds: readonly string[]) {
  if (sessionIds.length === 0) return [];
  const counted = await database
    .selectFrom('session_feedback')
    .select(({ fn }) => ['session_id', 'stars', fn.countAll<number | string>().as('count')])
    .where('session_id', 'in', sessionIds)
    .groupBy(['session_id', 'stars'])
    .execute();
  return counted.map(({ count, ...of }) => ({ ...of, count: Number(count) }));
}

export function listBy(database: Database, attendeeIds: readonly string[]): Promise<FeedbackRow[]> {
  if (attendeeIds.length === 0) return Promise.resolve([]);
  return all(database).where('attendee_id', 'in', attendeeIds).orderBy('id').execute();
}

/** In place of what the same attendee gave before. */
export async function writeFeedback(database: Database, row: FeedbackRow): Promise<void> {
  const { stars, words, updated_at } = row;
  await database
    .insertInto('session_feedback')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['session_id', 'attendee_id']).doUpdateSet({ stars, words, updated_at }),
    )
    .execute();
}

export async function eraseFeedback(database: Database, ids: readonly string[]): Promise<void> {
  await database.deleteFrom('session_feedback').where('id', 'in', ids).execute();
}
