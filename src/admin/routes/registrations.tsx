import { createRoute } from '@tanstack/react-router';
import { PartnershipsScreen } from '#features/partnerships/client/partnerships-screen.tsx';
import { viewPartnerships } from '#features/partnerships/contract.ts';
import { AttendeesScreen } from '#features/registrations/client/attendees-screen.tsx';
import { viewAttendees } from '#features/registrations/contract.ts';
import { tableSearch } from '#ui/admin/table/table-search.ts';
import { shell } from './roots.ts';

const attendees = createRoute({
  getParentRoute: () => shell,
  path: '/admin/attendees',
  validateSearch: tableSearch(viewAttendees, { opensRecords: true }),
  component: AttendeesScreen,
});

const partnerships = createRoute({
  getParentRoute: () => shell,
  path: '/admin/partnerships',
  validateSearch: tableSearch(viewPartnerships, { opensRecords: true }),
  component: PartnershipsScreen,
});

export const registrationRoutes = [attendees, partnerships] as const;
