import type { SendMailOptions } from 'nodemailer';
import type { Services } from '#platform/server/http/context.ts';
import { allMails } from '../mail-texts.ts';
import { mailingOf } from '../mailing-purposes.ts';
import { drawAttachments } from './attachments.ts';
import { LINK } from './render-html.tsx';
import type { MailRow } from './tables.ts';
import { unsubscribeAddress } from './unsubscribe-token.ts';
import { nameWithoutLink } from './write-mail.ts';

/** What programs show in place of a link that only the recipient may read. */
export const HIDDEN_LINK = 'https://hidden.invalid/';

/** The mail as it is handed to the server: the same bytes at every attempt. */
export async function toMessage(
  { config, secrets, ...drawing }: Pick<Services, 'config' | 'secrets' | 'modules' | 'store'>,
  row: MailRow,
  link = HIDDEN_LINK,
): Promise<SendMailOptions> {
  const { hostname } = new URL(config.publicUrl);
  const purpose = mailingOf(row.template)?.purpose;
  return {
    from: config.mail?.from ?? { name: hostname, address: `summit@${hostname}` },
    to: { name: nameWithoutLink(row.recipient_name), address: row.recipient },
    ...(row.reply_to && { replyTo: row.reply_to }),
    subject: subjectOf(row, link),
    messageId: `<${row.id}@${hostname}>`,
    date: new Date(row.created_at),
    headers: {
      // RFC 3834: no out-of-office replies to it.
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(purpose && { 'List-Id': `<${purpose}.${hostname}>` }),
      ...(purpose === 'news' && oneClick(unsubscribeAddress({ config, secrets }, row.id))),
    },
    text: row.text.replaceAll(LINK, link),
    html: row.html.replaceAll(LINK, link),
    attachments: (await drawAttachments(row.attachments, drawing)).map((file) => ({
      ...file,
      contentDisposition: file.cid ? 'inline' : 'attachment',
    })),
    baseBoundary: row.id,
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** A code is read in the list of mails, without opening one. Only who gets it may: it isn't stored in the subject. */
function subjectOf({ template, subject }: MailRow, secret: string): string {
  const mails: Readonly<Record<string, { secret?: string }>> = allMails();
  const isCode = mails[template]?.secret === 'code' && secret !== HIDDEN_LINK;
  return isCode ? `${secret} · ${subject}` : subject;
}

/** RFC 8058: mail programs offer a button of their own. Prepared, because a folded address is none. */
function oneClick(address: string) {
  return {
    'List-Unsubscribe': { prepared: true, value: `<${address}>` },
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
