import { createRoute } from '@tanstack/react-router';
import type { ClientModule } from '#ui/admin/client-module.tsx';
import { shell } from '#ui/admin/roots.ts';
import { tableSearch } from '#ui/admin/table/table-search.ts';
import { viewMails } from '../contract.ts';
import { mailKind } from '../kind.ts';
import type { MailText } from '../mail-texts.ts';
import { ownMails } from '../mails.ts';
import { MailPreview } from './mail-preview.tsx';
import { MailScreen } from './mail-screen.tsx';

declare module '#ui/admin/client-module.tsx' {
  interface ClientModule {
    /** Those that it writes. */
    mails?: Readonly<Record<string, MailText>>;
  }
}

const mail = createRoute({
  getParentRoute: () => shell,
  path: '/admin/mail',
  validateSearch: tableSearch(viewMails, { opensRecords: true }),
  component: MailScreen,
});

export const mailClient = {
  kinds: [mailKind],
  mails: ownMails,
  routes: [mail],
  sectionPreviews: { mails: MailPreview },
} as const satisfies ClientModule;
