import { type Kysely, sql } from 'kysely';

/** What receipts, less credit notes, say of each place of an order: as much as it costs, where there is a receipt. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('order_lines')
    .addColumn('on_papers', 'double precision', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`
    update order_lines set on_papers = amount
    where order_id in (select order_id from order_papers where series = 'receipt')
  `.execute(db);
}
