import type { Kysely } from 'kysely';

/** The group of who came to the waiting list by a company's link. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('waiting_entries').addColumn('discount_key', 'text').execute();
}
