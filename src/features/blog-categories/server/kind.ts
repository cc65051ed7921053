import { blogCategoryHandlers } from './handlers.ts';
import { blogCategories } from './service.ts';

export const blogCategoriesOnServer = {
  handlers: blogCategoryHandlers,
  deleteOne: null,
  restoreOne: blogCategories.restore,
  findByName: null,
  listAddresses: null,
  personalData: null,
  writings: [],
};
