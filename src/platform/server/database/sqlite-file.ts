import { type Stats, statfsSync, statSync } from 'node:fs';
import { DatabaseUnavailable } from './unavailable.ts';

/** Room for the largest change, a picture, in the database and in its journal. */
const ROOM_WANTED = 4 * 1024 * 1024;

/** Is told once if the file can't be relied on any more. */
export type OnFailure = (failure: DatabaseUnavailable) => void;

/** The file of an open SQLite database. SQLite itself goes on writing to a file that has been deleted. */
export class SqliteFile {
  readonly path: string;
  readonly #opened: Stats;
  readonly #onFailure: OnFailure;
  #failure: DatabaseUnavailable | undefined;

  constructor(path: string, onFailure: OnFailure = () => {}) {
    this.path = path;
    this.#opened = statSync(path);
    this.#onFailure = onFailure;
  }

  /** Set for good once something couldn't be made durable: the next try would succeed, although it is lost. */
  get failure(): DatabaseUnavailable | undefined {
    return this.#failure;
  }

  /** Nothing is written from now on. */
  fail(cause: unknown): DatabaseUnavailable {
    if (this.#failure) return this.#failure;
    this.#failure = new DatabaseUnavailable(
      new Error(
        `what was written to ${this.path} may not be on the disk: check or restore the database. It is checked when the program starts again`,
        { cause },
      ),
    );
    this.#onFailure(this.#failure);
    return this.#failure;
  }

  /** Throws if what is written would not be found again, or can't be relied on. Takes microseconds. */
  assertPresent(): void {
    if (this.#failure) throw this.#failure;
    const { ino, dev } = this.#opened;
    const present = read(() => statSync(this.path, { throwIfNoEntry: false }));
    if (present?.ino === ino && present.dev === dev) return;
    const what = present ? 'replaced' : 'deleted';
    throw new DatabaseUnavailable(
      new Error(`${this.path} was ${what} while it was in use: put it back or restart the program`),
    );
  }

  assertCapacity(): void {
    const { bavail, bsize, blocks } = read(() => statfsSync(this.path));
    // Some file systems don't say.
    if (blocks === 0 || bavail * bsize >= ROOM_WANTED) return;
    throw new DatabaseUnavailable(new Error(`the disk of ${this.path} is full: make room on it`));
  }
}

function read<T>(work: () => T): T {
  try {
    return work();
  } catch (thrown) {
    throw new DatabaseUnavailable(thrown);
  }
}
