import { z } from 'zod';
import { titleCalls } from '#modules/titles/contract.ts';

const blogCategory = z.strictObject({ id: z.string(), title: z.string(), date: z.string() });
export type BlogCategory = z.output<typeof blogCategory>;

export const blogCategoryCalls = titleCalls({
  nouns: { one: 'blog category', many: 'blog categories', filed: 'posts' },
  named: { one: 'BlogCategory', many: 'BlogCategories' },
  paths: {
    add: 'blog/addcategory',
    view: 'blog/viewcategories',
    single: 'blog/single_category',
    update: 'blog/updatecategory',
    remove: 'blog/deletecategory',
  },
  record: blogCategory,
  sorts: ['title', 'date'],
});
export const {
  add: addBlogCategory,
  view: viewBlogCategories,
  single: singleBlogCategory,
} = blogCategoryCalls;
export const { update: updateBlogCategory, remove: deleteBlogCategory } = blogCategoryCalls;
