import type { ClientModule } from '#ui/admin/client-module.ts';
import { mailKind } from '../kind.ts';

export const mailClient = {
  kinds: [mailKind],
} as const satisfies ClientModule;
