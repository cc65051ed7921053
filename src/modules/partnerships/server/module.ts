import type { ServerModule } from '#platform/server/module.ts';
import { partnershipKind } from '../kind.ts';
import { partnershipMails } from '../mails.ts';
import { partnershipHandlers } from './handlers.ts';
import { partnershipMailExamples } from './mails.ts';
import { partnershipPages } from './pages.ts';
import { partnershipData } from './personal-data.ts';
import { deletePartnership, findPartnershipsByName, restorePartnership } from './service.ts';

export const partnershipsModule: ServerModule = {
  handlers: partnershipHandlers,
  pages: partnershipPages,
  kinds: [
    {
      kind: partnershipKind,
      deleteOne: deletePartnership,
      restoreOne: restorePartnership,
      findByName: findPartnershipsByName,
      personalData: partnershipData,
    },
  ],
  notices: { requested: ({ siteView }) => siteView.edition.partnership.received },
  mails: partnershipMails,
  mailExamples: partnershipMailExamples,
};
