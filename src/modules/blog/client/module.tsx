import type { ClientModule } from '#ui/admin/client-module.ts';
import { postKind } from '../kind.ts';

export const blogClient = {
  kinds: [postKind],
} as const satisfies ClientModule;
