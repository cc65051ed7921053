import { publicAddress } from '#platform/contract/public-addresses.ts';
import type { PublicRoute } from '#platform/server/pages/public-route.ts';
import { packageNames } from '#rooms/edition/server.ts';

export const partnershipPages: readonly PublicRoute[] = [
  {
    path: publicAddress.sponsorship,
    page: async () => (await import('../client/partnership-page.tsx')).page,
    query: { package: ({ store, clock }) => packageNames(store.database, clock.now()) },
  },
];
