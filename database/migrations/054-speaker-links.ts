import type { Kysely } from 'kysely';
import { bytes, orderedText } from '../column-types.ts';

/** Speakers' own pages: their links, and what they sent there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = orderedText(db);
  await db.schema
    .createTable('speaker_links')
    .addColumn('id', text, (column) => column.notNull().primaryKey())
    .addColumn('speaker_id', text, (column) =>
      column.notNull().unique().references('speakers.id').onDelete('cascade'),
    )
    .addColumn('email', 'text')
    .addColumn('email_key', text)
    .addColumn('token_hash', text, (column) => column.unique())
    .addColumn('former_hash', text)
    .addColumn('asked_at', text)
    .addColumn('reminded_at', text)
    .addColumn('reminders', 'integer', (column) => column.notNull())
    .addColumn('answered_at', text)
    .addColumn('proposed', 'text')
    .addColumn('topic', 'text')
    .addColumn('needs', 'text')
    .addColumn('hours', 'text')
    .addColumn('recording', 'text')
    .addColumn('created_at', text, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('speaker_links_email').on('speaker_links').column('email_key').execute();
  await db.schema
    .createTable('speaker_link_pictures')
    .addColumn('link_id', text, (column) =>
      column.notNull().primaryKey().references('speaker_links.id').onDelete('cascade'),
    )
    .addColumn('content', bytes(db), (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .execute();
}
