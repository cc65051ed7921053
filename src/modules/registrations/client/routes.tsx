import { createRoute } from '@tanstack/react-router';
import { shell } from '#ui/admin/roots.ts';
import { tableSearch } from '#ui/admin/table/table-search.ts';
import { viewAttendees } from '../contract.ts';
import { AddAttendeeScreen } from './add-attendee-screen.tsx';
import { AttendeesScreen } from './attendees-screen.tsx';
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

export const attendeeRoutes = [attendees, addAttendee, updateAttendee] as const;
