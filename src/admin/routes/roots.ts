import { createRootRoute, createRoute, redirect } from '@tanstack/react-router';
import { readSessionValues } from '#platform/client/session-values.ts';
import { MissingScreen } from '../missing-screen.tsx';
import { Shell } from '../shell.tsx';

export const root = createRootRoute({ notFoundComponent: MissingScreen });

/** Everything behind the sign-in. The server refuses first; this is for moving about without it. */
export const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  component: Shell,
  beforeLoad: ({ location }) => {
    if (!readSessionValues()) throw redirect({ to: '/admin/login', search: { next: location.href } });
  },
});
