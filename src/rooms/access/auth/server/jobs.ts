import type { Job } from '#platform/server/jobs/job.ts';
import { deleteExpiredSessions } from './queries.ts';

const EVERY_MS = 60 * 60 * 1000;

export const purgeSessions: Job = {
  kind: 'forget-sessions',
  schedule: { every: EVERY_MS },
  run: ({ store, clock }) => deleteExpiredSessions(store.database, clock.now().toISOString()),
};
