import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Tables } from '#database/schema.ts';
import type { Refusal } from '../../contract/refusal.ts';
import { DatabaseUnavailable, isCollision } from './unavailable.ts';

/** How many changes are committed together. More would keep reading requests waiting for the connection. */
export const TOGETHER_MAX = 64;
/** Fewer cost more for each than their waiting is worth. */
const TOGETHER_LEAST = 8;

/** Makes a change. It may have to be made again, so it mustn't affect anything but the database. */
export type Work<T> = (transaction: Kysely<Tables>) => Promise<T>;

/** What one of several is answered. A refusal undoes nothing. */
export type Outcome<T> = { result: T } | { refusal: Refusal };

/** The same for all who ask for it at the moment, with an outcome for each, in their order. */
export type WorkForMany<Item, T> = (
  transaction: Kysely<Tables>,
  items: readonly Item[],
) => Promise<readonly Outcome<T>[]>;

interface Waiting {
  work: WorkForMany<unknown, unknown>;
  item: unknown;
  resolve: (result: unknown) => void;
  reject: (thrown: unknown) => void;
}

interface Options {
  /** How many transactions are open at once. */
  atOnce?: number;
  /** Makes again what failed because another instance was faster. */
  ofSoleWriter?: WriteQueue;
  /** Waits until what was committed is durable, if it isn't yet. Meanwhile, the next transaction is made. */
  durable?: () => Promise<void>;
}

/**
 * Makes changes one after the other. Those that are waiting are committed together, because making a
 * transaction durable takes as long as several changes do, and each is answered only after that. If one of
 * them fails, all are made again, each in a transaction of its own, so that only that one has failed. If another
 * instance was faster, they go to the queue of the only writer, if there is one.
 */
export class WriteQueue {
  readonly #transact: (work: Work<void>) => Promise<void>;
  readonly #options: Options;
  readonly #waiting: Waiting[] = [];
  #open = 0;
  /** How many were committed and aren't answered yet. */
  #committed = 0;

  constructor(transact: (work: Work<void>) => Promise<void>, options: Options = {}) {
    this.#transact = transact;
    this.#options = options;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  run<T>(work: Work<T>): Promise<T> {
    return this.runTogether(async (transaction) => [{ result: await work(transaction) }], undefined);
  }

  /** Those that wait for the same work are given to it together. */
  runTogether<Item, T>(work: WorkForMany<Item, T>, item: Item): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#add({ work, item, resolve, reject } as Waiting);
    });
  }

  #add(...changes: Waiting[]): void {
    this.#waiting.push(...changes);
    if (this.#open < (this.#options.atOnce ?? 1)) this.#empty();
  }

  async #empty(): Promise<void> {
    this.#open += 1;
    while (this.#waiting.length > 0) {
      // Requests that have already arrived can still join.
      await nextTurn();
      const changes = this.#waiting.splice(0, this.#together());
      if (changes.length > 0) await this.#commit(changes);
    }
    this.#open -= 1;
  }

  /** Of a crowd only half, so that one half's transaction is made while the other's becomes durable. */
  #together(): number {
    if (!this.#options.durable) return TOGETHER_MAX;
    const half = Math.ceil((this.#waiting.length + this.#committed) / 2);
    return Math.min(TOGETHER_MAX, Math.max(TOGETHER_LEAST, half));
  }

  async #commit(changes: readonly Waiting[]): Promise<void> {
    const answers: (() => void)[] = [];
    try {
      await this.#transact(async (transaction) => {
        for (const [work, asked] of Map.groupBy(changes, ({ work }) => work)) {
          const items = asked.map(({ item }) => item);
          const outcomes = await work(transaction, items);
          for (const [index, change] of asked.entries()) answers.push(() => settle(change, outcomes[index]));
          // A queue of changes must not keep the pages waiting.
          await nextTurn();
        }
      });
      this.#answer(changes, answers);
    } catch (thrown) {
      const { ofSoleWriter } = this.#options;
      if (thrown instanceof DatabaseUnavailable) {
        // Whether it was committed isn't known. Whoever is still waiting would only find out the same, later.
        for (const { reject } of [...changes, ...this.#waiting.splice(0)]) reject(thrown);
      } else if (ofSoleWriter && isCollision(thrown)) {
        ofSoleWriter.#add(...changes);
      } else if (changes.length === 1) {
        for (const { reject } of changes) reject(thrown);
      } else {
        for (const change of changes) await this.#commit([change]);
      }
    }
  }

  async #answer(changes: readonly Waiting[], answers: readonly (() => void)[]): Promise<void> {
    this.#committed += changes.length;
    try {
      await this.#options.durable?.();
      for (const answer of answers) answer();
    } catch (thrown) {
      for (const { reject } of changes) reject(thrown);
    } finally {
      this.#committed -= changes.length;
    }
  }
}

function settle({ resolve, reject }: Waiting, outcome: Outcome<unknown> | undefined): void {
  if (outcome && 'result' in outcome) resolve(outcome.result);
  else reject(outcome?.refusal ?? new Error('the work left somebody without an answer'));
}
