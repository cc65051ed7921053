import type { Kysely } from 'kysely';
import { orderedText } from '../column-types.ts';

/** Who registered a group, and how many places of it have no name yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('groups')
    .addColumn('id', orderedText(db), (column) => column.notNull().primaryKey())
    .addColumn('event_id', 'text', (column) => column.references('events.id'))
    .addColumn('buyer_id', orderedText(db), (column) =>
      column.notNull().unique().references('attendees.id').onDelete('cascade'),
    )
    .addColumn('unnamed', 'integer', (column) => column.notNull())
    .addColumn('has_discount', 'integer', (column) => column.notNull())
    .addColumn('made_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('groups_event').on('groups').column('event_id').execute();
}
