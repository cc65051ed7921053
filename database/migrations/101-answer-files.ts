import type { Kysely } from 'kysely';
import { bytes, orderedText } from '../column-types.ts';

/** Files that answer an own question of a form. Until the form is sent, they belong to no record. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = orderedText(db);
  await db.schema
    .createTable('answer_files')
    .addColumn('id', text, (column) => column.notNull().primaryKey())
    .addColumn('record_id', text)
    .addColumn('network', text, (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('media_type', 'text', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('content', bytes(db), (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('answer_files_record')
    .on('answer_files')
    .columns(['record_id', 'network', 'bytes'])
    .execute();
}
