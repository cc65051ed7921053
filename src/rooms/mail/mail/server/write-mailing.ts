import type { Right } from '#platform/contract/access.ts';
import { pageAddress } from '#platform/contract/language.ts';
import { fill } from '#platform/contract/placeholders.ts';
import { escapeHtml, htmlOf, textOfHtml } from '#platform/contract/rich-text.ts';
import { cleanRichText } from '#platform/server/clean-html.ts';
import { newId } from '#platform/server/identifier.ts';
import { inLanguageOf, type Reader } from '#platform/server/reader.ts';
import { siteUrl } from '#platform/server/site-url.ts';
import { MAILING_PURPOSES, type MailingPurpose, mailingTemplate } from '../mailing-purposes.ts';
import { logoAttachments, type MailAttachment } from './attachments.ts';
import type { Letter } from './letter.ts';
import { withoutMark } from './render-html.tsx';
import type { MailRow } from './tables.ts';
import { unsubscribeAddress } from './unsubscribe-token.ts';
import { greetable, type Letterhead, type MailServices, mailRow } from './write-mail.ts';

/** What an organiser writes to many. */
export interface Mailing {
  id: string;
  purpose: MailingPurpose;
  subject: string;
  body: string;
  /** To others than attendees: the right to them, and why each gets it. */
  to?: Right;
  reason?: Reason;
  /** What each recipient gets with it. */
  attached?: readonly MailAttachment[];
}
export type Reason = (values: { summit: string; site: string }) => string;

export interface Recipient extends Reader {
  id: string;
  name: string;
  email: string;
}

const BLOCK = 'margin:0 0 20px';
const HEADING = 'margin:28px 0 12px;line-height:1.25';
/** Inline, because some programs drop style sheets. */
const STYLES: Readonly<Record<string, string>> = {
  p: BLOCK,
  ul: `${BLOCK};padding:0 0 0 24px`,
  ol: `${BLOCK};padding:0 0 0 24px`,
  li: 'margin:0 0 6px',
  blockquote: 'margin:0 0 20px;padding:0 0 0 16px;border-left:3px solid',
  h2: `${HEADING};font-size:24px`,
  h3: `${HEADING};font-size:20px`,
  h4: `${HEADING};font-size:17px`,
  a: 'color:inherit;text-decoration:underline',
};

const SITE = '{site}';
const LINK_OR_SITE = /<a\s.*?<\/a>|\{site\}/gs;

/** Writes a mailing to one of its recipients, in their language what isn't the organiser's own words. */
export function writeToOne(
  services: MailServices,
  mailing: Mailing,
  recipient: Recipient,
  letterhead: () => Promise<Letterhead>,
): Promise<MailRow> {
  return inLanguageOf(recipient, async () => rowFor(services, mailing, recipient, await letterhead()));
}

function rowFor(
  services: MailServices,
  mailing: Mailing,
  { id: aboutId, name, email: address }: Recipient,
  { summit, organiser, email, look, logo }: Letterhead,
): MailRow {
  const { purpose } = mailing;
  const id = newId();
  const { publicUrl } = services.config;
  const values = { name: greetable(name), summit, organiser, site: new URL(publicUrl).host };
  const subject = withoutMark(fill(mailing.subject, values));
  const letter: Letter = {
    summit,
    siteAddress: services.config.publicUrl + pageAddress('/'),
    look,
    logo,
    subject,
    heading: subject,
    opening: [],
    body: bodyOf(mailing.body, values, siteUrl(services.config)),
    facts: [],
    hasOwnCloth: true,
    closing: [],
    reason: withoutMark((mailing.reason ?? MAILING_PURPOSES[purpose].reason)(values)),
    ...(purpose === 'news' && { unsubscribe: unsubscribeAddress(services, id) }),
  };
  return mailRow(
    services,
    { id, letter, to: { name, email: address } },
    {
      template: mailingTemplate(purpose, mailing.to),
      promise: 'bulk',
      about_id: aboutId,
      reply_to: email || null,
      attachments: JSON.stringify([
        { type: 'strip', seed: name, look },
        ...logoAttachments(logo),
        ...(mailing.attached ?? []),
      ] satisfies MailAttachment[]),
      sealed_link: null,
      mailing_id: mailing.id,
    },
  );
}

function bodyOf(body: string, values: Record<string, string>, address: string) {
  const escaped = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, escapeHtml(value)]),
  );
  const linked = cleanRichText(htmlOf(body)).replace(LINK_OR_SITE, (found) =>
    found === SITE ? `<a href="${address}/">${SITE}</a>` : found,
  );
  const html = withoutMark(fill(linked, escaped)).replace(/(<a href=")\//g, `$1${address}/`);
  return {
    html: html.replace(/<(\w+)(?=[ >])/g, (tag, name: string) => {
      const style = STYLES[name];
      return style ? `${tag} style="${style}"` : tag;
    }),
    text: textOfHtml(html.replace(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/g, '$2 ($1)').replace(/<li>/g, '$&- ')),
  };
}
