import type { Job } from '#platform/server/jobs/job.ts';
import { forgetExpiredSolutions } from './queries.ts';

/** Half as long as a solution is valid: the table holds little more than what must not be used again. */
const EVERY_MS = 10 * 60 * 1000;

export const forgetSolutions: Job = {
  kind: 'forget-solutions',
  schedule: { every: EVERY_MS },
  // Solutions expire in real time, whatever the program's clock says.
  run: ({ store }) => forgetExpiredSolutions(store.database, new Date().toISOString()),
};
