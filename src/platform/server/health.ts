import { writeSetting } from './database/settings.ts';
import { type Database, type Store, writeTransaction } from './database/store.ts';

const NAME = 'last_ready';

/** Whether the program lives and whether it can serve and write. */
export class Health {
  #stopping = false;
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** From now on it isn't ready: whoever sends visitors here should send them elsewhere. */
  stop(): void {
    this.#stopping = true;
  }

  get stopping(): boolean {
    return this.#stopping;
  }

  async ready(): Promise<boolean> {
    if (this.#stopping) return false;
    const write = (database: Database) => writeSetting(database, NAME, new Date().toISOString());
    return writeTransaction(this.#store, write).then(
      () => true,
      () => false,
    );
  }
}
