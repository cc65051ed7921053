import { publicAddress } from '#platform/contract/public-addresses.ts';
import type { PublicRoute } from '#platform/server/pages/public-route.ts';
import { speakerAddress } from '../addresses.ts';

export const speakerPages: readonly PublicRoute[] = [
  {
    path: publicAddress.speakers,
    page: async () => (await import('../client/speakers-page.tsx')).page,
  },
  {
    path: speakerAddress(':id'),
    page: async () => (await import('../client/speaker-page.tsx')).page,
  },
];
