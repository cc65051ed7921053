import type { Kysely } from 'kysely';

/** What part of the price without levies a buyer keeps for the tax authority, in millionths. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('orders')
    .addColumn('withholding', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
