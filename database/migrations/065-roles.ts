import type { Kysely } from 'kysely';
import { orderedText } from '../column-types.ts';

/** Roles that organisers put together from rights; users are given one by its name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = orderedText(db);
  await db.schema
    .createTable('roles')
    .addColumn('id', text, (column) => column.notNull().primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_key', text, (column) => column.notNull().unique())
    .addColumn('rights', 'text', (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('updated_at', text, (column) => column.notNull())
    .execute();
}
