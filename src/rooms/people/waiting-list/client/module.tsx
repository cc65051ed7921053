import { createRoute } from '@tanstack/react-router';
import type { ClientModule } from '#ui/admin/client-module.tsx';
import { shell } from '#ui/admin/roots.ts';
import { tableSearch } from '#ui/admin/table/table-search.ts';
import { viewWaiting } from '../contract.ts';
import { waitingKind } from '../kind.ts';
import { waitingMails } from '../mails.ts';
import { paletteActions } from './palette-actions.ts';
import { WaitingListScreen } from './waiting-list-screen.tsx';

const waitingListRoute = createRoute({
  getParentRoute: () => shell,
  path: '/admin/waiting-list',
  validateSearch: tableSearch(viewWaiting, { opensRecords: true }),
  component: WaitingListScreen,
});

export const waitingListClient = {
  kinds: [waitingKind],
  mails: waitingMails,
  routes: [waitingListRoute],
  paletteActions,
} as const satisfies ClientModule;
