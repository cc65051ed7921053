import * as say from '../contract/messages.ts';
import { Refusal } from '../contract/refusal.ts';
import { BoundedLimiter, LimitReached } from './bounded-limiter.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Everything that is counted, and how often it may happen in how many seconds. */
export const LIMITS = {
  /** Wrong guesses of one secret from one address. */
  guessesOfSecret: { quota: 10, duration: 15 * MINUTE, step: 1 },
  /** Wrong guesses from one address, of any secret. */
  guessesFromAddress: { quota: 100, duration: 15 * MINUTE, step: 1 },
  /** Wrong guesses from one device that its owner has signed in from before. */
  guessesFromDevice: { quota: 10, duration: 15 * MINUTE, step: 1 },
  /** Wrong guesses of one account's password from all other devices together. */
  guessesOfPassword: { quota: 50, duration: HOUR, step: 1 },
  /**
   * Wrong codes for one account from all other devices together. Only somebody who knows the password gets
   * this far.
   */
  guessesOfCode: { quota: 10, duration: HOUR, step: 1 },
  /** Wrong codes from one network, for any registration: they must not keep organisers from signing in. */
  wrongCodesFromNetwork: { quota: 100, duration: 15 * MINUTE, step: 1 },
  /** Addresses that lead to nobody's page or preview, from one network. Those that lead somewhere always do. */
  wrongLinksFromNetwork: { quota: 100, duration: 15 * MINUTE, step: 10 },
  /** Forms sent without JavaScript that one address may wait for. */
  tickets: { quota: 20, duration: 10 * MINUTE, step: 5 },
  /** Codes for changes of one registration, and codes sent to one e-mail address. */
  codesOfRegistration: { quota: 5, duration: HOUR, step: 1 },
  codesToAddress: { quota: 5, duration: HOUR, step: 1 },
  /** Codes asked for from one network, where a whole office may be, and by all visitors together: each is a mail. */
  codesFromNetwork: { quota: 100, duration: HOUR, step: 5 },
  codesInAll: { quota: 2_000, duration: HOUR, step: 1 },
  /** Requests for a lost link from one address, and links sent to one e-mail address. */
  lostLinks: { quota: 20, duration: HOUR, step: 5 },
  lostLinksToAddress: { quota: 3, duration: HOUR, step: 1 },
  /** Of all visitors together: each request waits as a job. */
  lostLinksInAll: { quota: 2_000, duration: HOUR, step: 1 },
  /** Mails that ask whether somebody wants news: of one network, and of all visitors together. */
  newsWanted: { quota: 50, duration: HOUR, step: 5 },
  newsWantedInAll: { quota: 2_000, duration: HOUR, step: 1 },
  /** Public forms sent from one address: a whole office may be behind it. Who waits for places takes one for each. */
  submissions: { quota: 100, duration: HOUR, step: 10 },
  /** Files that answer a question of a form, from one address: as many as forms. */
  answerFiles: { quota: 100, duration: HOUR, step: 10 },
  /** Tries to take the places of one offer: each says whether the addresses of those who come along are registered. */
  offersTried: { quota: 20, duration: HOUR, step: 1 },
  offersTriedFromNetwork: { quota: 100, duration: HOUR, step: 5 },
  /** Pictures of badges for one address: as many as may register from there. */
  badgePictures: { quota: 100, duration: HOUR, step: 10 },
  /** People without a registration whom one device lets in: each may be registered, with a mail. */
  walkInsOfDevice: { quota: 100, duration: HOUR, step: 10 },
  /** Of all visitors together: more than an opening day brings, and far less than fills a disk. */
  registrationsInAll: { quota: 200_000, duration: DAY, step: 1 },
  partnershipsInAll: { quota: 500, duration: HOUR, step: 1 },
  proposalsInAll: { quota: 500, duration: HOUR, step: 1 },
  /** Times that one order is saved by its buyer: each may be a paper and a mail. */
  orderChanges: { quota: 60, duration: HOUR, step: 1 },
  /** Papers of orders drawn for one address: a whole office may be behind it. */
  papersDrawn: { quota: 200, duration: HOUR, step: 10 },
  /** Payments begun for one order: each asks the provider. */
  paymentsBegun: { quota: 20, duration: HOUR, step: 1 },
  /** Questions about one payment at its provider, for whoever watches it. */
  paymentsAsked: { quota: 30, duration: HOUR, step: 1 },
  /** What comes from one network as if from a provider of payments, without its signature. */
  unsignedWebhooks: { quota: 100, duration: 15 * MINUTE, step: 10 },
  /** Failed sign-ins with unknown addresses that are recorded. Those of an account are limited by its guesses. */
  strangersRecorded: { quota: 1_000, duration: DAY, step: 1 },
} as const satisfies Record<string, LimitDeclaration>;
export type Limit = keyof typeof LIMITS;

interface LimitDeclaration {
  quota: number;
  /** In seconds. */
  duration: number;
  /** How much of it an instance takes before it tells the others: most visitors never get that far. */
  step: number;
}

/** What is counted, and of whom. */
export interface Counter {
  limit: Limit;
  key: string;
}

/** None of it may be used inside a transaction (takeWithin may): it may have to wait for one of its own. */
export interface Limits {
  /** Takes points and returns how many are left. Throws a LimitReached, and takes none, when there are fewer. */
  take(limit: Limit, key: string, points?: number): Promise<number>;
  /**
   * Takes a point from each for a guess, or from none. Returns how many the last one has left. Throws a LimitReached
   * when there is none.
   */
  takeForGuess(counters: readonly Counter[]): Promise<number | undefined>;
  /** The guess was wrong: what it took stays taken. */
  keep(counters: readonly Counter[]): Promise<void>;
  /** Gives back what it took: the guess turned out not to count. */
  giveBack(counters: readonly Counter[]): Promise<void>;
  /** Starts counting again. */
  reset(counters: readonly Counter[]): Promise<void>;
}

/** Runs the work, and says how long to wait if it reaches a limit. */
export async function refuseAtLimit<T>(work: () => Promise<T>, why: string): Promise<T> {
  try {
    return await work();
  } catch (thrown) {
    if (!(thrown instanceof LimitReached)) throw thrown;
    const { waitSeconds } = thrown;
    const message = say.waitAndTryAgain({ why, minutes: Math.ceil(waitSeconds / MINUTE) });
    throw new Refusal('too-many', message, {}, waitSeconds);
  }
}

/** Runs the work; undefined if it reaches a limit. */
export async function unlessAtLimit<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (thrown) {
    if (thrown instanceof LimitReached) return undefined;
    throw thrown;
  }
}

/** Counts in the bounded memory of this process. */
export class LimitsInMemory implements Limits {
  readonly #limiters = new Map<Limit, BoundedLimiter>(
    Object.entries(LIMITS).map(([name, limit]) => [name as Limit, new BoundedLimiter(limit)]),
  );

  async take(limit: Limit, key: string, points = 1): Promise<number> {
    return this.#of(limit).consume(key, points);
  }

  async takeForGuess(counters: readonly Counter[]): Promise<number | undefined> {
    let left: number | undefined;
    for (const [index, { limit, key }] of counters.entries()) {
      try {
        left = this.#of(limit).consume(key);
      } catch (thrown) {
        await this.giveBack(counters.slice(0, index));
        throw thrown;
      }
    }
    return left;
  }

  async keep(): Promise<void> {}

  /** Takes all that is left. */
  exhaust(limit: Limit, key: string): void {
    this.#of(limit).exhaust(key);
  }

  async giveBack(counters: readonly Counter[]): Promise<void> {
    for (const { limit, key } of counters) this.#of(limit).reward(key);
  }

  async reset(counters: readonly Counter[]): Promise<void> {
    for (const { limit, key } of counters) this.#of(limit).reset(key);
  }

  #of(limit: Limit): BoundedLimiter {
    const limiter = this.#limiters.get(limit);
    if (!limiter) throw new Error(`nothing counts ${limit}`);
    return limiter;
  }
}
