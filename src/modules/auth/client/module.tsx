import type { ClientModule } from '#ui/admin/client-module.ts';
import { accountMails } from '../mails.ts';

export const authClient = {
  mails: accountMails,
} as const satisfies ClientModule;
