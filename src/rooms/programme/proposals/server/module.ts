import { readCurrentCall } from './calls.ts';
import '../texts.ts';
import { freeTextIn } from '#platform/server/free-text.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { pendingIn } from '#platform/server/pending.ts';
import { viewProposals } from '../contract.ts';
import { proposalKind } from '../kind.ts';
import { proposalMails } from '../mails.ts';
import * as say from '../messages.ts';
import { proposalRights } from '../rights.ts';
import { proposalHandlers } from './handlers.ts';
import { proposalMailExamples } from './mails.ts';
import { proposalPages } from './pages.ts';
import { describeReviewer, proposalData } from './personal-data.ts';
import { renewableLink, sendLostLinks } from './propose.ts';
import { hiddenProposals, listNotes } from './queries.ts';

export const proposalsModule: ServerModule = {
  takes: async (services) =>
    (await readCurrentCall(services.store.database, services)).call?.is_open ? [say.takes()] : [],
  rights: proposalRights,
  handlers: proposalHandlers,
  ...proposalPages,
  kinds: [
    {
      kind: proposalKind,
      personalData: proposalData,
      freeText: [
        freeTextIn(listNotes, ({ proposal_id, title, note }) => ({
          id: proposal_id,
          place: title,
          texts: [note],
        })),
      ],
    },
  ],
  pending: [
    pendingIn(viewProposals, {
      screen: '/admin/proposals',
      query: { state: 'received' },
      label: say.proposalsWait,
    }),
  ],
  mails: proposalMails,
  mailExamples: proposalMailExamples,
  renewableLink,
  blindRecords: hiddenProposals,
  sendLostLinks,
  describeUser: describeReviewer,
};
