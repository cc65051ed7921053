import type { ServerModule } from '#platform/server/module.ts';
import { blogCategoryKind } from '../kind.ts';
import { blogCategories } from './service.ts';

export const blogCategoriesModule: ServerModule = {
  handlers: blogCategories.handlers,
  kinds: [
    {
      kind: blogCategoryKind,
      restoreOne: blogCategories.restore,
      translated: blogCategories.translated,
    },
  ],
};
