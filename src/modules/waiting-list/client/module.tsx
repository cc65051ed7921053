import { createRoute } from '@tanstack/react-router';
import type { ClientModule } from '#ui/admin/client-module.tsx';
import { shell } from '#ui/admin/roots.ts';
import { waitingKind } from '../kind.ts';
import { waitingMails } from '../mails.ts';
import { WaitingListScreen } from './waiting-list-screen.tsx';

const waitingListRoute = createRoute({
  getParentRoute: () => shell,
  path: '/admin/waiting-list',
  component: WaitingListScreen,
});

export const waitingListClient = {
  kinds: [waitingKind],
  mails: waitingMails,
  routes: [waitingListRoute],
} as const satisfies ClientModule;
