import { forgetSessions } from '#features/auth/server/jobs.ts';
import { forgetSolutions } from '#features/spam-guard/server/jobs.ts';
import type { Job } from '#platform/server/jobs/job.ts';

/** Everything that the program does by itself. */
export const JOBS: readonly Job[] = [forgetSolutions, forgetSessions];
