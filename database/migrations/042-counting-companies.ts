import { type Kysely, sql } from 'kysely';

/** Companies are counted from their index alone: it has all that is asked of a row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('attendees_by_group').execute();
  await sql`create index attendees_by_group on attendees (group_key, event_id, company_key, deleted_at, cancelled_at)
    where deleted_at is null and cancelled_at is null`.execute(db);
}
