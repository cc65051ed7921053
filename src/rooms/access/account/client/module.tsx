import { createRoute } from '@tanstack/react-router';
import type { ClientModule } from '#ui/admin/client-module.tsx';
import { shell } from '#ui/admin/roots.ts';
import { accountScreens } from '../screens.ts';
import { AccountScreen } from './account-screen.tsx';

const account = createRoute({
  getParentRoute: () => shell,
  path: '/admin/account',
  component: AccountScreen,
});

export const accountClient = {
  screens: accountScreens,
  routes: [account],
} as const satisfies ClientModule;
