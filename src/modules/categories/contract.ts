import { z } from 'zod';
import { defineCall } from '#platform/contract/define-call.ts';
import { id, requiredText, TITLE_MAX } from '#platform/contract/fields.ts';
import { changed, listOf, listQuery, oneOf } from '#platform/contract/lists.ts';
import { version, versioned } from '#platform/contract/version.ts';

export const categoryForm = z.strictObject({
  title: requiredText(TITLE_MAX, 'Please enter the category’s title'),
});

const category = z.strictObject({ id: z.string(), code: z.string(), title: z.string(), date: z.string() });
export type Category = z.output<typeof category>;

export const CATEGORY_SORTS = ['code', 'title', 'date'] as const;

export const addCategory = defineCall({
  name: 'addCategory',
  summary: 'Add a speaker category',
  method: 'POST',
  path: 'category/addcategory',
  access: 'administrator',
  body: categoryForm,
  reply: changed,
});

export const viewCategories = defineCall({
  name: 'viewCategories',
  summary: 'The speaker categories; searches the title',
  method: 'GET',
  path: 'category/viewcategories',
  access: 'administrator',
  query: listQuery(CATEGORY_SORTS),
  reply: listOf(category),
});

export const singleCategory = defineCall({
  name: 'singleCategory',
  summary: 'One speaker category',
  method: 'GET',
  path: 'category/single_category',
  access: 'administrator',
  query: { categoryId: id },
  reply: oneOf(versioned(category)),
});

/** The id may be in the query or in the body, as the documentation doesn't say which. */
export const updateCategory = defineCall({
  name: 'updateCategory',
  summary: 'Rename a speaker category',
  method: 'POST',
  path: 'category/updatecategory',
  access: 'administrator',
  query: { categoryId: id.optional(), id: id.optional() },
  body: categoryForm.extend({ id: id.optional(), categoryId: id.optional(), version }),
  reply: changed,
});

export const deleteCategory = defineCall({
  name: 'deleteCategory',
  summary: 'Delete a speaker category; its speakers are kept, without a category',
  method: 'DELETE',
  path: 'category/delete',
  access: 'administrator',
  query: { id },
  reply: changed,
});
