import type { ClientModule } from '#ui/admin/client-module.ts';
import { userKind } from '../kind.ts';

export const usersClient = {
  kinds: [userKind],
} as const satisfies ClientModule;
