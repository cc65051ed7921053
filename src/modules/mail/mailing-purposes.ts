import type { CommonPlaceholder } from './mail-texts.ts';
import * as say from './messages.ts';

/** Why many people are written to, and what each is told about why they get it. */
export const MAILING_PURPOSES = {
  news: {
    label: say.news,
    reason: say.reasonOfNews,
  },
  notice: {
    label: say.aboutRegistration,
    reason: say.reasonOfNotice,
  },
} as const;
export type MailingPurpose = keyof typeof MAILING_PURPOSES;
export const PURPOSE_NAMES = Object.keys(MAILING_PURPOSES) as [MailingPurpose, ...MailingPurpose[]];

/** What the texts of a mail to many may name in braces. */
export const MAILING_PLACEHOLDERS = [
  'name',
  'summit',
  'organiser',
  'site',
] as const satisfies CommonPlaceholder[];

export function isMailingPurpose(name: string): name is MailingPurpose {
  return Object.hasOwn(MAILING_PURPOSES, name);
}
