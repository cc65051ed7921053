import type { ClientModule } from '#ui/admin/client-module.tsx';
import { personalPageMails } from '../mails.ts';

export const personalPageClient = {
  mails: personalPageMails,
  mailsAbout: 'attendee',
} as const satisfies ClientModule;
