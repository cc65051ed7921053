import { createRoute } from '@tanstack/react-router';
import type { ClientModule } from '#ui/admin/client-module.tsx';
import { shell } from '#ui/admin/roots.ts';
import { tableSearch } from '#ui/admin/table/table-search.ts';
import { viewActivity } from '../contract.ts';
import { activityScreens } from '../screens.ts';
import { ActivityScreen } from './activity-screen.tsx';
import { HistoryPart } from './history-part.tsx';

const activityRoute = createRoute({
  getParentRoute: () => shell,
  path: '/admin/activity',
  validateSearch: tableSearch(viewActivity),
  component: ActivityScreen,
});

export const activityClient = {
  screens: activityScreens,
  routes: [activityRoute],
  RecordPart: HistoryPart,
} as const satisfies ClientModule;
