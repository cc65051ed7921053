import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Tables } from '#database/schema.ts';
import { DatabaseUnavailable, isCollision } from './unavailable.ts';

/** How many changes are committed together. More would keep reading requests waiting for the connection. */
const TOGETHER_MAX = 64;

/** Makes a change. It may have to be made again, so it mustn't affect anything but the database. */
export type Work<T> = (transaction: Kysely<Tables>) => Promise<T>;

interface Waiting {
  /** Makes the change and returns how to answer whoever asked for it. */
  make: Work<() => void>;
  reject: (thrown: unknown) => void;
}

/**
 * Makes changes one after the other. Those that are waiting are committed together, because making a
 * transaction durable takes as long as several changes do, and each is answered only after that. If one of
 * them fails, all are made again, each in a transaction of its own, so that only that one has failed. One that fails
 * because another instance was faster goes to the queue of the only writer, if there is one.
 */
export class WriteQueue {
  readonly #transact: (work: Work<void>) => Promise<void>;
  readonly #ofSoleWriter: WriteQueue | undefined;
  readonly #waiting: Waiting[] = [];
  #isBusy = false;

  constructor(transact: (work: Work<void>) => Promise<void>, ofSoleWriter?: WriteQueue) {
    this.#transact = transact;
    this.#ofSoleWriter = ofSoleWriter;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  run<T>(work: Work<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const make: Waiting['make'] = async (transaction) => {
        const result = await work(transaction);
        return () => resolve(result);
      };
      this.#add({ make, reject });
    });
  }

  #add(change: Waiting): void {
    this.#waiting.push(change);
    if (!this.#isBusy) this.#empty();
  }

  async #empty(): Promise<void> {
    this.#isBusy = true;
    while (this.#waiting.length > 0) {
      // Requests that have already arrived can still join.
      await nextTurn();
      await this.#commit(this.#waiting.splice(0, TOGETHER_MAX));
    }
    this.#isBusy = false;
  }

  async #commit(changes: readonly Waiting[]): Promise<void> {
    const answers: (() => void)[] = [];
    try {
      await this.#transact(async (transaction) => {
        for (const { make } of changes) {
          answers.push(await make(transaction));
          // A queue of changes must not keep the pages waiting.
          await nextTurn();
        }
      });
      for (const answer of answers) answer();
    } catch (thrown) {
      if (thrown instanceof DatabaseUnavailable) {
        // Whether it was committed isn't known. Whoever is still waiting would only find out the same, later.
        for (const { reject } of [...changes, ...this.#waiting.splice(0)]) reject(thrown);
      } else if (changes.length === 1 && this.#ofSoleWriter && isCollision(thrown)) {
        for (const change of changes) this.#ofSoleWriter.#add(change);
      } else if (changes.length === 1) {
        for (const { reject } of changes) reject(thrown);
      } else {
        for (const change of changes) await this.#commit([change]);
      }
    }
  }
}
