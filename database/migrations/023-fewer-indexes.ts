import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../column-types.ts';

const FILTERED = [
  ['attendees', 'notice'],
  ['partnerships', 'notice'],
  ['partnerships', 'package'],
] as const;
/** What the dashboard counts registrations by. With the column of the condition, the index alone is read. */
const COUNTED = ['company_key', 'created_at'];
const SEARCHED = ['attendees', 'partnerships', 'activity'];

/**
 * A registration had 26 indexes to keep. Sorting by a filtered column now uses the index of the filter, a search
 * of a single letter reads the texts, and one index orders the activities with and without what was removed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  for (const [table, column] of FILTERED) {
    for (const name of ['', '_alone']) await run(`drop index ${table}_by_${column}${name}`);
    await run(`create index ${table}_by_${column} on ${table} (${column}, created_at, id, deleted_at)
      where deleted_at is null`);
  }
  for (const column of COUNTED) {
    await run(`drop index attendees_by_${column}`);
    await run(`create index attendees_by_${column} on attendees (${column}, id, deleted_at)
      where deleted_at is null`);
  }
  for (const name of ['sorted_by_activity_type', 'sorted_by_user_id', 'by_user_id', 'time', 'recent'])
    await run(`drop index activity_${name}`);
  const emptyFirst = isPostgres(db) ? 'nulls first' : '';
  await run(`create index activity_by_user_id on activity (user_id ${emptyFirst}, time, id)`);
  await run('create index activity_time on activity (time, id, removed_at)');
  // PostgreSQL has been without them since migration 009.
  if (!isPostgres(db)) for (const table of SEARCHED) await run(`drop index ${table}_searched`);
}
