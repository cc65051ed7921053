import type { ClientModule } from '#ui/admin/client-module.ts';
import { eventKind } from '../kind.ts';

export const eventClient = {
  kinds: [eventKind],
} as const satisfies ClientModule;
