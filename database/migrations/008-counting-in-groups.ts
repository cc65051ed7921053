import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../column-types.ts';

/**
 * Indexes for the dashboard's grouped counts. PostgreSQL stores equal entries of a one-column index only
 * once. SQLite counts from the lists' own indexes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (!isPostgres(db)) return;
  for (const column of ['notice', 'company_key']) {
    const name = sql.id(`attendees_counted_by_${column}`);
    await sql`create index ${name} on attendees (${sql.ref(column)}) where deleted_at is null`.execute(db);
  }
}
