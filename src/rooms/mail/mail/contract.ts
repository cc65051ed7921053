import { z } from 'zod';
import { defineCall } from '#platform/contract/define-call.ts';
import { writtenEdition } from '#platform/contract/edition-filter.ts';
import { email, id, readJson } from '#platform/contract/fields.ts';
import { LANGUAGES } from '#platform/contract/language.ts';
import { changed, changedMany, listOf, listQuery, oneOf } from '#platform/contract/lists.ts';
import type { Message } from '#platform/contract/message.ts';
import { invalidInput } from '#platform/contract/messages.ts';
import { triedSection } from '#rooms/edition/contract.ts';
import { mailTemplates } from './mail-texts.ts';
import * as say from './messages.ts';

/** The states of a mail, and what people call them. */
export const MAIL_STATES = {
  queued: say.waiting,
  retry: say.waitingToTryAgain,
  sending: say.beingSent,
  sent: say.sent,
  failed: say.failed,
  unclear: say.unclear,
  withheld: say.keptHere,
  held: say.paused,
  dropped: say.notSent,
} as const;
export type MailState = keyof typeof MAIL_STATES;

/** These are on their way. */
export const PENDING_MAILS: readonly MailState[] = ['queued', 'retry', 'sending'];

const states = Object.keys(MAIL_STATES) as [MailState, ...MailState[]];

const mail = z.strictObject({
  id: z.string(),
  template: z.string(),
  /** News is sent at most once; a mail about somebody's own record at least once. */
  news: z.boolean(),
  state: z.enum(states),
  name: z.string(),
  recipient: z.string(),
  subject: z.string(),
  attempts: z.number().int(),
  /** What the mail server last said. */
  reply: z.string(),
  date: z.string(),
  /** When it is tried next, and when it was sent; '' if that isn't so. */
  next: z.string(),
  sent: z.string(),
});
export type Mail = z.output<typeof mail>;
/** With its text, which only the single mail has. */
export type MailDetails = Mail & { text?: string };

const template = (error?: Message) => z.lazy(() => z.enum(mailTemplates(), error && { error }));

export const MAIL_SORTS = ['recipient', 'state', 'attempts', 'date', 'sent'] as const;
const mailQuery = {
  ...listQuery(MAIL_SORTS),
  state: z.enum(states).optional(),
  template: template().optional(),
  /** Those about one record. */
  about: id.optional(),
};
export type MailListQuery = z.output<z.ZodObject<typeof mailQuery>>;

export const viewMails = defineCall({
  name: 'viewMails',
  summary: 'All mails, newest first; searches recipient and subject',
  method: 'GET',
  path: '/api/v1/mails',
  access: { right: 'mail' },
  query: mailQuery,
  reply: listOf(mail),
});

export const singleMail = defineCall({
  name: 'singleMail',
  summary: 'One mail, with its text',
  method: 'GET',
  path: '/api/v1/mails/{id}',
  access: { right: 'mail' },
  query: { id },
  reply: oneOf(mail.extend({ text: z.string() })),
});

export const mailPage = defineCall({
  name: 'mailPage',
  summary: 'One mail as an HTML page, as its recipient sees it',
  method: 'GET',
  path: '/api/v1/mails/{id}/page',
  access: { right: 'mail' },
  query: { id },
  file: ['text/html'],
});

export const mailFile = defineCall({
  name: 'mailFile',
  summary: 'One mail as a file that mail programs open (.eml)',
  method: 'GET',
  path: '/api/v1/mails/{id}/file',
  access: { right: 'mail' },
  query: { id },
  file: ['message/rfc822'],
});

export const mailStatus = defineCall({
  name: 'mailStatus',
  summary: 'Whether mail is sent, from where, how many mails are in each state, and since when one waits',
  method: 'GET',
  path: '/api/v1/mails/status',
  access: { right: ['mail', 'users'] },
  reply: z.strictObject({
    sending: z.boolean(),
    /** The sender and the server; '' without one. */
    from: z.string(),
    server: z.string(),
    counts: z.record(z.enum(states), z.number().int()),
    /** Since when the mail waits that has waited for longest; '' if none does. */
    oldest: z.string(),
  }),
});
export type MailStatus = z.output<typeof mailStatus.reply>;

export const DOMAIN_CHECKS = ['SPF', 'DKIM', 'DMARC'] as const;

export const checkMailDomain = defineCall({
  name: 'checkMailDomain',
  summary: 'What the DNS says about mail from the sender’s domain: SPF, DKIM and DMARC',
  method: 'GET',
  path: '/api/v1/mails/domain',
  access: { right: 'mail' },
  reply: z.strictObject({
    domain: z.string(),
    checks: z.array(
      z.strictObject({
        name: z.enum(DOMAIN_CHECKS),
        result: z.enum(['good', 'missing', 'wrong', 'unknown']),
        /** The record that was found; '' if none was. */
        record: z.string(),
        advice: z.string(),
      }),
    ),
  }),
});
export type DomainCheck = z.output<typeof checkMailDomain.reply>['checks'][number];

export const MAIL_THEMES = ['light', 'dark'] as const;
export type MailTheme = (typeof MAIL_THEMES)[number];

const theme = z.enum(MAIL_THEMES).default('light');
const previewed = {
  template: template(say.noSuchMail),
  person: id.optional(),
  language: z.enum(LANGUAGES).optional(),
  ...writtenEdition,
};
const preview = z.strictObject({
  subject: z.string(),
  to: z.string(),
  text: z.string(),
  /** Real people to whom it can be shown, the newest first. */
  people: z.array(z.strictObject({ id: z.string(), name: z.string() })),
  /** Those of the site, in which it can be read; the main one first. */
  languages: z.array(z.enum(LANGUAGES)),
});

export const previewMail = defineCall({
  name: 'previewMail',
  summary: 'One of the program’s mails as the draft words it, to somebody who could get it; nothing is sent',
  method: 'GET',
  path: '/api/v1/mail-templates/{template}/preview',
  access: { right: ['mail', 'site'] },
  query: previewed,
  reply: preview,
});

export const tryMail = defineCall({
  name: 'tryMail',
  summary: 'The same of a mail as it is being worded, before that is saved',
  method: 'POST',
  path: '/api/v1/mail-templates/{template}/try',
  access: { right: 'site' },
  jsonOnly: true,
  body: z.strictObject({ ...previewed, values: triedSection.shape.values }),
  reply: preview,
});

export const previewMailPage = defineCall({
  name: 'previewMailPage',
  summary: 'The same as an HTML page, in its light or its dark theme',
  method: 'GET',
  path: '/api/v1/mail-templates/{template}/page',
  access: { right: ['mail', 'site'] },
  query: { ...previewed, theme },
  file: ['text/html'],
});

export const tryMailPage = defineCall({
  name: 'tryMailPage',
  summary: 'The same of a mail as it is being worded, before that is saved',
  method: 'POST',
  path: '/api/v1/mail-templates/{template}/try-page',
  access: { right: 'site' },
  fromForm: true,
  body: z.strictObject({
    ...previewed,
    theme,
    values: z
      .string()
      .transform(readJson(triedSection.shape.values, invalidInput))
      .describe('The words of the mail, as JSON.'),
  }),
  file: ['text/html'],
});

const SEND_MAX = 1_000;
const ids = z
  .array(id)
  .min(1, { error: say.mailMissing })
  .max(SEND_MAX, { error: () => say.tooManyMails({ most: SEND_MAX }) });

export const sendMails = defineCall({
  name: 'sendMails',
  summary: 'Send mails that were kept, failed, are unclear or were sent, once more',
  method: 'POST',
  path: '/api/v1/mails/send',
  access: { right: 'mail' },
  body: z.strictObject({ ids }),
  reply: changedMany,
});

export const correctedAddress = z.strictObject({ id, email: email() });

export const correctMail = defineCall({
  name: 'correctMail',
  summary: 'Correct the address of a mail, and send it there',
  method: 'POST',
  path: '/api/v1/mails/{id}/correct',
  access: { right: 'mail' },
  body: correctedAddress,
  reply: changed,
});

export const testMailForm = z.strictObject({ email: email() });

export const sendTestMail = defineCall({
  name: 'sendTestMail',
  summary: 'Send a test mail',
  method: 'POST',
  path: '/api/v1/mails/send-test',
  access: { right: ['mail', 'site'] },
  body: testMailForm,
  reply: changed,
});
