import { titleSnapshot } from '#modules/titles/server/service.ts';
import { one } from '#platform/contract/lists.ts';
import { versionOf } from '#platform/server/activity-snapshot.ts';
import { handler } from '#platform/server/http/handler.ts';
import {
  addBlogCategory,
  deleteBlogCategory,
  singleBlogCategory,
  updateBlogCategory,
  viewBlogCategories,
} from '../contract.ts';
import { listBlogCategories } from './queries.ts';
import { blogCategories, toBlogCategory } from './service.ts';

export const blogCategoryHandlers = [
  handler(addBlogCategory, async ({ body }, context) => ({
    message: 'Category added.',
    id: await blogCategories.create(context, body.title),
  })),

  handler(viewBlogCategories, async ({ query }, { store }) => {
    const { rows, total } = await listBlogCategories(store.database, query);
    return { records: rows.map(toBlogCategory), total };
  }),

  handler(singleBlogCategory, async ({ query }, { store }) => {
    const category = await blogCategories.get(store.database, query.categoryId);
    return one({ ...toBlogCategory(category), version: versionOf(titleSnapshot(category)) });
  }),

  handler(updateBlogCategory, async ({ body: { categoryId, ...data } }, context) => {
    await blogCategories.rename(context, categoryId, data);
    return { message: 'Category saved.', id: categoryId };
  }),

  handler(deleteBlogCategory, async ({ query }, context) => ({
    message: `${await blogCategories.remove(context, query.id)} deleted.`,
    id: query.id,
  })),
];
