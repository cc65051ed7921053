import type { ClientModule } from '#ui/admin/client-module.ts';
import { attendeeKind } from '../kind.ts';

export const registrationsClient = {
  kinds: [attendeeKind],
} as const satisfies ClientModule;
