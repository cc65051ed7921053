import type { Access } from '#platform/contract/access.ts';
import { textOf } from './mail-texts.ts';
import { mailingOf } from './mailing-purposes.ts';

/** Who may read a stored mail: those who may know whom it is to and what about. */
export function accessToMail(template: string): Access {
  const mailing = mailingOf(template);
  if (mailing) return { right: 'mailings', ...(mailing.to && { and: mailing.to }) };
  return textOf(template)?.readBy ?? 'administrator';
}
