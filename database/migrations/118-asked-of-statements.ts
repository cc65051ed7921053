import type { Kysely } from 'kysely';
import { orderedText } from '../column-types.ts';

/** What lines that wait ask, to be answered for many of them, and what came first in the days of statements. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = orderedText(db);
  await db.schema.alterTable('statement_lines').addColumn('asked', text).execute();
  await db.schema
    .createIndex('statement_lines_asked')
    .on('statement_lines')
    .columns(['state', 'asked', 'told_by', 'way', 'currency', 'day'])
    .execute();
  await db.schema
    .createIndex('statement_lines_told')
    .on('statement_lines')
    .columns(['told_by', 'id'])
    .execute();
  await db.schema
    .createTable('statement_day_orders')
    .addColumn('form', text, (column) => column.notNull())
    .addColumn('day_order', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('statement_day_orders_key', ['form', 'day_order'])
    .execute();
}
