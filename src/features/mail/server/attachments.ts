import { drawTicket } from '#features/tickets/server/service.ts';
import { DEFAULT_LOOK, type Look } from '#platform/contract/look.ts';

/** What is attached, as it is stored: pictures are drawn only when the mail is sent or read. */
export type MailAttachment =
  | ({ type: 'strip' } & Strip)
  | { type: 'calendar'; content: string }
  /** The text of the ticket's QR code. */
  | { type: 'ticket'; code: string };

/** The woven strip at the head of a mail: whose it is, and in which colours. */
export interface Strip {
  seed: string;
  look: Look;
}

/** Draws a strip as a PNG. */
export type DrawStrip = (strip: Strip) => Promise<Uint8Array>;

/** Of mails that were written before each had its own. */
const FORMER_STRIP: Strip = { seed: 'AI for Business Summit', look: DEFAULT_LOOK };

/** As the HTML names the pictures. */
export const STRIP_CID = 'strip@mail';
export const TICKET_CID = 'ticket@mail';

export interface AttachedFile {
  filename: string;
  contentType: string;
  content: Buffer;
  cid?: string;
}

/** The files of a mail. The same mail always has the same ones. */
export async function drawAttachments(stored: string, drawStrip: DrawStrip): Promise<AttachedFile[]> {
  const attachments = JSON.parse(stored) as MailAttachment[];
  const isStrip = (one: MailAttachment) => one.type === 'strip';
  const strip = attachments.find(isStrip) ?? FORMER_STRIP;
  return [
    {
      filename: 'strip.png',
      contentType: 'image/png',
      cid: STRIP_CID,
      content: Buffer.from(await drawStrip(strip)),
    },
    ...(await Promise.all(attachments.filter((one) => one.type !== 'strip').map(drawOne))),
  ];
}

async function drawOne(attachment: Exclude<MailAttachment, Strip>): Promise<AttachedFile> {
  if (attachment.type === 'calendar') {
    const contentType = 'text/calendar; charset=utf-8; method=PUBLISH';
    return { filename: 'summit.ics', contentType, content: Buffer.from(attachment.content) };
  }
  const content = await drawTicket(attachment.code);
  return { filename: 'ticket.png', contentType: 'image/png', content, cid: TICKET_CID };
}
