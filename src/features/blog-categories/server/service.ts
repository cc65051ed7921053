import type { BlogCategoryRow } from '#database/schema-blog.ts';
import type { ActivityType } from '#features/activity/contract.ts';
import { type WithActivity, withActivity } from '#features/activity/server/service.ts';
import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import {
  type ActivitySnapshot,
  assertCurrentVersion,
  changesBetween,
} from '#platform/server/activity-snapshot.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext, Services } from '#platform/server/http/context.ts';
import { newId } from '#platform/server/identifier.ts';
import type { BlogCategory } from '../contract.ts';
import {
  findBlogCategory,
  findByTitle,
  findDeletedBlogCategory,
  insertBlogCategory,
  listBlogCategories,
  updateBlogCategoryRow,
} from './queries.ts';

export { findBlogCategory } from './queries.ts';

/** Those that exist, by title. */
export async function allBlogCategories(database: Database): Promise<BlogCategoryRow[]> {
  return (await listBlogCategories(database)).rows;
}

/** Titles by id, of the categories that exist. */
export async function blogCategoryTitles(database: Database): Promise<ReadonlyMap<string, string>> {
  const rows = await allBlogCategories(database);
  return new Map(rows.map(({ id, title }) => [id, title]));
}

export async function getBlogCategory(database: Database, id: string): Promise<BlogCategoryRow> {
  const category = await findBlogCategory(database, id);
  if (!category) throw new Refusal('not-found', 'This category no longer exists.');
  return category;
}

/** Refuses a post's category that doesn't exist. */
export async function requireBlogCategory(database: Database, id: string | undefined): Promise<void> {
  if (!id || (await findBlogCategory(database, id))) return;
  const message = 'This category no longer exists. Please choose another one.';
  throw new Refusal('invalid', message, { categoryId: message });
}

export function createBlogCategory(context: CallContext, title: string): Promise<string> {
  return withActivity(context, (database) => insertNewBlogCategory(database, context, title));
}

/** Runs in the caller's transaction. */
export async function insertNewBlogCategory(
  database: Database,
  { clock }: Pick<Services, 'clock'>,
  title: string,
): Promise<WithActivity<string>> {
  await assertTitleFree(database, title);
  const id = newId();
  const now = clock.now().toISOString();
  const dates = { created_at: now, updated_at: now, deleted_at: null };
  await insertBlogCategory(database, { id, title, title_key: normaliseForSearch(title), ...dates });
  return { result: id, activity: describe('Created', id, `Created the blog category ${title}`) };
}

/** Renames a category. Refuses if it is no longer at the given version. */
export function renameBlogCategory(
  context: CallContext,
  id: string,
  { title, version }: { title: string; version?: string | undefined },
): Promise<void> {
  return withActivity(context, async (database) => {
    const category = await getBlogCategory(database, id);
    assertCurrentVersion(blogCategorySnapshot(category), version);
    await assertTitleFree(database, title, id);
    const updated_at = context.clock.now().toISOString();
    await updateBlogCategoryRow(database, id, { title, title_key: normaliseForSearch(title), updated_at });
    const description = `Renamed the blog category ${category.title} to ${title}`;
    const changes = changesBetween(blogCategorySnapshot(category), blogCategorySnapshot({ title }));
    return { result: undefined, activity: { ...describe('Updated', id, description), changes } };
  });
}

/** Its posts keep the reference, which has no effect until the category is restored. */
export function removeBlogCategory(context: CallContext, id: string): Promise<string> {
  return withActivity(context, async (database) => {
    const { title } = await getBlogCategory(database, id);
    await updateBlogCategoryRow(database, id, { deleted_at: context.clock.now().toISOString() });
    return { result: title, activity: describe('Deleted', id, `Deleted the blog category ${title}`) };
  });
}

/** Undefined if no deleted category has this id. Runs in the caller's transaction. */
export async function restoreBlogCategory(
  database: Database,
  id: string,
): Promise<WithActivity<string> | undefined> {
  const category = await findDeletedBlogCategory(database, id);
  if (!category) return undefined;
  const { title } = category;
  await assertTitleFree(database, title);
  await updateBlogCategoryRow(database, id, { deleted_at: null });
  return { result: title, activity: describe('Restored', id, `Restored the blog category ${title}`) };
}

async function assertTitleFree(database: Database, title: string, exceptId?: string): Promise<void> {
  const taken = await findByTitle(database, normaliseForSearch(title));
  if (!taken || taken.id === exceptId) return;
  const message = `There is already a blog category called ${taken.title}.`;
  throw new Refusal('conflict', message, { title: message });
}

export function blogCategorySnapshot({ title }: Pick<BlogCategoryRow, 'title'>): ActivitySnapshot {
  return { Title: title };
}

function describe(type: ActivityType, id: string, description: string) {
  return { type, description, subject: { type: 'blog-category' as const, id } };
}

export function toBlogCategory({ id, title, created_at }: BlogCategoryRow): BlogCategory {
  return { id, title, date: created_at };
}
