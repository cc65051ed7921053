import { categoryHandlers } from './handlers.ts';
import { restoreCategory } from './service.ts';

export const categoriesOnServer = {
  handlers: categoryHandlers,
  deleteOne: null,
  restoreOne: restoreCategory,
  findByName: null,
  listAddresses: null,
  personalData: null,
};
