import type { ClientModule } from '#ui/admin/client-module.ts';
import { mailingKind } from '../kind.ts';

export const mailingsClient = {
  kinds: [mailingKind],
} as const satisfies ClientModule;
