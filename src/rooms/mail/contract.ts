/** What other rooms may use of this one, wherever it runs. */

export { MAIL_THEMES, mailStatus, PENDING_MAILS } from './mail/contract.ts';
export { COMMON_PLACEHOLDERS, defineMails, listMails, mailTranslation } from './mail/mail-texts.ts';
export { MAILING_PLACEHOLDERS, MAILING_PURPOSES, PURPOSE_NAMES } from './mail/mailing-purposes.ts';
