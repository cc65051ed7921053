import { titlesIn } from '#rooms/ground/server.ts';
import { type BlogCategory, blogCategoryCalls } from '../contract.ts';
import { blogCategoryKind } from '../kind.ts';
import * as say from '../messages.ts';
import { blogCategoryRows } from './queries.ts';
import type { BlogCategoryRow } from './tables.ts';

export { blogCategoryKind };

export const blogCategories = titlesIn({
  kind: blogCategoryKind,
  texts: {
    taken: say.taken,
    created: say.createdEntry,
    renamed: say.renamedEntry,
    deleted: say.deletedEntry,
    restored: say.restoredEntry,
  },
  calls: blogCategoryCalls,
  rows: blogCategoryRows,
  shape: {
    columns: { title: 'title_key', date: 'created_at' },
    initial: { sort: 'title', order: 'asc' },
    tieBreaker: 'id',
  },
  complete: async (_, row) => row,
  toRecord: ({ id, title, created_at }: BlogCategoryRow): BlogCategory => ({ id, title, date: created_at }),
});
