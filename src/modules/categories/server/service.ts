import { titlesIn } from '#modules/titles/server/service.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { Category } from '../contract.ts';
import { categoryKind } from '../kind.ts';
import {
  findByTitle,
  findCategory,
  findDeletedCategory,
  findTitles,
  insertCategory,
  nextNumber,
  updateCategoryRow,
} from './queries.ts';
import type { CategoryRow } from './tables.ts';

const CODE_DIGITS = 3;

export const categories = titlesIn({
  kind: categoryKind,
  find: findCategory,
  findByTitle,
  findDeleted: findDeletedCategory,
  insert: async (database, row) => insertCategory(database, { ...row, number: await nextNumber(database) }),
  update: updateCategoryRow,
});

/** Titles by id, of the categories that exist. */
export async function categoryTitles(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = ids.length > 0 ? await findTitles(database, [...new Set(ids)]) : [];
  return new Map(rows.map(({ id, title }) => [id, title]));
}

export function toCategory({ id, number, title, created_at }: CategoryRow): Category {
  return { id, code: `C${String(number).padStart(CODE_DIGITS, '0')}`, title, date: created_at };
}
