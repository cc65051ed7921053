import type { ServerModule } from '#platform/server/module.ts';
import { spamGuardHandlers } from './handlers.ts';
import { forgetSolutions } from './jobs.ts';

export const spamGuardModule: ServerModule = {
  handlers: spamGuardHandlers,
  jobs: () => [forgetSolutions],
};
