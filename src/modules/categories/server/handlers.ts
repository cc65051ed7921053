import { titleSnapshot } from '#modules/titles/server/service.ts';
import { one } from '#platform/contract/lists.ts';
import { versionOf } from '#platform/server/activity-snapshot.ts';
import { handler } from '#platform/server/http/handler.ts';
import { requiredId } from '#platform/server/http/required-id.ts';
import { addCategory, deleteCategory, singleCategory, updateCategory, viewCategories } from '../contract.ts';
import { listCategories } from './queries.ts';
import { categories, toCategory } from './service.ts';

export const categoryHandlers = [
  handler(addCategory, async ({ body }, context) => ({
    message: 'Category added.',
    id: await categories.create(context, body.title),
  })),

  handler(viewCategories, async ({ query }, { store }) => {
    const { rows, total } = await listCategories(store.database, query);
    return { records: rows.map(toCategory), total };
  }),

  handler(singleCategory, async ({ query }, { store }) => {
    const category = await categories.get(store.database, query.categoryId);
    return one({ ...toCategory(category), version: versionOf(titleSnapshot(category)) });
  }),

  handler(updateCategory, async ({ query, body }, context) => {
    const id = requiredId(query.categoryId, query.id, body.categoryId, body.id);
    await categories.rename(context, id, body);
    return { message: 'Category saved.', id };
  }),

  handler(deleteCategory, async ({ query }, context) => ({
    message: `${await categories.remove(context, query.id)} deleted.`,
    id: query.id,
  })),
];
