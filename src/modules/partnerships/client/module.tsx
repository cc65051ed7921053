import type { ClientModule } from '#ui/admin/client-module.ts';
import { partnershipKind } from '../kind.ts';

export const partnershipsClient = {
  kinds: [partnershipKind],
} as const satisfies ClientModule;
