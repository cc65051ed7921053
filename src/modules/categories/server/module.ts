import type { ServerModule } from '#platform/server/module.ts';
import { categoryKind } from '../kind.ts';
import { categoryHandlers } from './handlers.ts';
import { categories } from './service.ts';

export const categoriesModule: ServerModule = {
  handlers: categoryHandlers,
  kinds: [{ kind: categoryKind, restoreOne: categories.restore }],
};
