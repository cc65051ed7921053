import { writeSetting } from './database/settings.ts';
import { type Database, type Store, writeTransaction } from './database/store.ts';

const NAME = 'last_ready';

/** Whether the program lives and whether it can serve and write. */
export class Health {
  #stopping = false;
  #writing: Promise<boolean> | undefined;
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

  /** However many ask at once, one write tells them all: nobody keeps the database busy by asking. */
  async ready(): Promise<boolean> {
    if (this.#stopping) return false;
    this.#writing ??= this.#canWrite().finally(() => {
      this.#writing = undefined;
    });
    return this.#writing;
  }

  #canWrite(): Promise<boolean> {
    const write = (database: Database) => writeSetting(database, NAME, new Date().toISOString());
    return writeTransaction(this.#store, write).then(
      () => true,
      () => false,
    );
  }
}
