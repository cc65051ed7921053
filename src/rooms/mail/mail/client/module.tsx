import { createRoute, Navigate } from '@tanstack/react-router';
import type { KindName } from '#platform/contract/kind.ts';
import { PartScreen, SectionScreen } from '#rooms/edition/browser.ts';
import { sectionsOf } from '#rooms/edition/contract.ts';
import type { ClientModule } from '#ui/admin/client-module.tsx';
import { shell } from '#ui/admin/roots.ts';
import { tableSearch } from '#ui/admin/table/table-search.ts';
import { viewMails } from '../contract.ts';
import { mailKind } from '../kind.ts';
import type { MailText } from '../mail-texts.ts';
import { ownMails } from '../mails.ts';
import * as say from '../messages.ts';
import { MailPreview } from './mail-preview.tsx';
import { MailScreen } from './mail-screen.tsx';
import { MailsPart } from './mails-part.tsx';

declare module '#ui/admin/client-module.tsx' {
  interface ClientModule {
    /** Those that it writes. */
    mails?: Readonly<Record<string, MailText>>;
    /** The kind of record that they are about, if it isn't its own. */
    mailsAbout?: KindName;
  }
}

const mail = createRoute({
  getParentRoute: () => shell,
  path: '/admin/mail',
  validateSearch: tableSearch(viewMails, { opensRecords: true }),
  component: MailScreen,
});

const wording = createRoute({
  getParentRoute: () => shell,
  path: '/admin/mail/wording',
  component: () => <PartScreen title={say.wording()} parts={['mails']} />,
});

const wordingOfOne = createRoute({
  getParentRoute: () => shell,
  path: '/admin/mail/wording/$section',
  component: function Wording() {
    const { section: given } = wordingOfOne.useParams();
    const name = sectionsOf('mails').find((one) => one === given);
    return name ? <SectionScreen key={name} section={name} /> : <Navigate to="/admin/mail/wording" />;
  },
});

export const mailClient = {
  kinds: [mailKind],
  mails: ownMails,
  routes: [mail, wording, wordingOfOne],
  sectionPreviews: { mails: MailPreview },
  RecordPart: MailsPart,
} as const satisfies ClientModule;
