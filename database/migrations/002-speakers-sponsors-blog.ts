import { type Kysely, sql } from 'kysely';
import { bytes, orderedText } from '../column-types.ts';

/** Speakers, sponsors, pictures and blog posts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createCategories(db);
  await createSponsors(db);
  await createPictures(db);
  await createBlog(db);
  await db.schema.createIndex('speakers_position').on('speakers').columns(['position', 'id']).execute();
}

async function createCategories(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('categories')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('number', 'integer', (column) => column.notNull().unique())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('title_key', orderedText(db), (column) => column.notNull())
    .addColumn('created_at', orderedText(db), (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('deleted_at', 'text')
    .execute();
  await db.schema
    .createIndex('categories_title')
    .on('categories')
    .column('title_key')
    .unique()
    .where(sql.ref('deleted_at'), 'is', null)
    .execute();
}

async function createSponsors(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sponsors')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('title', orderedText(db), (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_key', orderedText(db), (column) => column.notNull())
    .addColumn('search_text', orderedText(db), (column) => column.notNull())
    .addColumn('website', 'text')
    .addColumn('picture', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('created_at', orderedText(db), (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('deleted_at', 'text')
    .execute();
  await db.schema.createIndex('sponsors_position').on('sponsors').columns(['position', 'id']).execute();
}

async function createPictures(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('pictures')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('media_type', 'text', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('deleted_at', 'text')
    // The last column, so that reading the others doesn't have to read past it.
    .addColumn('content', bytes(db), (column) => column.notNull())
    .execute();
}

async function createBlog(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('blog_categories')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('title', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('posts')
    .addColumn('id', orderedText(db), (column) => column.primaryKey())
    .addColumn('category_id', 'text', (column) => column.notNull().references('blog_categories.id'))
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('picture', 'text')
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('published_at', orderedText(db), (column) => column.notNull())
    .execute();
  await db.schema.createIndex('posts_published').on('posts').columns(['published_at', 'id']).execute();
}
