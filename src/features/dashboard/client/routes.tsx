import { createRoute } from '@tanstack/react-router';
import { recentActivities } from '#features/activity/contract.ts';
import { shell } from '#ui/admin/roots.ts';
import { tableSearch } from '#ui/admin/table/table-search.ts';
import { DashboardScreen } from './dashboard-screen.tsx';

export const dashboardRoute = createRoute({
  getParentRoute: () => shell,
  path: '/admin/dashboard',
  validateSearch: tableSearch(recentActivities),
  component: DashboardScreen,
});
