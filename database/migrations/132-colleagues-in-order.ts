import { type Kysely, sql } from 'kysely';

/** The first to register of a company are read from the index that counts its people, in their order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index attendees_by_group`.execute(db);
  await sql`create index attendees_by_group
    on attendees (group_key, event_id, created_at, id, company_key, deleted_at, cancelled_at)
    where deleted_at is null and cancelled_at is null`.execute(db);
}
