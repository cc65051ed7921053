import { createRoute } from '@tanstack/react-router';
import { recentActivities } from '#rooms/ground/contract.ts';
import { editionIn } from '#ui/admin/chosen-edition.ts';
import type { ClientModule } from '#ui/admin/client-module.tsx';
import { shell } from '#ui/admin/roots.ts';
import { type TableSearch, tableSearch } from '#ui/admin/table/table-search.ts';
import { dashboardScreens } from '../screens.ts';
import { DashboardScreen } from './dashboard-screen.tsx';

const dashboardRoute = createRoute({
  getParentRoute: () => shell,
  path: '/admin/dashboard',
  validateSearch: (given: Record<string, unknown>): TableSearch => ({
    ...tableSearch(recentActivities)(given),
    edition: editionIn(given),
  }),
  component: DashboardScreen,
});

export const dashboardClient = {
  screens: dashboardScreens,
  routes: [dashboardRoute],
} as const satisfies ClientModule;
