import { insertedBlogCategory } from '#testing/blog.ts';
import type { Examples } from '#testing/calls/example.ts';
import type { Fixtures } from '#testing/calls/fixtures.ts';

const aCategory = async (fixtures: Fixtures) =>
  insertedBlogCategory(fixtures.app.store.database, `Blog category ${fixtures.next()}`);

export const EXAMPLES: Examples = {
  addBlogCategory: (fixtures) => ({ body: { title: `New blog category ${fixtures.next()}` } }),
  viewBlogCategories: async (fixtures) => {
    await aCategory(fixtures);
    return {};
  },
  singleBlogCategory: async (fixtures) => ({ query: { categoryId: await aCategory(fixtures) } }),
  updateBlogCategory: async (fixtures) => ({
    body: { categoryId: await aCategory(fixtures), title: `Other blog category ${fixtures.next()}` },
  }),
  deleteBlogCategory: async (fixtures) => ({ query: { id: await aCategory(fixtures) } }),
};
