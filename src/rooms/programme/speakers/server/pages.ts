import { publicAddress } from '#platform/contract/public-addresses.ts';
import { givenBy, type ServerModule } from '#platform/server/module.ts';
import { PAGE_NUMBER } from '#platform/server/pages/public-route.ts';
import { prefixOfEdition } from '#rooms/edition/server.ts';
import { speakerAddress } from '../addresses.ts';
import type { AddToSpeaker } from '../client/speaker-page.tsx';
import type { WayToSpeak } from '../client/speakers-page.tsx';
import { findSpeaker } from './queries.ts';

declare module '#platform/server/module.ts' {
  interface ServerModule {
    /** What it adds to the page of a speaker. */
    onSpeakerPage?: AddToSpeaker;
    wayToSpeak?: WayToSpeak;
  }
}

export const speakerPages = {
  pages: (modules) => [
    {
      path: publicAddress.speakers,
      isOfEdition: true,
      query: { page: PAGE_NUMBER },
      page: async () => {
        const { speakersPage } = await import('../client/speakers-page.tsx');
        return speakersPage(modules.find(({ wayToSpeak }) => wayToSpeak)?.wayToSpeak);
      },
    },
    {
      path: speakerAddress(':id'),
      isOfEdition: true,
      elsewhere: async ({ store: { database }, clock }, { id = '' }) => {
        const speaker = await findSpeaker(database, id);
        const prefix = speaker && (await prefixOfEdition(database, clock.now(), speaker.event_id));
        return prefix === undefined ? undefined : prefix + speakerAddress(id);
      },
      page: async () =>
        (await import('../client/speaker-page.tsx')).speakerPage(givenBy(modules, 'onSpeakerPage')),
    },
  ],
} satisfies Pick<ServerModule, 'pages'>;
