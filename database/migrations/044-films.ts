import type { Kysely } from 'kysely';
import { bytes, orderedText } from '../column-types.ts';

/** Films that organisers upload, in parts: only those that are asked for are read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('films')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('media_type', 'text')
    .addColumn('created_at', orderedText(db), (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('film_parts')
    .addColumn('film_id', 'text', (column) => column.notNull().references('films.id'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('content', bytes(db), (column) => column.notNull())
    .addPrimaryKeyConstraint('film_parts_key', ['film_id', 'number'])
    .execute();
}
