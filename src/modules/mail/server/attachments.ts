import { drawTicket } from '#modules/tickets/server/service.ts';
import { DEFAULT_LOOK, type Look } from '#platform/contract/look.ts';
import type { Services } from '#platform/server/http/context.ts';
import { givenBy, type ServerModule, theOneGiven } from '#platform/server/module.ts';

/** What the strip at the head of a mail is woven from. */
export interface MailCloth {
  seed: string;
  look: Look;
}

/** What is attached, as it is stored: pictures are drawn only when the mail is sent or read. */
export type MailAttachment =
  | ({ type: 'strip' } & MailCloth)
  | { type: 'calendar'; content: string }
  /** The text of the ticket's QR code. */
  | { type: 'ticket'; code: string }
  /** What a module draws of what it stored. */
  | { type: 'drawn'; drawer: string; file: string; mediaType: string; stored: string };

declare module '#platform/server/module.ts' {
  interface ServerModule {
    /** Draws the woven strip at the head of every mail, as a PNG. */
    drawMailStrip?: (cloth: MailCloth) => Promise<Uint8Array>;
    /** Draws what it attaches to mails. */
    attachmentDrawer?: {
      name: string;
      draw: (services: Pick<Services, 'modules'>, stored: string) => Promise<Buffer>;
    };
  }
}

/** As the HTML names the pictures. */
export const STRIP_CID = 'strip@mail';
export const TICKET_CID = 'ticket@mail';

export interface AttachedFile {
  filename: string;
  contentType: string;
  content: Buffer;
  cid?: string;
}

/** Of mails that were written before they named theirs. */
const FIRST_CLOTH: MailAttachment = { type: 'strip', seed: 'AI for Business Summit', look: DEFAULT_LOOK };

/** The files of a mail. The same mail always has the same ones. */
export function drawAttachments(
  stored: string,
  { modules }: Pick<Services, 'modules'>,
): Promise<AttachedFile[]> {
  const attachments = JSON.parse(stored) as MailAttachment[];
  const named = attachments.some(({ type }) => type === 'strip');
  const all = named ? attachments : [FIRST_CLOTH, ...attachments];
  return Promise.all(all.map((attachment) => drawOne(attachment, modules)));
}

async function drawOne(attachment: MailAttachment, modules: readonly ServerModule[]): Promise<AttachedFile> {
  switch (attachment.type) {
    case 'strip': {
      const content = Buffer.from(await theOneGiven(modules, 'drawMailStrip')(attachment));
      return { filename: 'strip.png', contentType: 'image/png', content, cid: STRIP_CID };
    }
    case 'calendar': {
      const [, method] = /^METHOD:(\w+)/m.exec(attachment.content) ?? [];
      const contentType = `text/calendar; charset=utf-8${method ? `; method=${method}` : ''}`;
      return { filename: 'summit.ics', contentType, content: Buffer.from(attachment.content) };
    }
    case 'ticket': {
      const content = await drawTicket(attachment.code);
      return { filename: 'ticket.png', contentType: 'image/png', content, cid: TICKET_CID };
    }
    case 'drawn': {
      const { drawer, file, mediaType, stored } = attachment;
      const found = givenBy(modules, 'attachmentDrawer').find(({ name }) => name === drawer);
      if (!found) throw new Error(`no module draws ${drawer}`);
      return { filename: file, contentType: mediaType, content: await found.draw({ modules }, stored) };
    }
  }
}
