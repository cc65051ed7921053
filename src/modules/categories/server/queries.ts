import type { ListQuery } from '#platform/contract/lists.ts';
import { type ListShape, list } from '#platform/server/database/list.ts';
import { contains } from '#platform/server/database/search.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CATEGORY_SORTS } from '../contract.ts';
import type { CategoryRow } from './tables.ts';

type Column = (typeof CATEGORY_SORTS)[number];

const SHAPE: ListShape<Column> = {
  columns: { code: 'number', title: 'title_key', date: 'created_at' },
  initial: { sort: 'code', order: 'asc' },
  tieBreaker: 'id',
};

function kept(database: Database) {
  return database.selectFrom('categories').selectAll().where('deleted_at', 'is', null);
}

export function listCategories(database: Database, listQuery: ListQuery<Column>) {
  const { search } = listQuery;
  return list(
    search ? kept(database).where(contains('title_key', search)) : kept(database),
    listQuery,
    SHAPE,
  );
}

export function findCategory(database: Database, id: string): Promise<CategoryRow | undefined> {
  return kept(database).where('id', '=', id).executeTakeFirst();
}

export function findByTitle(database: Database, titleKey: string): Promise<CategoryRow | undefined> {
  return kept(database).where('title_key', '=', titleKey).executeTakeFirst();
}

export function findTitles(database: Database, ids: readonly string[]) {
  return kept(database).clearSelect().select(['id', 'title']).where('id', 'in', ids).execute();
}

export function findDeletedCategory(database: Database, id: string): Promise<CategoryRow | undefined> {
  return database
    .selectFrom('categories')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst();
}

/** The number after the highest ever assigned; deleted categories keep theirs. */
export async function nextNumber(database: Database): Promise<number> {
  const { highest } = await database
    .selectFrom('categories')
    .select((of) => of.fn.max('number').as('highest'))
    .executeTakeFirstOrThrow();
  return (highest ?? 0) + 1;
}

export async function insertCategory(database: Database, row: CategoryRow): Promise<void> {
  await database.insertInto('categories').values(row).execute();
}

export async function updateCategoryRow(database: Database, id: string, row: Partial<CategoryRow>) {
  await database.updateTable('categories').set(row).where('id', '=', id).execute();
}
