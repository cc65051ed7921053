import { onTestFinished } from 'vitest';
import { openStore } from '#platform/server/database/store.ts';
import type { Job } from '#platform/server/jobs/job.ts';
import { JobRunner } from '#platform/server/jobs/runner.ts';
import type { TestApp } from './app.ts';

const HOUR_MS = 60 * 60 * 1000;

/** A job that runs every hour, unless changed, and remembers for which subjects it ran. */
export function countingJob(changes: Partial<Job> = {}): { job: Job; subjects: string[] } {
  const subjects: string[] = [];
  const job: Job = {
    kind: 'counting',
    schedule: { every: HOUR_MS },
    run: async ({ subject }) => void subjects.push(subject),
    ...changes,
  };
  return { job, subjects };
}

/** Another instance on the same database. */
export function anotherInstance({ services }: TestApp, jobs: readonly Job[]): JobRunner {
  const store = openStore(services.config);
  onTestFinished(() => store.close());
  return new JobRunner({ ...services, store }, jobs);
}

export function jobRows({ store }: TestApp) {
  return store.database.selectFrom('jobs').selectAll().execute();
}
