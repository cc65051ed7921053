import type { Kysely } from 'kysely';
import { bytes, orderedText } from '../column-types.ts';

/** What is attached to a mail to many, kept once for all who get it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = orderedText(db);
  await db.schema
    .createTable('mailing_files')
    .addColumn('id', text, (column) => column.notNull().primaryKey())
    .addColumn('mailing_id', text, (column) => column.notNull().references('mailings.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('media_type', 'text', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('content', bytes(db), (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('mailing_files_mailing').on('mailing_files').column('mailing_id').execute();
}
