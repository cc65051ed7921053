import { on } from '#platform/server/events.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { pendingIn } from '#platform/server/pending.ts';
import { viewWaiting } from '../contract.ts';
import { waitingKind } from '../kind.ts';
import { waitingMails } from '../mails.ts';
import * as say from '../messages.ts';
import { takes } from '../messages.ts';
import { waitingListRights } from '../rights.ts';
import { waitingAddressees } from './addressees.ts';
import { waitingHandlers } from './handlers.ts';
import { offersThatEnd, offersThatFollow } from './hanging.ts';
import { heldPlaces } from './held-places.ts';
import { waitingRoute } from './magic-link-pages.ts';
import { waitingMailExamples } from './mails.ts';
import { whenFull } from './pages.ts';
import { waitingData } from './personal-data.ts';
import { promote } from './promote.ts';
import { findWaitingByName, removeEntry, restoreEntry } from './service.ts';

export const waitingListModule: ServerModule = {
  takes: (_services, { current }) => (current?.places ? [takes()] : []),
  rights: waitingListRights,
  handlers: waitingHandlers,
  magicLinkPages: [waitingRoute],
  kinds: [
    {
      kind: waitingKind,
      hangsOn: { waiting: offersThatEnd, attendee: offersThatFollow },
      deleteOne: removeEntry,
      restoreOne: restoreEntry,
      findByName: findWaitingByName,
      personalData: waitingData,
    },
  ],
  addressees: waitingAddressees,
  pending: [pendingIn(viewWaiting, { screen: '/admin/waiting-list', label: say.peopleWait })],
  mails: waitingMails,
  mailExamples: waitingMailExamples,
  jobs: () => [promote],
  notices: { waiting: say.joined },
  heldPlaces,
  whenFull,
  on: [on('PlacesFreed', promote), on('EditionChanged', promote)],
};
