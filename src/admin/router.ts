import { createRoute, createRouter } from '@tanstack/react-router';
import { onSessionChange, readSessionValues } from '#platform/client/session-values.ts';
import type { Access } from '#platform/contract/access.ts';
import { withoutUnchosen } from '#ui/admin/chosen-edition.ts';
import { FailedScreen } from '#ui/admin/failed-screen.tsx';
import { hasUnsavedWork } from '#ui/admin/form/unsaved-work.ts';
import { noteSearch } from '#ui/admin/last-search.ts';
import { MissingScreen } from '#ui/admin/missing-screen.tsx';
import { root, shell } from '#ui/admin/roots.ts';
import { ADMIN_SCREENS } from './admin-screens.ts';
import { CLIENT_MODULES } from './client-modules.ts';
import { UNDECLARED } from './screens-of.ts';
import { Shell } from './shell.tsx';

const missing = createRoute({
  getParentRoute: () => shell,
  path: UNDECLARED,
  component: MissingScreen,
});

type WithRoutes = Extract<(typeof CLIENT_MODULES)[number], { routes: unknown }>;
type OfModules = WithRoutes['routes'][number];
const ofModules = CLIENT_MODULES.flatMap((one): readonly OfModules[] => ('routes' in one ? one.routes : []));

/** Every screen of the admin. */
const routeTree = root.addChildren([shell.update({ component: Shell }).addChildren([...ofModules, missing])]);

type RoutePath = Exclude<keyof typeof router.routesByPath, '/'>;

/** The address holds a table's state as plain names and values, in the form that the calls take. */
export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  defaultErrorComponent: FailedScreen,
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

router.subscribe('onResolved', ({ toLocation: { pathname, search } }) => noteSearch(pathname, search));

// Every route has an access rule, and every rule a route.
ADMIN_SCREENS satisfies Record<RoutePath, Access>;
router.routesByPath satisfies Record<keyof typeof ADMIN_SCREENS, unknown>;

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
