import type { Kysely } from 'kysely';
import { orderedText } from '../column-types.ts';

/** The sessions that attendees starred, and who wants to be told of changes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = orderedText(db);
  await db.schema
    .createTable('programme_stars')
    .addColumn('attendee_id', text, (column) =>
      column.notNull().references('attendees.id').onDelete('cascade'),
    )
    .addColumn('session_id', text, (column) =>
      column.notNull().references('programme_sessions.id').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('programme_stars_pk', ['attendee_id', 'session_id'])
    .execute();
  await db.schema
    .createIndex('programme_stars_of_session')
    .on('programme_stars')
    .column('session_id')
    .execute();
  await db.schema
    .createTable('programme_star_mails')
    .addColumn('attendee_id', text, (column) =>
      column.notNull().primaryKey().references('attendees.id').onDelete('cascade'),
    )
    .addColumn('asked_at', text, (column) => column.notNull())
    .execute();
}
