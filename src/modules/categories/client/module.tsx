import type { ClientModule } from '#ui/admin/client-module.ts';
import { categoryKind } from '../kind.ts';

export const categoriesClient = {
  kinds: [categoryKind],
} as const satisfies ClientModule;
