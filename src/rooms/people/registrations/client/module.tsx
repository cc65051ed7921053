import { createRoute } from '@tanstack/react-router';
import type { ClientModule } from '#ui/admin/client-module.tsx';
import { shell } from '#ui/admin/roots.ts';
import { tableSearch } from '#ui/admin/table/table-search.ts';
import { viewAttendees } from '../contract.ts';
import { attendeeKind } from '../kind.ts';
import { attendeeMails } from '../mails.ts';
import { AddAttendeeScreen } from './add-attendee-screen.tsx';
import { AttendeesScreen } from './attendees-screen.tsx';
import { paletteActions } from './palette-actions.ts';
import { UpdateAttendeeScreen } from './update-attendee-screen.tsx';

const attendees = createRoute({
  getParentRoute: () => shell,
  path: '/admin/attendees',
  validateSearch: tableSearch(viewAttendees, { opensRecords: true }),
  component: AttendeesScreen,
});

const addAttendee = createRoute({
  getParentRoute: () => shell,
  path: '/admin/add-attendee',
  component: AddAttendeeScreen,
});

const updateAttendee = createRoute({
  getParentRoute: () => shell,
  path: '/admin/update-attendee/$id',
  component: function UpdateAttendee() {
    const { id } = updateAttendee.useParams();
    return <UpdateAttendeeScreen key={id} id={id} />;
  },
});

export const registrationsClient = {
  kinds: [attendeeKind],
  mails: attendeeMails,
  routes: [attendees, addAttendee, updateAttendee],
  paletteActions,
} as const satisfies ClientModule;
