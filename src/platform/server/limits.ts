import { Refusal } from '../contract/refusal.ts';
import { BoundedLimiter, LimitReached } from './bounded-limiter.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Everything that is counted, and how often it may happen in how many seconds. */
export const LIMITS = {
  /** Wrong guesses of one secret from one address. */
  guessesOfSecret: { points: 10, duration: 15 * MINUTE },
  /** Wrong guesses from one address, of any secret. */
  guessesFromAddress: { points: 100, duration: 15 * MINUTE },
  /** Wrong guesses from one device that its owner has signed in from before. */
  guessesFromDevice: { points: 10, duration: 15 * MINUTE },
  /** Wrong guesses of one account's password from all other devices together. */
  guessesOfPassword: { points: 50, duration: HOUR },
  /**
   * Wrong codes for one account from all other devices together. Only somebody who knows the password gets
   * this far.
   */
  guessesOfCode: { points: 10, duration: HOUR },
  /** Forms sent without JavaScript that one address may wait for. */
  tickets: { points: 20, duration: 10 * MINUTE },
  /** Codes for changes of one registration, and codes sent to one e-mail address. */
  codesOfRegistration: { points: 5, duration: HOUR },
  codesToAddress: { points: 5, duration: HOUR },
  /** Requests for a lost link from one address, and links sent to one e-mail address. */
  lostLinks: { points: 20, duration: HOUR },
  lostLinksToAddress: { points: 3, duration: HOUR },
  /** Public forms sent from one address: a whole office may be behind it. */
  submissions: { points: 100, duration: HOUR },
  /** Pictures of badges for one address: as many as may register from there. */
  badgePictures: { points: 100, duration: HOUR },
} as const;
export type Limit = keyof typeof LIMITS;

/** Counts what is limited. Several instances could share one that counts in the database. */
export interface Limits {
  /** Takes a point and returns how many are left. Throws a LimitReached when there is none. */
  take(limit: Limit, key: string): Promise<number>;
  /** Gives the point back: what it was taken for turned out not to count. */
  giveBack(limit: Limit, key: string): Promise<void>;
  /** Starts counting again. */
  forget(limit: Limit, key: string): Promise<void>;
}

/** Runs the work, and says how long to wait if it reaches a limit. */
export async function refuseAtLimit<T>(work: () => Promise<T>, why: string): Promise<T> {
  try {
    return await work();
  } catch (thrown) {
    if (!(thrown instanceof LimitReached)) throw thrown;
    const { waitSeconds } = thrown;
    const message = `${why} Please wait ${Math.ceil(waitSeconds / MINUTE)} min and try again.`;
    throw new Refusal('too-many', message, {}, waitSeconds);
  }
}

/** Counts in the bounded memory of this process, so each instance counts for itself. */
export class LimitsInMemory implements Limits {
  readonly #limiters = new Map<Limit, BoundedLimiter>(
    Object.entries(LIMITS).map(([name, limit]) => [name as Limit, new BoundedLimiter(limit)]),
  );

  async take(limit: Limit, key: string): Promise<number> {
    return this.#of(limit).consume(key);
  }

  async giveBack(limit: Limit, key: string): Promise<void> {
    this.#of(limit).reward(key);
  }

  async forget(limit: Limit, key: string): Promise<void> {
    this.#of(limit).forget(key);
  }

  #of(limit: Limit): BoundedLimiter {
    const limiter = this.#limiters.get(limit);
    if (!limiter) throw new Error(`nothing counts ${limit}`);
    return limiter;
  }
}
