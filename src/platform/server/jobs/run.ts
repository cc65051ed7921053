import { LANGUAGES } from '../../contract/language.ts';
import type { Database } from '../database/store.ts';
import type { Services } from '../http/context.ts';
import { inLanguage } from '../in-language.ts';
import { findLanguages } from '../site-languages.ts';
import type { Job } from './job.ts';
import { type Claim, holdsLease, purgeFailedBefore, removeDone, renewLease, settle } from './queries.ts';
import { ATTEMPTS_MAX, nextDue, nextTry } from './schedule.ts';

/** How soon another instance takes over a job whose holder died. A living one renews its lease in time. */
export const LEASE_MS = 60_000;
const RENEW_MS = LEASE_MS / 3;
const LIMIT_MS = 10 * 60 * 1000;
/** How long the table shows that a requested job was given up. */
const KEEP_FAILED_MS = 30 * 24 * 60 * 60 * 1000;
const ERROR_LENGTH_MAX = 500;

/** One run of a job, from its claim until its outcome is stored. */
export class Run {
  readonly #services: Services;
  readonly #job: Job;
  readonly #claim: Claim;
  readonly #stopping: AbortSignal;
  readonly #ending = new AbortController();

  constructor(services: Services, job: Job, claim: Claim, stopping: AbortSignal) {
    this.#services = services;
    this.#job = job;
    this.#claim = claim;
    this.#stopping = stopping;
  }

  /** Never throws: if the outcome can't be stored, the job runs again once its lease has ended. */
  async untilEnd(): Promise<void> {
    const renewing = setInterval(() => void this.#renew(), RENEW_MS);
    const tooLong = setTimeout(() => {
      // If it doesn't end even now, its lease does.
      clearInterval(renewing);
      this.#ending.abort(new Error('it took too long'));
    }, this.#job.limit ?? LIMIT_MS);
    try {
      await this.#work().then(
        () => this.#succeed(),
        (thrown) => this.#fail(thrown),
      );
    } catch (thrown) {
      this.#services.log.error({ err: thrown, job: this.#job.kind }, 'the outcome of a job can’t be stored');
    } finally {
      clearInterval(renewing);
      clearTimeout(tooLong);
    }
  }

  async #work(): Promise<void> {
    const { attempts, subject } = this.#claim;
    if (attempts > ATTEMPTS_MAX) throw new Error('each attempt ended with the whole program');
    const languages = await findLanguages(this.#database);
    await inLanguage({ language: languages[0] ?? LANGUAGES[0], languages }, () =>
      this.#job.run({
        ...this.#services,
        actor: undefined,
        isProgram: true,
        confirmAccess: (database) => this.#assertHeld(database),
        subject,
        signal: AbortSignal.any([this.#stopping, this.#ending.signal]),
      }),
    );
  }

  /** A process that was suspended for a while must not change anything once another one has taken over. */
  async #assertHeld(database: Database): Promise<void> {
    if (!(await holdsLease(database, this.#claim))) throw new Error('another instance has taken over');
  }

  async #renew(): Promise<void> {
    const expiresAt = new Date(this.#now().getTime() + LEASE_MS).toISOString();
    // While the database is unavailable, nobody else can take over.
    const isHeld = await renewLease(this.#database, this.#claim, expiresAt).catch(() => true);
    if (!isHeld) this.#ending.abort(new Error('another instance has taken over'));
  }

  async #succeed(): Promise<void> {
    const { schedule } = this.#job;
    if (schedule === 'on demand') return removeDone(this.#database, this.#claim);
    const due_at = nextDue(schedule, this.#now()).toISOString();
    await settle(this.#database, this.#claim, { due_at, attempts: 0, last_error: null, failed_at: null });
  }

  async #fail(thrown: unknown): Promise<void> {
    const now = this.#now();
    const { kind, schedule } = this.#job;
    const { attempts } = this.#claim;
    if (this.#stopping.aborted) {
      const due_at = now.toISOString();
      const again = { due_at, attempts: attempts - 1, last_error: null, failed_at: null };
      return settle(this.#database, this.#claim, again);
    }
    this.#services.log.error({ err: thrown, job: kind, attempts }, 'a job failed');
    const retry = nextTry(attempts, now);
    const regular = schedule === 'on demand' ? undefined : nextDue(schedule, now);
    const [next] = [retry, regular].flatMap((date) => date?.toISOString() ?? []).toSorted();
    await settle(this.#database, this.#claim, {
      due_at: next ?? now.toISOString(),
      attempts: retry ? attempts : 0,
      last_error: String(thrown).slice(0, ERROR_LENGTH_MAX),
      failed_at: next ? null : now.toISOString(),
    });
    const expired = new Date(now.getTime() - KEEP_FAILED_MS).toISOString();
    await purgeFailedBefore(this.#database, expired);
  }

  #now(): Date {
    return this.#services.clock.now();
  }

  get #database(): Database {
    return this.#services.store.database;
  }
}
