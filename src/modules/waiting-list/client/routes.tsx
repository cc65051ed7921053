import { createRoute } from '@tanstack/react-router';
import { shell } from '#ui/admin/roots.ts';
import { WaitingListScreen } from './waiting-list-screen.tsx';

export const waitingListRoute = createRoute({
  getParentRoute: () => shell,
  path: '/admin/waiting-list',
  component: WaitingListScreen,
});
