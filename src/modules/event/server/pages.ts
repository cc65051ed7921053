import { publicAddress } from '#platform/contract/public-addresses.ts';
import type { PublicRoute } from '#platform/server/pages/public-route.ts';

export const eventPages: readonly PublicRoute[] = [
  {
    path: publicAddress.contact,
    page: async () => (await import('../client/contact-page.tsx')).page,
  },
  {
    path: publicAddress.privacy,
    page: async () => (await import('../client/privacy-page.tsx')).page,
  },
  {
    path: publicAddress.ownPage(':slug'),
    page: async () => (await import('../client/own-page.tsx')).page,
  },
  {
    path: publicAddress.aboutUs,
    page: async () => (await import('../client/about-us-page.tsx')).page,
  },
];
