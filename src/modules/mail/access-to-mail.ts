import type { Access } from '#platform/contract/access.ts';
import { textOf } from './mail-texts.ts';
import { isMailingPurpose } from './mailing-purposes.ts';

/** Who may read a stored mail: those who may know whom it is to and what about. */
export function accessToMail(template: string): Access {
  if (isMailingPurpose(template)) return { right: 'mailings' };
  return textOf(template)?.readBy ?? 'administrator';
}
