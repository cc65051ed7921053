import type { ServerModule } from '#platform/server/module.ts';
import { categoryKind } from '../kind.ts';
import { categories } from './service.ts';

export const categoriesModule: ServerModule = {
  handlers: categories.handlers,
  kinds: [{ kind: categoryKind, restoreOne: categories.restore }],
};
