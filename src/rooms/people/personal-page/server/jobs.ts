import type { Job } from '#platform/server/jobs/job.ts';
import { sendLostLink } from './lost-link.ts';
import { deleteExpiredCodes } from './queries.ts';

const EVERY_MS = 60 * 60 * 1000;

const purgeCodes: Job = {
  kind: 'forget-codes',
  schedule: { every: EVERY_MS },
  run: ({ store, clock }) => deleteExpiredCodes(store.database, clock.now().toISOString()),
};

export const personalPageJobs: readonly Job[] = [sendLostLink, purgeCodes];
