import { drawTicket } from '#features/tickets/server/service.ts';

/** What is attached, as it is stored: pictures are drawn only when the mail is sent or read. */
export type MailAttachment =
  | { type: 'calendar'; content: string }
  /** The text of the ticket's QR code. */
  | { type: 'ticket'; code: string };

/** Draws the woven strip at the head of every mail, as a PNG. */
export type DrawStrip = () => Promise<Uint8Array>;

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
  const strip = { filename: 'strip.png', contentType: 'image/png', cid: STRIP_CID };
  return [
    { ...strip, content: Buffer.from(await drawStrip()) },
    ...(await Promise.all(attachments.map(drawOne))),
  ];
}

async function drawOne(attachment: MailAttachment): Promise<AttachedFile> {
  if (attachment.type === 'calendar') {
    const contentType = 'text/calendar; charset=utf-8; method=PUBLISH';
    return { filename: 'summit.ics', contentType, content: Buffer.from(attachment.content) };
  }
  const content = await drawTicket(attachment.code);
  return { filename: 'ticket.png', contentType: 'image/png', content, cid: TICKET_CID };
}
