import { blogCategoryHandlers } from './handlers.ts';
import { restoreBlogCategory } from './service.ts';

export const blogCategoriesOnServer = {
  handlers: blogCategoryHandlers,
  deleteOne: null,
  restoreOne: restoreBlogCategory,
  findByName: null,
  listAddresses: null,
  personalData: null,
};
