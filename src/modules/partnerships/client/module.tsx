import type { ClientModule } from '#ui/admin/client-module.ts';
import { partnershipKind } from '../kind.ts';
import { partnershipMails } from '../mails.ts';

export const partnershipsClient = {
  kinds: [partnershipKind],
  mails: partnershipMails,
} as const satisfies ClientModule;
