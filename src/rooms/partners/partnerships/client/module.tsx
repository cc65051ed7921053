import { createRoute } from '@tanstack/react-router';
import type { ClientModule } from '#ui/admin/client-module.tsx';
import { shell } from '#ui/admin/roots.ts';
import { tableSearch } from '#ui/admin/table/table-search.ts';
import { viewPartnerships } from '../contract.ts';
import { partnershipKind } from '../kind.ts';
import { partnershipMails } from '../mails.ts';
import { paletteActions } from './palette-actions.ts';
import { PartnershipsScreen } from './partnerships-screen.tsx';

const partnerships = createRoute({
  getParentRoute: () => shell,
  path: '/admin/partnerships',
  validateSearch: tableSearch(viewPartnerships, { opensRecords: true }),
  component: PartnershipsScreen,
});

export const partnershipsClient = {
  kinds: [partnershipKind],
  mails: partnershipMails,
  routes: [partnerships],
  paletteActions,
} as const satisfies ClientModule;
