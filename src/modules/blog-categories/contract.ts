import { z } from 'zod';
import { defineCall } from '#platform/contract/define-call.ts';
import { id, requiredText, TITLE_MAX } from '#platform/contract/fields.ts';
import { changed, listOf, listQuery, oneOf } from '#platform/contract/lists.ts';
import { version, versioned } from '#platform/contract/version.ts';

export const blogCategoryForm = z.strictObject({
  title: requiredText(TITLE_MAX, 'Please enter the category’s title'),
});

const blogCategory = z.strictObject({ id: z.string(), title: z.string(), date: z.string() });
export type BlogCategory = z.output<typeof blogCategory>;

export const BLOG_CATEGORY_SORTS = ['title', 'date'] as const;

export const addBlogCategory = defineCall({
  name: 'addBlogCategory',
  summary: 'Add a blog category',
  method: 'POST',
  path: 'blog/addcategory',
  access: 'administrator',
  body: blogCategoryForm,
  reply: changed,
});

export const viewBlogCategories = defineCall({
  name: 'viewBlogCategories',
  summary: 'The blog categories; searches the title',
  method: 'GET',
  path: 'blog/viewcategories',
  access: 'administrator',
  query: listQuery(BLOG_CATEGORY_SORTS),
  reply: listOf(blogCategory),
});

export const singleBlogCategory = defineCall({
  name: 'singleBlogCategory',
  summary: 'One blog category',
  method: 'GET',
  path: 'blog/single_category',
  access: 'administrator',
  query: { categoryId: id },
  reply: oneOf(versioned(blogCategory)),
});

export const updateBlogCategory = defineCall({
  name: 'updateBlogCategory',
  summary: 'Rename a blog category',
  method: 'POST',
  path: 'blog/updatecategory',
  access: 'administrator',
  body: blogCategoryForm.extend({ categoryId: id, version }),
  reply: changed,
});

export const deleteBlogCategory = defineCall({
  name: 'deleteBlogCategory',
  summary: 'Delete a blog category; its posts are kept, without a category',
  method: 'DELETE',
  path: 'blog/deletecategory',
  access: 'administrator',
  query: { id },
  reply: changed,
});
