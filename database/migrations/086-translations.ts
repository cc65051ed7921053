import type { Kysely } from 'kysely';

/** What records such as speakers say in the site's other languages: a row for each text that is translated. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('translations')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('record_id', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('field', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('translations_key', ['kind', 'record_id', 'language', 'field'])
    .execute();
}
