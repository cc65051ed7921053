import type { ServerModule } from '#platform/server/module.ts';
import { authHandlers } from './handlers.ts';
import { forgetSessions } from './jobs.ts';
import { accountMailExamples } from './service.ts';

export const authModule: ServerModule = {
  handlers: authHandlers,
  jobs: () => [forgetSessions],
  mailExamples: accountMailExamples,
};
