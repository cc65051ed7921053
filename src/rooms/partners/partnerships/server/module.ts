import type { ServerModule } from '#platform/server/module.ts';
import { pendingIn } from '#platform/server/pending.ts';
import { viewPartnerships } from '../contract.ts';
import { partnershipKind } from '../kind.ts';
import { partnershipMails } from '../mails.ts';
import * as say from '../messages.ts';
import { partnershipRights } from '../rights.ts';
import { partnershipAddressees } from './addressees.ts';
import { partnershipHandlers } from './handlers.ts';
import { partnershipMailExamples } from './mails.ts';
import { partnershipPages } from './pages.ts';
import { partnershipData } from './personal-data.ts';
import { countFound, countInEditions } from './queries.ts';
import { deletePartnership, findPartnershipsByName, restorePartnership } from './service.ts';

export const partnershipsModule: ServerModule = {
  takes: () => [say.takes()],
  rights: partnershipRights,
  handlers: partnershipHandlers,
  pages: partnershipPages,
  kinds: [
    {
      kind: partnershipKind,
      hangsOn: { event: countInEditions },
      deleteOne: deletePartnership,
      restoreOne: restorePartnership,
      findByName: findPartnershipsByName,
      countFound,
      personalData: partnershipData,
    },
  ],
  pending: [
    pendingIn(viewPartnerships, {
      screen: '/admin/partnerships',
      query: { answered: 'no' },
      label: say.requestsWait,
    }),
  ],
  notices: { requested: ({ siteView }) => siteView.edition.partnership.received },
  addressees: partnershipAddressees,
  mails: partnershipMails,
  mailExamples: partnershipMailExamples,
};
