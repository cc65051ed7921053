import type { MailRow } from '#database/schema-mail.ts';
import type { Services } from '#platform/server/http/context.ts';
import { type DrawStrip, drawAttachments } from './attachments.ts';
import { HIDDEN_LINK, toMessage } from './message.ts';
import { LINK } from './render-html.tsx';

const PAGE_HEADERS = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };

/** The mail's text, without a link that only the recipient may read. */
export function asText({ text }: MailRow): string {
  return text.replaceAll(LINK, HIDDEN_LINK);
}

/** The mail as its recipient sees it, with its pictures in place. */
export async function asPage({ html, attachments }: MailRow, drawStrip: DrawStrip): Promise<Response> {
  let page = html.replaceAll(LINK, HIDDEN_LINK);
  for (const { cid, contentType, content } of await drawAttachments(attachments, drawStrip)) {
    if (cid) page = page.replaceAll(`cid:${cid}`, `data:${contentType};base64,${content.toString('base64')}`);
  }
  return new Response(page, { headers: PAGE_HEADERS });
}

/** The mail as mail programs keep it. */
export async function asFile(
  services: Pick<Services, 'config'>,
  row: MailRow,
  drawStrip: DrawStrip,
): Promise<Buffer> {
  const { createTransport } = await import('nodemailer');
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message } = await writer.sendMail(await toMessage(services, row, drawStrip));
  if (!Buffer.isBuffer(message)) throw new Error('the mail was not written as a whole');
  return message;
}
