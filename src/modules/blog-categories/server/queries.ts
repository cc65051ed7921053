import type { ListQuery } from '#platform/contract/lists.ts';
import { type ListShape, list } from '#platform/server/database/list.ts';
import { contains } from '#platform/server/database/search.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { BLOG_CATEGORY_SORTS } from '../contract.ts';
import type { BlogCategoryRow } from './tables.ts';

type Column = (typeof BLOG_CATEGORY_SORTS)[number];

const SHAPE: ListShape<Column> = {
  columns: { title: 'title_key', date: 'created_at' },
  initial: { sort: 'title', order: 'asc' },
  tieBreaker: 'id',
};

function kept(database: Database) {
  return database.selectFrom('blog_categories').selectAll().where('deleted_at', 'is', null);
}

export function listBlogCategories(database: Database, listQuery: ListQuery<Column> = {}) {
  const { search } = listQuery;
  return list(
    search ? kept(database).where(contains('title_key', search)) : kept(database),
    listQuery,
    SHAPE,
  );
}

export function findBlogCategory(database: Database, id: string): Promise<BlogCategoryRow | undefined> {
  return kept(database).where('id', '=', id).executeTakeFirst();
}

export function findByTitle(database: Database, titleKey: string): Promise<BlogCategoryRow | undefined> {
  return kept(database).where('title_key', '=', titleKey).executeTakeFirst();
}

export function findDeletedBlogCategory(database: Database, id: string) {
  return database
    .selectFrom('blog_categories')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst();
}

export async function insertBlogCategory(database: Database, row: BlogCategoryRow): Promise<void> {
  await database.insertInto('blog_categories').values(row).execute();
}

export async function updateBlogCategoryRow(database: Database, id: string, row: Partial<BlogCategoryRow>) {
  await database.updateTable('blog_categories').set(row).where('id', '=', id).execute();
}
