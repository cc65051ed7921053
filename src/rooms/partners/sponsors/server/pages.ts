import { publicAddress } from '#platform/contract/public-addresses.ts';
import type { PublicRoute } from '#platform/server/pages/public-route.ts';

export const sponsorPages: readonly PublicRoute[] = [
  {
    path: publicAddress.sponsors,
    isOfEdition: true,
    page: async () => (await import('../client/sponsors-page.tsx')).page,
  },
];
