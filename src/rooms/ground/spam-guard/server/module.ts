import { handler } from '#platform/server/http/handler.ts';
import type { Job } from '#platform/server/jobs/job.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { challenge } from '../contract.ts';
import { purgeExpiredSolutions } from './queries.ts';
import { issueChallenge } from './service.ts';

/** Half as long as a solution is valid: the table holds little more than what must not be used again. */
const EVERY_MS = 10 * 60 * 1000;

const purgeSolutions: Job = {
  kind: 'forget-solutions',
  schedule: { every: EVERY_MS },
  // Solutions expire in real time, whatever the program's clock says.
  run: ({ store }) => purgeExpiredSolutions(store.database, new Date().toISOString()),
};

const spamGuardHandlers = [
  handler(challenge, async (_input, context) =>
    context.config.captcha
      ? { required: true, challenge: await issueChallenge(context) }
      : { required: false },
  ),
];

export const spamGuardModule: ServerModule = {
  handlers: spamGuardHandlers,
  jobs: () => [purgeSolutions],
};
