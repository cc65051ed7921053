import { type Kysely, sql } from 'kysely';

/** Which groups are complete and have somebody who wasn't told so is found in their index alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('attendees_by_group_discount').execute();
  await sql`create index attendees_by_group_discount
    on attendees (discount_key, event_id, company_key, group_fee_at, deleted_at, cancelled_at)
    where deleted_at is null and cancelled_at is null`.execute(db);
}
