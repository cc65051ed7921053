import { createRoute } from '@tanstack/react-router';
import { shell } from '#ui/admin/roots.ts';
import { tableSearch } from '#ui/admin/table/table-search.ts';
import { mailingForm, viewMailings } from '../contract.ts';
import { AddMailingScreen } from './add-mailing-screen.tsx';
import { audienceSearch } from './audience-search.ts';
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
    return <AddMailingScreen audience={mailingForm.shape.audience.parse(add.useSearch())} />;
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

export const mailingRoutes = [mailings, add, mailing] as const;
