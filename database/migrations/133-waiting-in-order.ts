import { type Kysely, sql } from 'kysely';

/** Those who wait are listed and counted, and their turns found, in one index. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index waiting_entries_in_order on waiting_entries (position, id, event_id, state, size)
    where state in ('waiting', 'offered')`.execute(db);
}
