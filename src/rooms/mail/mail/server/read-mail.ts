import type { Services } from '#platform/server/http/context.ts';
import type { MailTheme } from '../contract.ts';
import { drawAttachments } from './attachments.ts';
import { DARK_THEME } from './mail-styles.ts';
import { HIDDEN_LINK, toMessage } from './message.ts';
import { LINK } from './render-html.tsx';
import type { MailRow } from './tables.ts';

const PAGE_HEADERS = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };

type Reading = Pick<Services, 'config' | 'secrets' | 'modules' | 'store'>;

/** A link or code that only the recipient may read, unless the desk has to give it to them. */
function shownLink({ secrets }: Reading, { state, sealed_link, id }: MailRow): string {
  const link = state === 'withheld' && sealed_link ? secrets.decrypt(sealed_link, id) : undefined;
  return link ?? HIDDEN_LINK;
}

export function asText(reading: Reading, row: MailRow): string {
  return row.text.replaceAll(LINK, shownLink(reading, row));
}

/** The mail as its recipient sees it, with its pictures in place. */
export async function asPage(reading: Reading, row: MailRow): Promise<Response> {
  let page = row.html.replaceAll(LINK, shownLink(reading, row));
  for (const { cid, contentType, content } of await drawAttachments(row.attachments, reading)) {
    if (cid) page = page.replaceAll(`cid:${cid}`, `data:${contentType};base64,${content.toString('base64')}`);
  }
  return new Response(page, { headers: PAGE_HEADERS });
}

/** The mail as mail programs keep it. */
export async function asFile(reading: Reading, row: MailRow): Promise<Buffer> {
  const { createTransport } = await import('nodemailer');
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message } = await writer.sendMail(await toMessage(reading, row, shownLink(reading, row)));
  if (!Buffer.isBuffer(message)) throw new Error('the mail was not written as a whole');
  return message;
}

/** A mail in one of its themes, whatever the theme of the desk. */
export function inTheme(reading: Reading, row: MailRow, theme: MailTheme): Promise<Response> {
  const always = theme === 'dark' ? '@media all' : '@media not all';
  return asPage(reading, { ...row, html: row.html.replace(DARK_THEME, always) });
}
