import { createRoute } from '@tanstack/react-router';
import { shell } from '#ui/admin/roots.ts';
import { tableSearch } from '#ui/admin/table/table-search.ts';
import { viewActivity } from '../contract.ts';
import { ActivityScreen } from './activity-screen.tsx';

export const activityRoute = createRoute({
  getParentRoute: () => shell,
  path: '/admin/activity',
  validateSearch: tableSearch(viewActivity),
  component: ActivityScreen,
});
