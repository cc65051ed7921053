import type { ClientModule } from '#ui/admin/client-module.ts';
import { personalPageMails } from '../mails.ts';

export const personalPageClient = {
  mails: personalPageMails,
} as const satisfies ClientModule;
