import { createRootRoute, createRoute, redirect } from '@tanstack/react-router';
import { recentActivities } from '#features/activity/contract.ts';
import { DashboardScreen } from '#features/dashboard/client/dashboard-screen.tsx';
import { CreateEventScreen } from '#features/event/client/create-event-screen.tsx';
import { EventListScreen } from '#features/event/client/event-list-screen.tsx';
import { UpdateEventScreen } from '#features/event/client/update-event-screen.tsx';
import { viewBasicData } from '#features/event/contract.ts';
import { AttendeesScreen } from '#features/registrations/client/attendees-screen.tsx';
import { viewAttendees } from '#features/registrations/contract.ts';
import { LoginScreen } from '#features/sessions/client/login-screen.tsx';
import { readSessionValues } from '#platform/client/session-values.ts';
import { tableSearch } from '#ui/admin/table/table-search.ts';
import { MissingScreen } from './missing-screen.tsx';
import { Shell } from './shell.tsx';

const root = createRootRoute({ notFoundComponent: MissingScreen });

const login = createRoute({
  getParentRoute: () => root,
  path: '/admin/login',
  validateSearch: ({ next }): { next?: string } => (typeof next === 'string' ? { next } : {}),
  component: LoginScreen,
});

/** Everything behind the sign-in. The server refuses first; this is for moving about without it. */
const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  component: Shell,
  beforeLoad: ({ location }) => {
    if (!readSessionValues()) throw redirect({ to: '/admin/login', search: { next: location.href } });
  },
});

const dashboard = createRoute({
  getParentRoute: () => shell,
  path: '/admin/dashboard',
  validateSearch: tableSearch(recentActivities),
  component: DashboardScreen,
});

const attendees = createRoute({
  getParentRoute: () => shell,
  path: '/admin/attendees',
  validateSearch: tableSearch(viewAttendees),
  component: AttendeesScreen,
});

const createEvent = createRoute({
  getParentRoute: () => shell,
  path: '/admin/basic-data',
  component: CreateEventScreen,
});

const eventList = createRoute({
  getParentRoute: () => shell,
  path: '/admin/data-center',
  validateSearch: tableSearch(viewBasicData),
  component: EventListScreen,
});

const updateEvent = createRoute({
  getParentRoute: () => shell,
  path: '/admin/basic-data-edit/$id',
  component: function UpdateEvent() {
    const { id } = updateEvent.useParams();
    return <UpdateEventScreen key={id} id={id} />;
  },
});

export const routeTree = root.addChildren([
  login,
  shell.addChildren([dashboard, attendees, createEvent, eventList, updateEvent]),
]);
