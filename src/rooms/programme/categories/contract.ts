import { z } from 'zod';
import { titleCalls } from '#rooms/ground/contract.ts';

const category = z.strictObject({ id: z.string(), code: z.string(), title: z.string(), date: z.string() });
export type Category = z.output<typeof category>;

const { updateAnywhere, ...calls } = titleCalls({
  nouns: { one: 'speaker category', many: 'speaker categories', filed: 'speakers' },
  named: { one: 'Category', many: 'Categories' },
  access: { right: 'speakers' },
  paths: {
    add: 'category/addcategory',
    view: 'category/viewcategories',
    single: 'category/single_category',
    update: 'category/updatecategory',
    remove: 'category/delete',
  },
  record: category,
  sorts: ['code', 'title', 'date'],
});
export const categoryCalls = { ...calls, update: updateAnywhere };
export const { add: addCategory, view: viewCategories, single: singleCategory } = categoryCalls;
export const { update: updateCategory, remove: deleteCategory } = categoryCalls;
