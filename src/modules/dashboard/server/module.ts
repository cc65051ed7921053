import type { ServerModule } from '#platform/server/module.ts';
import { dashboardScreens } from '../screens.ts';
import { createDashboardHandlers } from './handlers.ts';

export const dashboardModule: ServerModule = {
  handlers: createDashboardHandlers(),
  screens: dashboardScreens,
};
