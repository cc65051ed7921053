import { createRoute } from '@tanstack/react-router';
import { shell } from '#ui/admin/roots.ts';
import { tableSearch } from '#ui/admin/table/table-search.ts';
import { viewPartnerships } from '../contract.ts';
import { PartnershipsScreen } from './partnerships-screen.tsx';

const partnerships = createRoute({
  getParentRoute: () => shell,
  path: '/admin/partnerships',
  validateSearch: tableSearch(viewPartnerships, { opensRecords: true }),
  component: PartnershipsScreen,
});

export const partnershipRoutes = [partnerships] as const;
