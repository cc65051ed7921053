import { createRoute } from '@tanstack/react-router';
import { shell } from '#ui/admin/roots.ts';
import { tableSearch } from '#ui/admin/table/table-search.ts';
import { viewAttendees } from '../contract.ts';
import { AttendeesScreen } from './attendees-screen.tsx';

const attendees = createRoute({
  getParentRoute: () => shell,
  path: '/admin/attendees',
  validateSearch: tableSearch(viewAttendees, { opensRecords: true }),
  component: AttendeesScreen,
});

export const attendeeRoutes = [attendees] as const;
