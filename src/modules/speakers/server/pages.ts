import { publicAddress } from '#platform/contract/public-addresses.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { speakerAddress } from '../addresses.ts';
import { MAY_FLY } from '../client/flight.ts';

export const speakerPages = {
  inlineStyles: [MAY_FLY],
  pages: [
    {
      path: publicAddress.speakers,
      page: async () => (await import('../client/speakers-page.tsx')).page,
    },
    {
      path: speakerAddress(':id'),
      page: async () => (await import('../client/speaker-page.tsx')).page,
    },
  ],
} satisfies Pick<ServerModule, 'pages' | 'inlineStyles'>;
