import { publicAddress } from '#platform/contract/public-addresses.ts';
import type { PublicRoute } from '#platform/server/pages/public-route.ts';
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
    page: async ({ modules }) => {
      const { registrationPage } = await import('../client/registration-page.tsx');
      return registrationPage({
        whenFull: await modules.find(({ whenFull }) => whenFull)?.whenFull?.(),
        forGroups: modules.find(({ groupRegistration }) => groupRegistration)?.groupRegistration,
      });
    },
  },
];
