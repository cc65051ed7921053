import { type Kysely, sql } from 'kysely';
import { orderedText } from '../column-types.ts';

/** When a partnership request was answered, and the views of lists that users saved. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('partnerships').addColumn('answered_at', 'text').execute();
  await db.schema
    .createIndex('partnerships_unanswered')
    .on('partnerships')
    .column('created_at')
    .where(sql.ref('answered_at'), 'is', null)
    .where(sql.ref('deleted_at'), 'is', null)
    .execute();

  await db.schema
    .createTable('saved_views')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('list', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_key', orderedText(db), (column) => column.notNull())
    .addColumn('query', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('saved_views_name')
    .on('saved_views')
    .columns(['user_id', 'name_key'])
    .unique()
    .execute();
}
