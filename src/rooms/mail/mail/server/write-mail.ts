import { emailKey } from '#platform/contract/email-address.ts';
import { pageAddress } from '#platform/contract/language.ts';
import { linesOf } from '#platform/contract/lines-of.ts';
import type { Look } from '#platform/contract/look.ts';
import { neutralText } from '#platform/contract/neutral-texts.ts';
import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import { fill } from '#platform/contract/placeholders.ts';
import type { SiteLogo } from '#platform/contract/site-logo.ts';
import type { Services } from '#platform/server/http/context.ts';
import { newId } from '#platform/server/identifier.ts';
import {
  allMails,
  type CommonPlaceholder,
  type MailContent,
  type Mails,
  type MailTemplate,
  type MailText,
  type MailValues,
} from '../mail-texts.ts';
import * as say from '../site-messages.ts';
import { logoAttachments, type MailAttachment } from './attachments.ts';
import type { Letter } from './letter.ts';
import { LINK, renderHtml, withoutMark } from './render-html.tsx';
import { renderText } from './render-text.ts';
import type { MailPromise, MailRow } from './tables.ts';

interface Given {
  to: { name: string; email: string };
  /** The record that it is about. */
  aboutId?: string;
  facts?: readonly (readonly [label: string, value: string])[];
  attachments?: readonly MailAttachment[];
  /** What somebody wrote for this mail alone, below its opening. */
  written?: string;
  /** Where an answer goes, if not to the organiser. */
  replyTo?: string;
  promise?: MailPromise;
}

/** Where the button leads. */
type Leading<Text> = Text extends { button: string } ? { link: string } : { link?: never };
/** What only the recipient may read, and its label. */
type Coded<Text> = Text extends { secret: 'code' } ? { code: SecretCode } : { code?: never };
interface SecretCode {
  label: string;
  digits: string;
}

/** A mail with what its text needs. */
export type NewMail<Template extends MailTemplate> = Given & {
  template: Template;
  values: MailValues<Template>;
} & Leading<Mails[Template]> &
  Coded<Mails[Template]>;

/** One of the program's mails. */
export type CheckedMail = { [Template in MailTemplate]: NewMail<Template> }[MailTemplate];

/** A mail of which nobody has checked whether it has what its text needs. */
export interface AnyMail extends Given {
  template: MailTemplate;
  values: Readonly<Record<string, string>>;
  link?: string | undefined;
  code?: SecretCode | undefined;
}

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
  logo?: SiteLogo | undefined;
  /** From which the strip is woven. */
  seed: string;
  texts: MailContent;
}

export type MailServices = Pick<Services, 'clock' | 'config' | 'secrets'>;

/** Writes a mail: what is sent later are these very words. */
export function writeMail(
  { clock, config, secrets }: MailServices,
  mail: AnyMail,
  { summit, organiser, email, look, logo, seed, texts }: Letterhead,
): MailRow {
  const text = allMails()[mail.template];
  const { subject, heading, opening, button, ...worded } = texts[mail.template];
  const closing = config.mail ? worded.closing : closingWithoutServer(text, worded.closing);
  const shared = { summit, organiser, site: new URL(config.publicUrl).host };
  const values = { ...mail.values, ...(shared satisfies Record<Exclude<CommonPlaceholder, 'name'>, string>) };
  const { attachments = [], facts = [], written = '', link, code } = mail;
  const filled = (text: string) => withoutMark(fill(text, values));
  const paragraphs = (lines: string) => linesOf(lines).map(filled);
  const secret = text.secret === 'code' ? code?.digits : text.secret && link;
  const ownSeed = (mail.aboutId && mail.values.name) || undefined;
  const letter: Letter = {
    summit,
    siteAddress: config.publicUrl + pageAddress('/'),
    look,
    logo,
    subject: filled(subject),
    heading: filled(heading),
    name: mail.values.name && withoutMark(mail.values.name),
    opening: [...paragraphs(opening), ...linesOf(written).map(withoutMark)],
    facts: facts.map(([label, value]) => [withoutMark(label), withoutMark(value)] as const),
    ...(code && { code: { label: code.label, digits: LINK } }),
    ...(link && button && { button: { label: button, link: text.secret ? LINK : link } }),
    hasOwnCloth: ownSeed !== undefined,
    ticketOf: attachments.some(({ type }) => type === 'ticket') ? filled('{name}') : undefined,
    closing: paragraphs(closing),
    reason: filled(neutralText(text.reason)),
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
      attachments: JSON.stringify([
        { type: 'strip', seed: ownSeed ?? seed, look },
        ...logoAttachments(logo),
        ...attachments,
      ] satisfies MailAttachment[]),
      sealed_link: secret ? secrets.encrypt(secret, id) : null,
      mailing_id: null,
    },
  );
}

/** Organisers answer for what they worded themselves. */
function closingWithoutServer({ closing, withoutServer }: MailText, worded: string): string {
  const isOurs = worded === neutralText(closing.join('\n'));
  return withoutServer && isOurs ? neutralText(withoutServer.join('\n')) : worded;
}

interface Written {
  id: string;
  letter: Letter;
  to: { name: string; email: string };
}

type OfItsCause =
  | 'template'
  | 'promise'
  | 'about_id'
  | 'reply_to'
  | 'attachments'
  | 'sealed_link'
  | 'mailing_id';

/** A mail that waits to be sent, or is kept if there is no server. */
export function mailRow(
  { clock, config }: Pick<Services, 'clock' | 'config'>,
  { id, letter, to }: Written,
  given: Pick<MailRow, OfItsCause>,
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
  return nameWithoutLink(name) || say.dearGuest();
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
