import type { Kysely } from 'kysely';
import { orderedText } from '../column-types.ts';

/** Who is written to at a sponsor. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = orderedText(db);
  await db.schema
    .createTable('sponsor_contacts')
    .addColumn('id', text, (column) => column.notNull().primaryKey())
    .addColumn('sponsor_id', text, (column) =>
      column.notNull().unique().references('sponsors.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', text, (column) => column.notNull())
    .addColumn('language', 'text')
    .addColumn('created_at', text, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('sponsor_contacts_email').on('sponsor_contacts').column('email_key').execute();
}
