import type { Kysely } from 'kysely';
import { orderedText } from '../column-types.ts';

/** Payments that are for several orders, and indexes of what was changed lately and of pages of reported payments. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = orderedText(db);
  await db.schema
    .createTable('statement_parts')
    .addColumn('id', text, (column) => column.notNull().primaryKey())
    .addColumn('line_id', text, (column) =>
      column.notNull().references('statement_lines.id').onDelete('cascade'),
    )
    .addColumn('order_id', text, (column) => column.notNull().references('orders.id'))
    .addColumn('amount', 'double precision', (column) => column.notNull())
    .addColumn('source', text, (column) => column.unique())
    .execute();
  await db.schema.createIndex('statement_parts_of_line').on('statement_parts').column('line_id').execute();
  await db.schema.createIndex('statement_parts_of_order').on('statement_parts').column('order_id').execute();
  await db.schema.dropIndex('statement_lines_state').execute();
  await db.schema
    .createIndex('statement_lines_listed')
    .on('statement_lines')
    .columns(['state', 'day', 'id'])
    .execute();
  await db.schema.createIndex('orders_changed').on('orders').columns(['currency', 'updated_at']).execute();
}
