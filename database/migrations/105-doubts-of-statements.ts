import type { Kysely } from 'kysely';
import { orderedText } from '../column-types.ts';

/** What isn't clear about lines of statements, and by what else than their words they are known. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('statement_lines')
    .addColumn('doubts', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema.alterTable('statement_lines').addColumn('bank_id', orderedText(db)).execute();
  await db.schema
    .alterTable('statement_lines')
    .addColumn('told_by', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema
    .createIndex('statement_lines_amount')
    .on('statement_lines')
    .columns(['amount', 'day'])
    .execute();
}
