import type { Kysely } from 'kysely';
import { orderedText } from '../column-types.ts';

/** The link of an attendee's own page, and the change that waits for a code sent by mail. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('personal_links')
    .addColumn('attendee_id', orderedText(db), (column) =>
      column.notNull().primaryKey().references('attendees.id').onDelete('cascade'),
    )
    .addColumn('token_hash', orderedText(db), (column) => column.notNull().unique())
    .addColumn('made_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('personal_codes')
    .addColumn('attendee_id', orderedText(db), (column) =>
      column.notNull().primaryKey().references('attendees.id').onDelete('cascade'),
    )
    .addColumn('sealed_change', 'text', (column) => column.notNull())
    .addColumn('stamp', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
}
