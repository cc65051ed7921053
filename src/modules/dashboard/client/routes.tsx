import { createRoute } from '@tanstack/react-router';
import { recentActivities } from '#modules/activity/contract.ts';
import { editionIn } from '#ui/admin/chosen-edition.ts';
import { shell } from '#ui/admin/roots.ts';
import { type TableSearch, tableSearch } from '#ui/admin/table/table-search.ts';
import { DashboardScreen } from './dashboard-screen.tsx';

export const dashboardRoute = createRoute({
  getParentRoute: () => shell,
  path: '/admin/dashboard',
  validateSearch: (given: Record<string, unknown>): TableSearch => ({
    ...tableSearch(recentActivities)(given),
    edition: editionIn(given),
  }),
  component: DashboardScreen,
});
