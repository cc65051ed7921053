import type { Kysely } from 'kysely';
import { orderedText } from '../column-types.ts';

/** What has been counted towards limits, by all instances together. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('taken_points')
    .addColumn('key', orderedText(db), (column) => column.notNull().primaryKey())
    .addColumn('points', 'integer', (column) => column.notNull())
    .addColumn('until', orderedText(db), (column) => column.notNull())
    .execute();
  await db.schema.createIndex('taken_points_until').on('taken_points').column('until').execute();
}
