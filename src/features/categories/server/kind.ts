import { categoryHandlers } from './handlers.ts';
import { categories } from './service.ts';

export const categoriesOnServer = {
  handlers: categoryHandlers,
  deleteOne: null,
  restoreOne: categories.restore,
  findByName: null,
  listAddresses: null,
  personalData: null,
  writings: [],
};
