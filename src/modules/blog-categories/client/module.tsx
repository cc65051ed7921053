import type { ClientModule } from '#ui/admin/client-module.ts';
import { blogCategoryKind } from '../kind.ts';

export const blogCategoriesClient = {
  kinds: [blogCategoryKind],
} as const satisfies ClientModule;
