import type { AttendeeRow } from '#database/schema.ts';
import type { Database } from '#platform/server/database/store.ts';

/** Those that these submissions created, deleted ones included. */
export async function findBySubmissionKeys(
  database: Database,
  keys: readonly string[],
): Promise<AttendeeRow[]> {
  if (keys.length === 0) return [];
  return database.selectFrom('attendees').selectAll().where('submission_key', 'in', keys).execute();
}

/** Their keys can be used again. */
export async function freeSubmissionKeys(database: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await database.updateTable('attendees').set({ submission_key: null }).where('id', 'in', ids).execute();
}
