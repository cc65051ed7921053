import { type Kysely, sql } from 'kysely';
import { EDITION_OF_2025 } from '../edition-of-2025.ts';
import { SITE_OF_2025 } from '../site-of-2025.ts';

const LANGUAGE = 'en';
const BEFORE_VERSIONS = '2026-11-22T00:00:00.000Z';

/**
 * What the site says, its drafts and the links that show them. A database that was in use gets the words that
 * its pages have shown so far; a new one gets what it is started with.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('content_versions')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('scope', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('publication', 'text', (column) => column.notNull())
    .addColumn('published_at', 'text', (column) => column.notNull())
    .addColumn('published_by', 'text')
    .addColumn('note', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('content_versions_number')
    .on('content_versions')
    .columns(['scope', 'language', 'number'])
    .unique()
    .execute();
  await db.schema
    .createTable('content_drafts')
    .addColumn('scope', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('content_drafts_key', ['scope', 'language'])
    .execute();
  await db.schema
    .createTable('preview_links')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('created_by', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  if (await isInUse(db)) await keepWords(db);
}

async function isInUse(db: Kysely<unknown>): Promise<boolean> {
  const { rows } = await sql`select 1 from settings where name = 'seeded'`.execute(db);
  return rows.length > 0;
}

async function keepWords(db: Kysely<unknown>): Promise<void> {
  for (const [scope, content] of Object.entries({ site: SITE_OF_2025, edition: EDITION_OF_2025 })) {
    await sql`insert into content_versions
      (id, scope, language, number, content, publication, published_at, published_by, note)
      values (${`${scope}-of-2025`}, ${scope}, ${LANGUAGE}, 1, ${JSON.stringify(content)}, '00000000-0000-7000-8000-000000002025',
        ${BEFORE_VERSIONS}, null, 'The summit of 2025')`.execute(db);
  }
}
