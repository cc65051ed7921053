import type { Kysely } from 'kysely';
import { orderedText } from '../column-types.ts';

/** Questions and answers of an edition. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = orderedText(db);
  await db.schema
    .createTable('faq')
    .addColumn('id', text, (column) => column.notNull().primaryKey())
    .addColumn('event_id', text, (column) => column.references('events.id'))
    .addColumn('question', 'text', (column) => column.notNull())
    .addColumn('question_key', text, (column) => column.notNull())
    .addColumn('heading', 'text')
    .addColumn('heading_key', text, (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('search_text', text, (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('updated_at', text, (column) => column.notNull())
    .addColumn('deleted_at', text)
    .execute();
  await db.schema.createIndex('faq_of_event').on('faq').columns(['event_id', 'position']).execute();
}
