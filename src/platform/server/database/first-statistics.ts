import { sql } from 'kysely';
import type { Job } from '../jobs/job.ts';

/** PostgreSQL looks for tables that have changed once a minute, in which a crowd can register thousands. */
const EVERY_MS = 5_000;
/** Fewer are read as quickly without an index. */
const ROWS_MIN = 50;

/**
 * Of a table whose statistics were never gathered, PostgreSQL supposes that a row without a date of deletion is rare. It then
 * reads the whole of some index of such rows, rather than look up in the right one, and each registration takes longer than
 * the one before.
 */
export const gatherFirstStatistics: Job = {
  kind: 'gather-first-statistics',
  schedule: { every: EVERY_MS },
  run: async ({ store: { database } }) => {
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_stat_user_tables
      where schemaname = current_schema() and n_live_tup >= ${ROWS_MIN}
        and last_analyze is null and last_autoanalyze is null
    `.execute(database);
    for (const { name } of rows) await sql`analyze ${sql.id(name)}`.execute(database);
  },
};
