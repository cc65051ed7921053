import { DEFAULT_LOOK, type Look } from '#platform/contract/look.ts';
import { ownPictureName } from '#platform/contract/rich-text.ts';
import type { SiteLogo } from '#platform/contract/site-logo.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { Services } from '#platform/server/http/context.ts';
import { givenBy, theOneGiven } from '#platform/server/module.ts';
import { drawTicket } from '#rooms/ground/server.ts';

/** What the strip at the head of a mail is woven from. */
export interface MailCloth {
  seed: string;
  look: Look;
}

type Ground = 'light' | 'dark';

/** What is attached, as it is stored: pictures are drawn only when the mail is sent or read. */
export type MailAttachment =
  | ({ type: 'strip' } & MailCloth)
  /** The site's own, by the name of its picture. */
  | { type: 'logo'; picture: string; ground: Ground }
  | { type: 'calendar'; content: string }
  /** The text of the ticket's QR code. */
  | { type: 'ticket'; code: string }
  /** What a module draws of what it stored. */
  | { type: 'drawn'; drawer: string; file: string; mediaType: string; stored: string };

declare module '#platform/server/module.ts' {
  interface ServerModule {
    /** Draws the woven strip at the head of every mail, as a PNG. */
    drawMailStrip?: (cloth: MailCloth) => Promise<Uint8Array>;
    /** Draws a stored logo as a PNG; undefined if it is gone. */
    drawMailLogo?: (database: Database, picture: string) => Promise<Uint8Array | undefined>;
    /** Draws what it attaches to mails; undefined if that is gone. */
    attachmentDrawer?: {
      name: string;
      draw: (services: Pick<Services, 'modules' | 'store'>, stored: string) => Promise<Buffer | undefined>;
    };
  }
}

/** As the HTML names the pictures. */
export const STRIP_CID = 'strip@mail';
export const TICKET_CID = 'ticket@mail';
export const LOGO_CIDS: Readonly<Record<Ground, string>> = {
  light: 'logo@mail',
  dark: 'logo-on-dark@mail',
};

/** The pictures of a logo of one's own. */
export function logoAttachments(logo: SiteLogo | undefined): MailAttachment[] {
  const pictures = { light: logo?.onLight, dark: logo?.onDark };
  return (['light', 'dark'] as const).flatMap((ground): MailAttachment[] => {
    const picture = ownPictureName(pictures[ground]?.address ?? '');
    return picture ? [{ type: 'logo', picture, ground }] : [];
  });
}

export interface AttachedFile {
  filename: string;
  contentType: string;
  content: Buffer;
  cid?: string;
}

type Drawing = Pick<Services, 'modules' | 'store'>;

/** Of mails that were written before they named theirs. */
const FIRST_CLOTH: MailAttachment = { type: 'strip', seed: 'AI for Business Summit', look: DEFAULT_LOOK };

/** The files of a mail. The same mail always has the same ones. */
export async function drawAttachments(stored: string, services: Drawing): Promise<AttachedFile[]> {
  const attachments = JSON.parse(stored) as MailAttachment[];
  const named = attachments.some(({ type }) => type === 'strip');
  const all = named ? attachments : [FIRST_CLOTH, ...attachments];
  const drawn = await Promise.all(all.map((attachment) => drawOne(attachment, services)));
  return drawn.filter((file) => file !== undefined);
}

async function drawOne(
  attachment: MailAttachment,
  { modules, store }: Drawing,
): Promise<AttachedFile | undefined> {
  switch (attachment.type) {
    case 'strip': {
      const content = Buffer.from(await theOneGiven(modules, 'drawMailStrip')(attachment));
      return { filename: 'strip.png', contentType: 'image/png', content, cid: STRIP_CID };
    }
    case 'logo': {
      const drawn = await theOneGiven(modules, 'drawMailLogo')(store.database, attachment.picture);
      const cid = LOGO_CIDS[attachment.ground];
      const filename = `${cid.split('@')[0]}.png`;
      return drawn && { filename, contentType: 'image/png', content: Buffer.from(drawn), cid };
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
      const content = await found.draw({ modules, store }, stored);
      return content && { filename: file, contentType: mediaType, content };
    }
  }
}
