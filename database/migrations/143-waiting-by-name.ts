import { type Kysely, sql } from 'kysely';

/** Who waits is searched in an index alone, and listed by name without being sorted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index waiting_entries_by_name on waiting_entries (fullname_key, id, event_id, state, search_text)
    where state in ('waiting', 'offered')`.execute(db);
}
