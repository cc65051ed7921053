import { titlesIn } from '#modules/titles/server/service.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { BlogCategory } from '../contract.ts';
import { blogCategoryKind } from '../kind.ts';
import {
  findBlogCategory,
  findByTitle,
  findDeletedBlogCategory,
  insertBlogCategory,
  listBlogCategories,
  updateBlogCategoryRow,
} from './queries.ts';
import type { BlogCategoryRow } from './tables.ts';

export { findBlogCategory } from './queries.ts';

export const blogCategories = titlesIn({
  kind: blogCategoryKind,
  find: findBlogCategory,
  findByTitle,
  findDeleted: findDeletedBlogCategory,
  insert: insertBlogCategory,
  update: updateBlogCategoryRow,
});

/** Those that exist, by title. */
export async function allBlogCategories(database: Database): Promise<BlogCategoryRow[]> {
  return (await listBlogCategories(database)).rows;
}

export async function blogCategoryTitles(database: Database): Promise<ReadonlyMap<string, string>> {
  const rows = await allBlogCategories(database);
  return new Map(rows.map(({ id, title }) => [id, title]));
}

export function toBlogCategory({ id, title, created_at }: BlogCategoryRow): BlogCategory {
  return { id, title, date: created_at };
}
