import { createRouter } from '@tanstack/react-router';
import { onSessionChange, readSessionValues } from '#platform/client/session-values.ts';
import type { Access } from '#platform/contract/access.ts';
import { withoutUnchosen } from '#ui/admin/chosen-edition.ts';
import { hasUnsavedWork } from '#ui/admin/form/unsaved-work.ts';
import type { AdminScreen } from './admin-screens.ts';
import { routeTree } from './routes.tsx';

type RoutePath = Exclude<keyof typeof router.routesByPath, '/'>;

/** The address holds a table's state as plain names and values, in the form that the calls take. */
export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  scrollRestoration: true,
  parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
  stringifySearch: (search) => {
    const given = Object.entries(withoutUnchosen(search)).filter(
      ([, value]) => value !== undefined && value !== '',
    );
    const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
    return query && `?${query}`;
  },
});

// Every route has an access rule, and every rule a route.
({}) as Record<AdminScreen, Access> satisfies Record<RoutePath, Access>;
router.routesByPath satisfies Record<AdminScreen, unknown>;

// The shell's guard checks again and redirects to the login. If unsaved work would be lost, the shell asks
// first.
onSessionChange(() => {
  if (!readSessionValues() && !hasUnsavedWork()) router.invalidate();
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
