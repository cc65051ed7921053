import type { Right } from '#platform/contract/access.ts';
import type { CommonPlaceholder } from './mail-texts.ts';
import * as say from './messages.ts';
import * as onSite from './site-messages.ts';

/** Why many people are written to, and what each is told about why they get it. */
export const MAILING_PURPOSES = {
  news: {
    label: say.news,
    reason: onSite.reasonOfNews,
  },
  notice: {
    label: say.needToKnow,
    reason: onSite.reasonOfNotice,
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

/** The name of a mail to many: why it is written and, unless to attendees, the right to those it is to. */
export function mailingTemplate(purpose: MailingPurpose, to: Right | undefined): string {
  return to ? `${purpose}:${to}` : purpose;
}

/** What the name of a mail to many tells; undefined of other mails. */
export function mailingOf(template: string): { purpose: MailingPurpose; to?: Right } | undefined {
  const [purpose = '', to] = template.split(':');
  if (!isPurpose(purpose)) return undefined;
  return { purpose, ...(to && { to: to as Right }) };
}

function isPurpose(name: string): name is MailingPurpose {
  return Object.hasOwn(MAILING_PURPOSES, name);
}
