import type { Kysely } from 'kysely';
import { orderedText } from '../column-types.ts';

/** What attendees thought of sessions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = orderedText(db);
  await db.schema
    .createTable('session_feedback')
    .addColumn('id', text, (column) => column.notNull().primaryKey())
    .addColumn('session_id', text, (column) =>
      column.notNull().references('programme_sessions.id').onDelete('cascade'),
    )
    .addColumn('attendee_id', text, (column) =>
      column.notNull().references('attendees.id').onDelete('cascade'),
    )
    .addColumn('stars', 'integer', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('updated_at', text, (column) => column.notNull())
    .addUniqueConstraint('session_feedback_once', ['session_id', 'attendee_id'])
    .execute();
  await db.schema
    .createIndex('session_feedback_of_attendee')
    .on('session_feedback')
    .column('attendee_id')
    .execute();
}
