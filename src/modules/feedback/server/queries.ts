import type { Database } from '#platform/server/database/store.ts';
import type { FeedbackRow } from './tables.ts';

function all(database: Database) {
  return database.selectFrom('session_feedback').selectAll();
}

export function listOf(database: Database, sessionIds: readonly string[]): Promise<FeedbackRow[]> {
  if (sessionIds.length === 0) return Promise.resolve([]);
  return all(database)
    .where('session_id', 'in', sessionIds)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute();
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
