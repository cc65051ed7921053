import { type Kysely, sql } from 'kysely';

/**
 * What the attendees' filters find is counted and read from indexes alone; those in every state are read in their order; only those
 * who answered something are looked at for their answers.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index attendees_by_created_at`.execute(db);
  await sql`create index attendees_by_created_at
    on attendees (created_at, id, deleted_at, cancelled_at, event_id, language, news_agreed_at)`.execute(db);
  await sql`drop index attendees_by_notice`.execute(db);
  await sql`create index attendees_by_notice
    on attendees (notice, created_at, id, deleted_at, cancelled_at, event_id, language, news_agreed_at)
    where deleted_at is null and cancelled_at is null`.execute(db);
  await sql`create index attendees_answered on attendees (event_id)
    where answers is not null and deleted_at is null and cancelled_at is null`.execute(db);
}
