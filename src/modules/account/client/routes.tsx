import { createRoute } from '@tanstack/react-router';
import { shell } from '#ui/admin/roots.ts';
import { AccountScreen, type Panels } from './account-screen.tsx';

/** Other features pass in their panels of the account screen. */
export function accountRoute(panels: Panels) {
  return createRoute({
    getParentRoute: () => shell,
    path: '/admin/account',
    component: () => <AccountScreen {...panels} />,
  });
}
