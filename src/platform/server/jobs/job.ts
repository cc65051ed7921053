import type { Database } from '../database/store.ts';
import type { Acting, Services } from '../http/context.ts';
import type { Schedule } from './schedule.ts';

/** Something that the program does by itself, declared once where it is implemented. */
export interface Job {
  /** Identifies it in the database, so it never changes. */
  kind: string;
  schedule: Schedule;
  /** How long one run may take, in ms, if ten minutes aren't enough. */
  limit?: number;
  /** Whether it mostly waits for somebody outside, who may be silent. It takes no turn from other jobs. */
  waitsForOthers?: true;
  /**
   * Does the work. It may run again after a crash or a failure, so it finds out for itself what is left to do.
   */
  run(context: JobContext): Promise<void>;
}

/** A job can change records through `withActivity`, which here confirms that the lease is still held. */
export interface JobContext extends Services, Acting {
  /** The record that a job on demand was requested for. */
  subject: string;
  /** Aborted when the program stops, the lease is lost or the time is up; a long run should then end soon. */
  signal: AbortSignal;
}

/** A change by a job, made only while its lease is held. */
export function whileHeld<T>(context: JobContext, change: (database: Database) => Promise<T>): Promise<T> {
  return context.store.write(async (database) => {
    await context.confirmAccess(database);
    return change(database);
  });
}
