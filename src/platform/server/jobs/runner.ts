import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseUnavailable } from '../database/unavailable.ts';
import type { Services } from '../http/context.ts';
import { newId } from '../identifier.ts';
import type { Job } from './job.ts';
import { type Claim, claimDue, ensureScheduled } from './queries.ts';
import { LEASE_MS, Run } from './run.ts';
import { firstDue, nextDue } from './schedule.ts';

/** How often it looks for jobs that are due, by an index. */
const LOOK_MS = 1_000;
const LOOK_AFTER_FAILURE_MS = 10_000;
/** How far the clocks of instances may differ. */
const CLOCKS_DIFFER_MS = 60_000;
/** How many jobs one instance runs at once, each of another kind, besides those that wait for others. */
const AT_ONCE = 3;

/**
 * Runs the jobs that are due. Any number of instances may do this on one database: a job is run by the one that
 * holds its lease, and by another one if the holder dies.
 */
export class JobRunner {
  readonly #services: Services;
  readonly #jobs: ReadonlyMap<string, Job>;
  readonly #running = new Map<string, Promise<void>>();
  readonly #stopping = new AbortController();
  #looking: Promise<void> = Promise.resolve();

  constructor(services: Services, jobs: readonly Job[]) {
    this.#services = services;
    this.#jobs = new Map(jobs.map((job) => [job.kind, job]));
    if (this.#jobs.size < jobs.length) throw new Error('two jobs are of the same kind');
  }

  start(): void {
    this.#looking = this.#keepLooking();
  }

  /** Begins nothing more, tells the running jobs to end, and waits for them. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#looking;
    await Promise.all(this.#running.values());
  }

  /** Runs everything that is due now, and returns when it has ended. */
  async runDue(): Promise<void> {
    await this.#ensureScheduled();
    while (await this.#beginDue()) await Promise.all(this.#running.values());
  }

  async #keepLooking(): Promise<void> {
    const { signal } = this.#stopping;
    let hasEnsured = false;
    while (!signal.aborted) {
      let pause = LOOK_MS;
      try {
        if (!hasEnsured) await this.#ensureScheduled();
        hasEnsured = true;
        await this.#beginDue();
      } catch (thrown) {
        pause = LOOK_AFTER_FAILURE_MS;
        // Whether the database is available is for the readiness check to say.
        if (!(thrown instanceof DatabaseUnavailable)) {
          this.#services.log.error({ err: thrown }, 'looking for jobs failed');
        }
      }
      await wait(pause, undefined, { signal }).catch(() => {});
    }
  }

  async #ensureScheduled(): Promise<void> {
    const { store, clock } = this.#services;
    const now = clock.now();
    for (const { kind, schedule } of this.#jobs.values()) {
      if (schedule === 'on demand') continue;
      const first = firstDue(schedule, now).toISOString();
      const latest = nextDue(schedule, now).toISOString();
      await ensureScheduled(store.database, kind, { first, latest });
    }
  }

  /** Begins as many as it may. Returns how many. */
  async #beginDue(): Promise<number> {
    let begun = 0;
    while (!this.#stopping.signal.aborted) {
      const claim = await this.#claim();
      const job = claim && this.#jobs.get(claim.kind);
      if (!job) break;
      this.#begin(job, claim);
      begun += 1;
    }
    return begun;
  }

  async #claim(): Promise<Claim | undefined> {
    const { store, clock } = this.#services;
    const running = [...this.#running.keys()];
    const isFull = running.filter((kind) => !this.#jobs.get(kind)?.waitsForOthers).length >= AT_ONCE;
    const free = [...this.#jobs.values()].flatMap(({ kind, waitsForOthers }) =>
      this.#running.has(kind) || (isFull && !waitsForOthers) ? [] : kind,
    );
    if (free.length === 0) return undefined;
    const now = clock.now();
    const after = (ms: number) => new Date(now.getTime() + ms).toISOString();
    const lease = {
      token: newId(),
      now: now.toISOString(),
      expiresAt: after(LEASE_MS),
      latest: after(LEASE_MS + CLOCKS_DIFFER_MS),
    };
    return claimDue(store.database, store.engine, free, lease);
  }

  #begin(job: Job, claim: Claim): void {
    const run = new Run(this.#services, job, claim, this.#stopping.signal);
    const ended = run.untilEnd().finally(() => this.#running.delete(job.kind));
    this.#running.set(job.kind, ended);
  }
}
