import type { ServerModule } from '#platform/server/module.ts';
import { waitingKind } from '../kind.ts';
import { waitingMails } from '../mails.ts';
import { waitingHandlers } from './handlers.ts';
import { waitingMailExamples } from './mails.ts';
import { waitingData } from './personal-data.ts';

export const waitingListModule: ServerModule = {
  handlers: waitingHandlers,
  kinds: [{ kind: waitingKind, personalData: waitingData }],
  mails: waitingMails,
  mailExamples: waitingMailExamples,
};
