import { publicAddress } from '#platform/contract/public-addresses.ts';
import type { PublicRoute } from '#platform/server/pages/public-route.ts';

export const registrationPages: readonly PublicRoute[] = [
  {
    path: publicAddress.registration,
    page: async () => (await import('../client/registration-page.tsx')).page,
  },
];
