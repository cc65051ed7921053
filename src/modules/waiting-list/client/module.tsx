import type { ClientModule } from '#ui/admin/client-module.ts';
import { waitingKind } from '../kind.ts';
import { waitingMails } from '../mails.ts';

export const waitingListClient = {
  kinds: [waitingKind],
  mails: waitingMails,
} as const satisfies ClientModule;
