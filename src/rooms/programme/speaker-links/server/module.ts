import type { ServerModule } from '#platform/server/module.ts';
import { pendingIn } from '#platform/server/pending.ts';
import { viewSpeakerLinks } from '../contract.ts';
import { speakerLinkKind } from '../kind.ts';
import { speakerLinkMails } from '../mails.ts';
import * as say from '../messages.ts';
import { speakerPageRights } from '../rights.ts';
import { speakerAddressees } from './addressees.ts';
import { speakerLinkHandlers } from './handlers.ts';
import { speakerHours } from './hours.ts';
import { speakerLinkJobs } from './jobs.ts';
import { speakerLinkMailExamples } from './mails.ts';
import { speakerLinkPages } from './pages.ts';
import { speakerLinkData } from './personal-data.ts';
import { countOfSpeakers } from './queries.ts';
import { renewableLink, sendLostLinks, speakerAddresses } from './service.ts';

export const speakerLinksModule: ServerModule = {
  takes: () => [say.takes()],
  rights: speakerPageRights,
  handlers: speakerLinkHandlers,
  magicLinkPages: speakerLinkPages,
  kinds: [{ kind: speakerLinkKind, hangsOn: { speaker: countOfSpeakers }, personalData: speakerLinkData }],
  pending: [
    pendingIn(viewSpeakerLinks, {
      screen: '/admin/speaker-links',
      query: { state: 'new' },
      label: say.changesWait,
    }),
  ],
  addressees: speakerAddressees,
  mails: speakerLinkMails,
  mailExamples: speakerLinkMailExamples,
  renewableLink,
  sendLostLinks,
  speakerHours,
  speakerAddresses,
  jobs: () => speakerLinkJobs,
};
