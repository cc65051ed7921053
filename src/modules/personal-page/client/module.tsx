import type { ClientModule } from '#ui/admin/client-module.tsx';
import { personalPageMails } from '../mails.ts';

export const personalPageClient = {
  mails: personalPageMails,
} as const satisfies ClientModule;
