import type { ServerModule } from '#platform/server/module.ts';
import { blogCategoryKind } from '../kind.ts';
import { blogCategoryHandlers } from './handlers.ts';
import { blogCategories } from './service.ts';

export const blogCategoriesModule: ServerModule = {
  handlers: blogCategoryHandlers,
  kinds: [{ kind: blogCategoryKind, restoreOne: blogCategories.restore }],
};
