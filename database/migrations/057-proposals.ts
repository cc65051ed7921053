import type { Kysely } from 'kysely';
import { orderedText } from '../column-types.ts';

/** Calls for speakers, what is proposed, and what users think of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = orderedText(db);
  await db.schema
    .createTable('speaker_calls')
    .addColumn('event_id', text, (column) =>
      column.notNull().primaryKey().references('events.id').onDelete('cascade'),
    )
    .addColumn('is_open', 'integer', (column) => column.notNull())
    .addColumn('ends_at', text)
    .addColumn('is_blind', 'integer', (column) => column.notNull())
    .addColumn('updated_at', text, (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('proposals')
    .addColumn('id', text, (column) => column.notNull().primaryKey())
    .addColumn('event_id', text, (column) => column.notNull().references('events.id'))
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('token_hash', text, (column) => column.notNull().unique())
    .addColumn('former_hash', text)
    .addColumn('title', text, (column) => column.notNull())
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('abstract', 'text', (column) => column.notNull())
    .addColumn('people', 'text', (column) => column.notNull())
    .addColumn('email_key', text, (column) => column.notNull())
    .addColumn('answers', 'text')
    .addColumn('consent_version', text, (column) => column.notNull())
    .addColumn('speakers', 'text')
    .addColumn('session_id', text)
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('sent_at', text)
    .addColumn('updated_at', text, (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('proposals_of_event')
    .on('proposals')
    .columns(['event_id', 'sent_at'])
    .execute();
  await db.schema.createIndex('proposals_email').on('proposals').column('email_key').execute();
  await db.schema
    .createTable('proposal_reviews')
    .addColumn('id', text, (column) => column.notNull().primaryKey())
    .addColumn('proposal_id', text, (column) =>
      column.notNull().references('proposals.id').onDelete('cascade'),
    )
    .addColumn('user_id', text, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('stars', 'integer', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('updated_at', text, (column) => column.notNull())
    .addUniqueConstraint('proposal_reviews_once', ['proposal_id', 'user_id'])
    .execute();
  await db.schema.createIndex('proposal_reviews_of_user').on('proposal_reviews').column('user_id').execute();
}
