import type { BlogCategoryRow, PostRow } from '#database/schema.ts';
import type { Database } from '#platform/server/database/store.ts';

/** The posts published by this instant, newest first. */
function published(database: Database, now: string) {
  return database
    .selectFrom('posts')
    .where('published_at', '<=', now)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc');
}

export function listPosts(database: Database, now: string, categoryId?: string): Promise<PostRow[]> {
  const posts = published(database, now).selectAll();
  return (categoryId ? posts.where('category_id', '=', categoryId) : posts).execute();
}

export function findPost(database: Database, now: string, id: string): Promise<PostRow | undefined> {
  return published(database, now).selectAll().where('id', '=', id).executeTakeFirst();
}

/** When the next post after this instant is published. */
export async function nextPublishedAt(database: Database, now: string): Promise<string | undefined> {
  const row = await database
    .selectFrom('posts')
    .select('published_at')
    .where('published_at', '>', now)
    .orderBy('published_at')
    .executeTakeFirst();
  return row?.published_at;
}

/** Posts of the same category first, then the others. */
export function listRelated(
  database: Database,
  now: string,
  post: Pick<PostRow, 'id' | 'category_id'>,
  limit: number,
): Promise<Pick<PostRow, 'id' | 'title'>[]> {
  return published(database, now)
    .clearOrderBy()
    .select(['id', 'title'])
    .where('id', '!=', post.id)
    .orderBy((of) => of.case().when('category_id', '=', post.category_id).then(0).else(1).end())
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export function listBlogCategories(database: Database): Promise<BlogCategoryRow[]> {
  return database.selectFrom('blog_categories').selectAll().orderBy('title').execute();
}

export function findBlogCategory(database: Database, id: string): Promise<BlogCategoryRow | undefined> {
  return database.selectFrom('blog_categories').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function insertBlogCategory(database: Database, row: BlogCategoryRow): Promise<void> {
  await database.insertInto('blog_categories').values(row).execute();
}

export async function insertPost(database: Database, row: PostRow): Promise<void> {
  await database.insertInto('posts').values(row).execute();
}
