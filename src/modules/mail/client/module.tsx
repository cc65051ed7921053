import type { ClientModule } from '#ui/admin/client-module.ts';
import { mailKind } from '../kind.ts';
import type { MailText } from '../mail-texts.ts';
import { ownMails } from '../mails.ts';

declare module '#ui/admin/client-module.ts' {
  interface ClientModule {
    /** Those that it writes. */
    mails?: Readonly<Record<string, MailText>>;
  }
}

export const mailClient = {
  kinds: [mailKind],
  mails: ownMails,
} as const satisfies ClientModule;
