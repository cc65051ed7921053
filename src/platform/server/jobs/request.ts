import type { Database } from '../database/store.ts';
import type { Job } from './job.ts';
import { upsertRequest } from './queries.ts';

/**
 * Requests a job, usually in the transaction of the change that needs it. One that is requested again for the
 * same subject runs once, at the new time, or once more if it runs already.
 */
export function requestJob(
  database: Database,
  { kind }: Job,
  { subject = '', due }: { subject?: string; due: Date },
): Promise<void> {
  return upsertRequest(database, { kind, subject, due_at: due.toISOString() });
}
