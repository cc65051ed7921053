import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Tables } from '#database/schema.ts';
import { DatabaseUnavailable } from './unavailable.ts';

/** How many changes are committed together. More would keep reading requests waiting for the connection. */
const TOGETHER_MAX = 64;

/** Makes a change. It may have to be made again, so it mustn't affect anything but the database. */
export type Work<T> = (transaction: Kysely<Tables>) => Promise<T>;

interface Waiting {
  work: Work<unknown>;
  resolve: (result: unknown) => void;
  reject: (thrown: unknown) => void;
}

/**
 * Makes changes one after the other. Those that are waiting are committed together, because making a transaction durable
 * takes as long as several changes do, and each is answered only after that. If one of them fails, all are made again,
 * each in a transaction of its own, so that only that one has failed.
 */
export class WriteQueue {
  readonly #transact: (work: Work<void>) => Promise<void>;
  readonly #durable: () => Promise<void>;
  readonly #waiting: Waiting[] = [];
  #isOpen = false;

  /** `durable` waits until what was committed is durable, if it isn't yet. Meanwhile, the next transaction is made. */
  constructor(transact: (work: Work<void>) => Promise<void>, durable = async () => {}) {
    this.#transact = transact;
    this.#durable = durable;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  run<T>(work: Work<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      // Whoever empties the queue may speak another language.
      const own = AsyncLocalStorage.bind(work);
      this.#waiting.push({ work: own, resolve, reject } as Waiting);
      if (!this.#isOpen) this.#empty();
    });
  }

  async #empty(): Promise<void> {
    this.#isOpen = true;
    while (this.#waiting.length > 0) {
      // Requests that have already arrived can still join.
      await setImmediate();
      await this.#commit(this.#waiting.splice(0, TOGETHER_MAX));
    }
    this.#isOpen = false;
  }

  async #commit(changes: readonly Waiting[]): Promise<void> {
    const results: unknown[] = [];
    try {
      await this.#transact(async (transaction) => {
        for (const { work } of changes) {
          results.push(await work(transaction));
          // A queue of changes must not keep the pages waiting.
          await setImmediate();
        }
      });
    } catch (thrown) {
      if (thrown instanceof DatabaseUnavailable) {
        // Whether it was committed isn't known. Whoever is still waiting would only find out the same, later.
        for (const { reject } of [...changes, ...this.#waiting.splice(0)]) reject(thrown);
      } else if (changes.length === 1) {
        for (const { reject } of changes) reject(thrown);
      } else {
        for (const change of changes) await this.#commit([change]);
      }
      return;
    }
    this.#answer(changes, results);
  }

  async #answer(changes: readonly Waiting[], results: readonly unknown[]): Promise<void> {
    try {
      await this.#durable();
      for (const [index, { resolve }] of changes.entries()) resolve(results[index]);
    } catch (thrown) {
      for (const { reject } of changes) reject(thrown);
    }
  }
}
