import type { ClientModule } from '#ui/admin/client-module.ts';
import { sponsorKind } from '../kind.ts';

export const sponsorsClient = {
  kinds: [sponsorKind],
} as const satisfies ClientModule;
