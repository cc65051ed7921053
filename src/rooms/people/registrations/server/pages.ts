import { publicAddress } from '#platform/contract/public-addresses.ts';
import { ANY_TEXT, type PublicRoute } from '#platform/server/pages/public-route.ts';
import { pricesFor } from '#rooms/edition/server.ts';
import type { WhenFull } from '../client/registration-page.tsx';

declare module '#platform/server/module.ts' {
  interface ServerModule {
    whenFull?: () => Promise<WhenFull>;
    /** The address of a form for several people at once. */
    groupRegistration?: string;
  }
}

export const registrationPages: readonly PublicRoute[] = [
  {
    path: publicAddress.registration,
    // A colleague's link says whose company they are of.
    query: { company: ANY_TEXT, joins: ANY_TEXT },
    isCached: ({ company }) => !company,
    page: async (services) => {
      const { modules } = services;
      const { registrationPage } = await import('../client/registration-page.tsx');
      return registrationPage({
        whenFull: await modules.find(({ whenFull }) => whenFull)?.whenFull?.(),
        forGroups: modules.find(({ groupRegistration }) => groupRegistration)?.groupRegistration,
        readPrices: pricesFor(services, 1),
      });
    },
  },
];
