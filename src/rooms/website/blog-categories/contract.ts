import { z } from 'zod';
import { titleCalls } from '#rooms/ground/contract.ts';

const blogCategory = z.strictObject({ id: z.string(), title: z.string(), date: z.string() });
export type BlogCategory = z.output<typeof blogCategory>;

export const blogCategoryCalls = titleCalls({
  nouns: { one: 'blog category', many: 'blog categories', filed: 'posts' },
  named: { one: 'BlogCategory', many: 'BlogCategories' },
  access: { right: 'posts' },
  paths: {
    add: '/api/v1/blog-categories',
    view: '/api/v1/blog-categories',
    single: '/api/v1/blog-categories/{categoryId}',
    update: '/api/v1/blog-categories/{categoryId}',
    remove: '/api/v1/blog-categories/{id}',
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
