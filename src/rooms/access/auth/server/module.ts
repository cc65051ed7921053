import type { ServerModule } from '#platform/server/module.ts';
import { accountMails } from '../mails.ts';
import { authHandlers } from './handlers.ts';
import { purgeSessions } from './jobs.ts';
import { accountMailExamples } from './mails.ts';
import { describeAccess, userAccess } from './service.ts';

export const authModule: ServerModule = {
  handlers: authHandlers,
  userAccess,
  describeUser: describeAccess,
  jobs: () => [purgeSessions],
  mails: accountMails,
  mailExamples: accountMailExamples,
};
