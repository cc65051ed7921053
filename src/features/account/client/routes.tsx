import { createRoute } from '@tanstack/react-router';
import { shell } from '#ui/admin/roots.ts';
import { AccountScreen, type Panels } from './account-screen.tsx';

/** What of an account is other features' is handed in. */
export function accountRoute(panels: Panels) {
  return createRoute({
    getParentRoute: () => shell,
    path: '/admin/account',
    component: () => <AccountScreen {...panels} />,
  });
}
