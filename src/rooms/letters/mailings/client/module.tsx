import '../reminders.ts';
import { createRoute } from '@tanstack/react-router';
import type { ClientModule } from '#ui/admin/client-module.tsx';
import { shell } from '#ui/admin/roots.ts';
import { tableSearch } from '#ui/admin/table/table-search.ts';
import { addMailing, audience, viewMailings } from '../contract.ts';
import { mailingKind } from '../kind.ts';
import { AddMailingScreen, MovedScreen, UnknownAudience } from './add-mailing-screen.tsx';
import { ABOUT_MOVE, audienceSearch, readSearch, unknownFilters } from './audience-search.ts';
import { MailingScreen } from './mailing-screen.tsx';
import { MailingsScreen } from './mailings-screen.tsx';
import { WriteTo } from './write-to.tsx';

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
    const { isAboutMove, filters } = readSearch(add.useSearch());
    const unknown = unknownFilters(filters);
    if (unknown.length > 0) return <UnknownAudience filters={unknown} />;
    const Add = isAboutMove ? MovedScreen : AddMailingScreen;
    return <Add audience={audience.parse(filters)} />;
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
  WriteTo,
  tellOfMove: {
    access: addMailing.access,
    address: (edition) => `/admin/add-mailing?${new URLSearchParams({ edition, ...ABOUT_MOVE })}`,
  },
} as const satisfies ClientModule;
