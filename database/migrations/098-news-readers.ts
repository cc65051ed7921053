import type { Kysely } from 'kysely';
import { orderedText } from '../column-types.ts';

/** Addresses that get news without a registration. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = orderedText(db);
  await db.schema
    .createTable('news_readers')
    .addColumn('id', text, (column) => column.notNull().primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', text, (column) => column.notNull().unique())
    .addColumn('language', 'text')
    .addColumn('news_version', 'text', (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .execute();
}
