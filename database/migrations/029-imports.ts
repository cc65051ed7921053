import type { Kysely } from 'kysely';
import { orderedText } from '../column-types.ts';

/** What was added from files, so that an import can be undone as one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('imports')
    .addColumn('id', orderedText(db), (column) => column.notNull().primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('added', 'integer', (column) => column.notNull())
    .addColumn('undone_at', 'text')
    .execute();
  await db.schema
    .createTable('imported_records')
    .addColumn('import_id', orderedText(db), (column) => column.notNull().references('imports.id'))
    .addColumn('record_id', orderedText(db), (column) => column.notNull())
    .addPrimaryKeyConstraint('imported_records_key', ['import_id', 'record_id'])
    .execute();
}
