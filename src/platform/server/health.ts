import { writeSetting } from './database/settings.ts';
import type { Database, Store } from './database/store.ts';
import { DatabaseUnavailable } from './database/unavailable.ts';
import type { Log } from './log.ts';
import { within } from './within.ts';

const NAME = 'last_ready';
/** Health checks need a quick answer; a database slower than this counts as unavailable. */
const ANSWER_WITHIN_MS = 2_000;
/** A result is valid this long, so that frequent checks can't make the program write more often. */
const HOLDS_MS = 1_000;
const SLOW = new DatabaseUnavailable(new Error(`no answer within ${ANSWER_WITHIN_MS} ms`));

/** Whether the process is alive, and whether it can serve and write. */
export class Health {
  #stopping = false;
  #checking: Promise<unknown> = Promise.resolve();
  #checkedAt = Number.NEGATIVE_INFINITY;
  /** Why it isn't ready, as it was last logged. */
  #logged = '';
  readonly #store: Store;
  readonly #log: Log;

  constructor(store: Store, log: Log) {
    this.#store = store;
    this.#log = log;
  }

  /** From now on the program reports that it isn't ready, so that load balancers stop sending visitors. */
  stop(): void {
    this.#stopping = true;
  }

  get stopping(): boolean {
    return this.#stopping;
  }

  /** All checks within a second share one write. */
  async ready(): Promise<boolean> {
    if (this.#stopping) return false;
    if (performance.now() - this.#checkedAt > HOLDS_MS) this.#begin();
    const failure = await within(ANSWER_WITHIN_MS, this.#checking, SLOW);
    this.#tell(failure);
    return failure === undefined;
  }

  /** Only once the previous check is over: a database that doesn't answer isn't asked again and again. */
  #begin(): void {
    this.#checkedAt = Number.POSITIVE_INFINITY;
    this.#checking = this.#findFailure().finally(() => {
      this.#checkedAt = performance.now();
    });
  }

  async #findFailure(): Promise<unknown> {
    const write = (database: Database) => writeSetting(database, NAME, new Date().toISOString());
    try {
      this.#store.assertSound();
      await this.#store.write(write);
      return undefined;
    } catch (thrown) {
      return thrown;
    }
  }

  /** Logs each reason once, however often somebody asks. */
  #tell(failure: unknown): void {
    const reason = failure === undefined ? '' : String(failure);
    if (reason === this.#logged) return;
    this.#logged = reason;
    if (failure === undefined) this.#log.warn('ready again: the database can be written');
    else this.#log.error({ err: failure }, 'not ready: the database can’t be written');
  }
}
