import type { ClientModule } from '#ui/admin/client-module.ts';
import { waitingKind } from '../kind.ts';

export const waitingListClient = {
  kinds: [waitingKind],
} as const satisfies ClientModule;
