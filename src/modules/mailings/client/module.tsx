import '../reminders.ts';
import { createRoute } from '@tanstack/react-router';
import type { ClientModule } from '#ui/admin/client-module.tsx';
import { shell } from '#ui/admin/roots.ts';
import { tableSearch } from '#ui/admin/table/table-search.ts';
import { audience, viewMailings } from '../contract.ts';
import { mailingKind } from '../kind.ts';
import { AddMailingScreen, UnknownAudience } from './add-mailing-screen.tsx';
import { audienceSearch, unknownFilters } from './audience-search.ts';
import { MailingScreen } from './mailing-screen.tsx';
import { MailingsScreen } from './mailings-screen.tsx';

const mailings = createRoute({
  getParentRoute: () => shell,
  path: '/admin/mailings',
  validateSearch: tableSearch(viewMailings),
  component: MailingsScreen,
});

/** The attendees' list hands over its search and filters. */
const add = createRoute({
  getParentRoute: () => shell,
  path: '/admin/add-mailing',
  validateSearch: audienceSearch,
  component: function AddMailing() {
    const search = add.useSearch();
    const unknown = unknownFilters(search);
    if (unknown.length > 0) return <UnknownAudience filters={unknown} />;
    return <AddMailingScreen audience={audience.parse(search)} />;
  },
});

const mailing = createRoute({
  getParentRoute: () => shell,
  path: '/admin/mailing/$id',
  component: function Mailing() {
    const { id } = mailing.useParams();
    return <MailingScreen key={id} id={id} />;
  },
});

export const mailingsClient = {
  kinds: [mailingKind],
  routes: [mailings, add, mailing],
} as const satisfies ClientModule;
