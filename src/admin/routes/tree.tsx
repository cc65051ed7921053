import { createRoute } from '@tanstack/react-router';
import { recentActivities } from '#features/activity/contract.ts';
import { LoginScreen } from '#features/auth/client/login-screen.tsx';
import { ResetPasswordScreen } from '#features/auth/client/reset-password-screen.tsx';
import { DashboardScreen } from '#features/dashboard/client/dashboard-screen.tsx';
import { tableSearch } from '#ui/admin/table/table-search.ts';
import { accountRoutes } from './account.tsx';
import { dataRoutes } from './data.tsx';
import { eventRoutes } from './events.tsx';
import { peopleRoutes } from './people.tsx';
import { registrationRoutes } from './registrations.tsx';
import { root, shell } from './roots.ts';

const login = createRoute({
  getParentRoute: () => root,
  path: '/admin/login',
  validateSearch: ({ next }): { next?: string } => (typeof next === 'string' ? { next } : {}),
  component: LoginScreen,
});

const resetPassword = createRoute({
  getParentRoute: () => root,
  path: '/admin/reset-password',
  validateSearch: ({ token }) => ({ token: typeof token === 'string' ? token : '' }),
  component: function ResetPassword() {
    const { token } = resetPassword.useSearch();
    return <ResetPasswordScreen token={token} />;
  },
});

const dashboard = createRoute({
  getParentRoute: () => shell,
  path: '/admin/dashboard',
  validateSearch: tableSearch(recentActivities),
  component: DashboardScreen,
});

export const routeTree = root.addChildren([
  login,
  resetPassword,
  shell.addChildren([
    dashboard,
    ...peopleRoutes,
    ...dataRoutes,
    ...eventRoutes,
    ...registrationRoutes,
    ...accountRoutes,
  ]),
]);
