import { writeSetting } from './database/settings.ts';
import { type Database, type Store, writeTransaction } from './database/store.ts';
import { within } from './within.ts';

const NAME = 'last_ready';
/** Health checks need a quick answer; a database slower than this counts as unavailable. */
const ANSWER_WITHIN_MS = 2_000;

/** Whether the process is alive, and whether it can serve and write. */
export class Health {
  #stopping = false;
  #writing: Promise<boolean> | undefined;
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** From now on the program reports that it isn't ready, so that load balancers stop sending visitors. */
  stop(): void {
    this.#stopping = true;
  }

  get stopping(): boolean {
    return this.#stopping;
  }

  /** Concurrent checks share one write, so that they can't overload the database. */
  async ready(): Promise<boolean> {
    if (this.#stopping) return false;
    this.#writing ??= this.#canWrite().finally(() => {
      this.#writing = undefined;
    });
    return within(ANSWER_WITHIN_MS, this.#writing, false);
  }

  #canWrite(): Promise<boolean> {
    const write = (database: Database) => writeSetting(database, NAME, new Date().toISOString());
    return writeTransaction(this.#store, write).then(
      () => true,
      () => false,
    );
  }
}
