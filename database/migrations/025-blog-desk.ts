import { type Kysely, sql } from 'kysely';
import { isPostgres, orderedText } from '../column-types.ts';
import { rebuildTable } from '../rebuild-table.ts';

interface OldPost {
  id: string;
  title: string;
  author: string;
  published_at: string;
}

const SLUG_MAX = 64;

/** What the desk needs to write posts: addresses, drafts, versions, and pictures that are found again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await extendCategories(db);
  await extendPosts(db);
  await createDraftsAndVersions(db);
  await createPictureDetails(db);
}

async function extendCategories(db: Kysely<unknown>): Promise<void> {
  await addTexts(db, 'blog_categories', ['title_key', 'created_at', 'updated_at']);
  await db.schema.alterTable('blog_categories').addColumn('deleted_at', 'text').execute();
  const now = new Date().toISOString();
  const { rows } = await sql<{ id: string; title: string }>`select id, title from blog_categories`.execute(
    db,
  );
  for (const { id, title } of rows) {
    await sql`update blog_categories set title_key = ${plainLetters(title)}, created_at = ${now}, updated_at = ${now}
      where id = ${id}`.execute(db);
  }
}

async function extendPosts(db: Kysely<unknown>): Promise<void> {
  if (isPostgres(db)) await sql`alter table posts alter column category_id drop not null`.execute(db);
  else
    await rebuildTable(db, 'posts', (definition) =>
      definition.replace('"category_id" text not null', '"category_id" text'),
    );
  await addTexts(db, 'posts', ['title_key', 'slug', 'search_text', 'created_at', 'updated_at']);
  await addTexts(db, 'posts', ['excerpt', 'picture_alt', 'tags']);
  await sql`alter table posts add column focus text not null default '50 50'`.execute(db);
  await sql`alter table posts add column state text not null default 'published'`.execute(db);
  await db.schema.alterTable('posts').addColumn('deleted_at', 'text').execute();
  await db.schema
    .createTable('post_slugs')
    .addColumn('slug', orderedText(db), (column) => column.notNull().primaryKey())
    .addColumn('post_id', orderedText(db), (column) => column.notNull().references('posts.id'))
    .execute();
  const { rows } =
    await sql<OldPost>`select id, title, author, published_at from posts order by published_at, id`.execute(
      db,
    );
  const taken = new Set<string>();
  for (const { id, title, author, published_at } of rows) {
    const slug = freeSlug(title, taken);
    await sql`update posts set slug = ${slug}, title_key = ${plainLetters(title)},
      search_text = ${plainLetters(`${title} ${author}`)}, created_at = ${published_at}, updated_at = ${published_at}
      where id = ${id}`.execute(db);
    await sql`insert into post_slugs (slug, post_id) values (${slug}, ${id})`.execute(db);
  }
}

function freeSlug(title: string, taken: Set<string>): string {
  const base =
    plainLetters(title)
      .replace(/[^a-z0-9]+/g, '-')
      .slice(0, SLUG_MAX - 4)
      .replace(/^-+|-+$/g, '') || 'post';
  let slug = base;
  for (let number = 2; taken.has(slug); number++) slug = `${base}-${number}`;
  taken.add(slug);
  return slug;
}

async function createDraftsAndVersions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('post_drafts')
    .addColumn('post_id', orderedText(db), (column) =>
      column.notNull().primaryKey().references('posts.id').onDelete('cascade'),
    )
    .addColumn('revision', 'bigint', (column) => column.notNull())
    .addColumn('fields', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text')
    .addColumn('saved_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('post_versions')
    .addColumn('id', 'text', (column) => column.notNull().primaryKey())
    .addColumn('post_id', orderedText(db), (column) => column.notNull().references('posts.id'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('fields', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('post_versions_number')
    .on('post_versions')
    .columns(['post_id', 'number'])
    .unique()
    .execute();
}

/** Beside the pictures, because SQLite would have to read past a picture's content to what comes after it. */
async function createPictureDetails(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('picture_details')
    .addColumn('name', 'text', (column) =>
      column.notNull().primaryKey().references('pictures.name').onDelete('cascade'),
    )
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('alt', 'text', (column) => column.notNull())
    .addColumn('search_text', orderedText(db), (column) => column.notNull())
    .execute();
}

async function addTexts(db: Kysely<unknown>, table: string, columns: readonly string[]): Promise<void> {
  for (const column of columns) {
    await sql`alter table ${sql.table(table)} add column ${sql.ref(column)} ${orderedText(db)} not null default ''`.execute(
      db,
    );
  }
}

/** As texts are reduced for searching, for letters that decompose. */
function plainLetters(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}
