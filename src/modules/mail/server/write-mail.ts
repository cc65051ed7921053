import {
  fillIn,
  MAIL_TEXTS,
  type MailContent,
  type MailTemplate,
  type MailText,
  type MailValues,
  type SharedPlaceholder,
} from '#modules/content/server/service.ts';
import { linesOf } from '#platform/contract/lines-of.ts';
import type { Look } from '#platform/contract/look.ts';
import { emailKey, normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import type { Services } from '#platform/server/http/context.ts';
import { newId } from '#platform/server/identifier.ts';
import type { MailAttachment } from './attachments.ts';
import type { Letter } from './letter.ts';
import { LINK, renderHtml, withoutMark } from './render-html.tsx';
import { renderText } from './render-text.ts';
import type { MailPromise, MailRow } from './tables.ts';

export interface NewMail<Template extends MailTemplate, Values = MailValues<Template>> {
  template: Template;
  to: { name: string; email: string };
  values: Values;
  /** The record that it is about. */
  aboutId?: string;
  facts?: readonly (readonly [label: string, value: string])[];
  /** The label of a code that only the recipient may read, which is given as the link. */
  secretFact?: string;
  attachments?: readonly MailAttachment[];
  /** Where an answer goes, if not to the organiser. */
  replyTo?: string;
  /** Where the button leads. */
  link?: string;
  promise?: MailPromise;
}

/** One of the program's mails, with the values that its text needs. */
export type CheckedMail = { [Template in MailTemplate]: NewMail<Template> }[MailTemplate];

/** A mail whose values nobody has checked against its text. */
export type AnyMail = NewMail<MailTemplate, Readonly<Record<string, string>>>;

/** Something that could be taken for an address of a page: other people's names must not advertise. */
const LIKE_A_LINK = /[/:@]|[\p{L}\p{N}][\p{L}\p{N}\p{M}]+\.\p{L}[\p{L}\p{M}]/u;
/** Browsers leave these out of an address. */
const IGNORED_IN_ADDRESSES = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** A dot in an address, once it is normalised (UTS 46). */
const IDEOGRAPHIC_STOP = /\u3002/gu;

/** Whose mail it is, and where answers go. */
export interface Letterhead {
  summit: string;
  organiser: string;
  /** '' if it isn't known. */
  email: string;
  look: Look;
  /** From which the strip is woven. */
  seed: string;
  words: MailContent;
}

export type Writing = Pick<Services, 'clock' | 'config' | 'secrets'>;

/** Writes a mail: what is sent later are these very words. */
export function writeMail(
  { clock, config, secrets }: Writing,
  mail: AnyMail,
  { summit, organiser, email, look, seed, words }: Letterhead,
): MailRow {
  const text: MailText = MAIL_TEXTS[mail.template];
  const { subject, heading, opening, closing, button } = words[mail.template];
  const shared = { summit, organiser, site: new URL(config.publicUrl).host };
  const values = { ...mail.values, ...shared } satisfies Record<SharedPlaceholder, string>;
  const { attachments = [], facts = [], link, secretFact } = mail;
  const fill = (words: string) => withoutMark(fillIn(words, values));
  const paragraphs = (lines: string) => linesOf(lines).map(fill);
  const letter: Letter = {
    summit,
    siteAddress: `${config.publicUrl}/`,
    look,
    subject: fill(subject),
    heading: fill(heading),
    opening: paragraphs(opening),
    facts: [
      ...facts.map(([label, value]) => [withoutMark(label), withoutMark(value)] as const),
      ...(secretFact ? [[secretFact, LINK] as const] : []),
    ],
    ...(link && button && { button: { label: button, link: text.hasSecretLink ? LINK : link } }),
    hasTicket: attachments.some(({ type }) => type === 'ticket'),
    closing: paragraphs(closing),
    reason: fill(text.reason),
  };
  const id = newId();
  return mailRow(
    { clock, config },
    { id, letter, to: mail.to },
    {
      template: mail.template,
      promise: mail.promise ?? 'transactional',
      about_id: mail.aboutId ?? null,
      reply_to: mail.replyTo ?? (email || null),
      attachments: JSON.stringify([{ type: 'strip', seed, look }, ...attachments] satisfies MailAttachment[]),
      sealed_link: text.hasSecretLink && link ? secrets.seal(link, id) : null,
      mailing_id: null,
    },
  );
}

interface Written {
  id: string;
  letter: Letter;
  to: { name: string; email: string };
}

type Given = 'template' | 'promise' | 'about_id' | 'reply_to' | 'attachments' | 'sealed_link' | 'mailing_id';

/** A mail that waits to be sent, or is kept if there is no server. */
export function mailRow(
  { clock, config }: Pick<Services, 'clock' | 'config'>,
  { id, letter, to }: Written,
  given: Pick<MailRow, Given>,
): MailRow {
  const now = clock.now().toISOString();
  return {
    ...given,
    id,
    state: config.mail ? 'queued' : 'withheld',
    recipient_name: to.name,
    recipient: to.email,
    recipient_key: emailKey(to.email),
    subject: letter.subject,
    text: renderText(letter),
    html: renderHtml(letter),
    search_text: searchText(to.name, to.email, letter.subject),
    created_at: now,
    queued_at: now,
    due_at: config.mail ? now : null,
    attempts: 0,
    claimed_by: null,
    reply: null,
    sent_at: null,
  };
}

export function searchText(name: string, email: string, subject: string): string {
  return normaliseForSearch(`${name} ${email} ${subject}`);
}

/** A name as a mail may greet it. */
export function greetable(name: string): string {
  return nameWithoutLink(name) || 'dear guest';
}

/** '' if it could be taken for a link. */
export function nameWithoutLink(name: string): string {
  const asInAddresses = name
    .normalize('NFKC')
    .replace(IDEOGRAPHIC_STOP, '.')
    .replace(IGNORED_IN_ADDRESSES, '');
  return LIKE_A_LINK.test(asInAddresses) ? '' : name;
}

/** To whom a mail about somebody's own record goes. */
export function mailAbout({ id, fullname, email }: { id: string; fullname: string; email: string }) {
  return { to: { name: fullname, email }, values: { name: greetable(fullname) }, aboutId: id };
}
