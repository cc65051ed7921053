import { writeSetting } from './database/settings.ts';
import { type Database, type Store, writeTransaction } from './database/store.ts';
import { within } from './within.ts';

const NAME = 'last_ready';
/** Whoever asks wants to know soon; a database that is slower than this is as good as away. */
const ANSWER_WITHIN_MS = 2_000;

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
