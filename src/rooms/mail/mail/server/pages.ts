import { publicAddress } from '#platform/contract/public-addresses.ts';
import type { PublicRoute } from '#platform/server/pages/public-route.ts';

export const mailPages: readonly PublicRoute[] = [
  {
    path: publicAddress.unsubscribe,
    isUnlisted: true,
    page: async () => (await import('../client/unsubscribe-page.tsx')).page,
  },
  {
    path: publicAddress.unsubscribed,
    isUnlisted: true,
    page: async () => (await import('../client/unsubscribe-page.tsx')).donePage,
  },
];
