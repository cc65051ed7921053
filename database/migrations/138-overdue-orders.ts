import { type Kysely, sql } from 'kysely';

/** Orders that are overdue are counted, by currency and edition, from their index alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index orders_held`.execute(db);
  await sql`create index orders_held on orders (state, held_until, currency, event_id)`.execute(db);
}
