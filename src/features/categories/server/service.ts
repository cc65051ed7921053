import type { CategoryRow } from '#database/schema.ts';
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
import type { Category } from '../contract.ts';
import {
  findByTitle,
  findCategory,
  findDeletedCategory,
  findTitles,
  insertCategory,
  nextNumber,
  updateCategoryRow,
} from './queries.ts';

const CODE_DIGITS = 3;

export async function getCategory(database: Database, id: string): Promise<CategoryRow> {
  const category = await findCategory(database, id);
  if (!category) throw new Refusal('not-found', 'This category no longer exists.');
  return category;
}

/** Titles by id, of the categories that exist. */
export async function categoryTitles(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = ids.length > 0 ? await findTitles(database, [...new Set(ids)]) : [];
  return new Map(rows.map(({ id, title }) => [id, title]));
}

/** Refuses a speaker's category that doesn't exist. */
export async function requireCategory(database: Database, id: string | undefined): Promise<void> {
  if (!id || (await findCategory(database, id))) return;
  const message = 'This category no longer exists. Please choose another one.';
  throw new Refusal('invalid', message, { categoryId: message });
}

export function createCategory(context: CallContext, title: string): Promise<string> {
  return withActivity(context, (database) => insertNewCategory(database, context, title));
}

/** Runs in the caller's transaction. */
export async function insertNewCategory(
  database: Database,
  { clock }: Pick<Services, 'clock'>,
  title: string,
): Promise<WithActivity<string>> {
  await assertTitleFree(database, title);
  const id = newId();
  const now = clock.now().toISOString();
  const number = await nextNumber(database);
  const dates = { created_at: now, updated_at: now, deleted_at: null };
  await insertCategory(database, { id, number, title, title_key: normaliseForSearch(title), ...dates });
  return { result: id, activity: describe('Created', id, `Created the category ${title}`) };
}

/** Renames a category. Refuses if it is no longer at the given version. */
export function renameCategory(
  context: CallContext,
  id: string,
  { title, version }: { title: string; version?: string | undefined },
): Promise<void> {
  return withActivity(context, async (database) => {
    const category = await getCategory(database, id);
    assertCurrentVersion(categorySnapshot(category), version);
    await assertTitleFree(database, title, id);
    const updated_at = context.clock.now().toISOString();
    await updateCategoryRow(database, id, { title, title_key: normaliseForSearch(title), updated_at });
    const description = `Renamed the category ${category.title} to ${title}`;
    const changes = changesBetween(categorySnapshot(category), categorySnapshot({ title }));
    return { result: undefined, activity: { ...describe('Updated', id, description), changes } };
  });
}

/** Its speakers keep the reference, which has no effect until the category is restored. */
export function removeCategory(context: CallContext, id: string): Promise<string> {
  return withActivity(context, async (database) => {
    const { title } = await getCategory(database, id);
    await updateCategoryRow(database, id, { deleted_at: context.clock.now().toISOString() });
    return { result: title, activity: describe('Deleted', id, `Deleted the category ${title}`) };
  });
}

/** Undefined if no deleted category has this id. Runs in the caller's transaction. */
export async function restoreCategory(
  database: Database,
  id: string,
): Promise<WithActivity<string> | undefined> {
  const category = await findDeletedCategory(database, id);
  if (!category) return undefined;
  const { title } = category;
  await assertTitleFree(database, title);
  await updateCategoryRow(database, id, { deleted_at: null });
  return { result: title, activity: describe('Restored', id, `Restored the category ${title}`) };
}

async function assertTitleFree(database: Database, title: string, exceptId?: string): Promise<void> {
  const taken = await findByTitle(database, normaliseForSearch(title));
  if (!taken || taken.id === exceptId) return;
  const message = `There is already a category called ${taken.title}.`;
  throw new Refusal('conflict', message, { title: message });
}

export function categorySnapshot({ title }: Pick<CategoryRow, 'title'>): ActivitySnapshot {
  return { Title: title };
}

function describe(type: ActivityType, id: string, description: string) {
  return { type, description, subject: { type: 'category' as const, id } };
}

export function toCategory({ id, number, title, created_at }: CategoryRow): Category {
  return { id, code: `C${String(number).padStart(CODE_DIGITS, '0')}`, title, date: created_at };
}
