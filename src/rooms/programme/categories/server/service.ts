import { titlesIn } from '#rooms/ground/server.ts';
import { type Category, categoryCalls } from '../contract.ts';
import { categoryKind } from '../kind.ts';
import * as say from '../messages.ts';
import { categoryRows, nextNumber } from './queries.ts';
import type { CategoryRow } from './tables.ts';

const CODE_DIGITS = 3;

export const categories = titlesIn({
  kind: categoryKind,
  texts: {
    taken: say.taken,
    created: say.createdEntry,
    renamed: say.renamedEntry,
    deleted: say.deletedEntry,
    restored: say.restoredEntry,
  },
  calls: categoryCalls,
  rows: categoryRows,
  shape: {
    columns: { code: 'number', title: 'title_key', date: 'created_at' },
    initial: { sort: 'code', order: 'asc' },
    tieBreaker: 'id',
  },
  complete: async (database, row) => ({ ...row, number: await nextNumber(database) }),
  toRecord: ({ id, number, title, created_at }: CategoryRow): Category => ({
    id,
    code: `C${String(number).padStart(CODE_DIGITS, '0')}`,
    title,
    date: created_at,
  }),
});
