import type { ClientModule } from '#ui/admin/client-module.ts';
import { attendeeKind } from '../kind.ts';
import { attendeeMails } from '../mails.ts';

export const registrationsClient = {
  kinds: [attendeeKind],
  mails: attendeeMails,
} as const satisfies ClientModule;
