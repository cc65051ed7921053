import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { ThreadOnDemand } from './thread-on-demand.ts';
import { DatabaseUnavailable } from './unavailable.ts';

/** SQLite itself copies the log when it has 8,000 pages, of which few are left to copy by then. */
const SYNCS_PER_COPY = 40;
/** In MB. */
const MEMORY = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 1 };

/**
 * The log to which SQLite writes what is committed. SQLite would stop the program whenever it waits for the disk; here
 * the log is made durable, and copied into the database, while the program goes on.
 */
export class SqliteLog {
  readonly #path: string;
  readonly #thread: ThreadOnDemand<null, null>;
  #file: FileHandle | undefined;
  #last = Promise.resolve();
  #next: Promise<void> | undefined;
  #syncs = 0;
  #isCopying = false;

  constructor(path: string) {
    this.#path = path;
    this.#thread = new ThreadOnDemand('checkpoint-thread', { workerData: path, resourceLimits: MEMORY });
  }

  /** Waits until everything committed so far survives a power cut. All who come meanwhile wait for the next time. */
  durable(): Promise<void> {
    this.#next ??= this.#last.then(() => {
      this.#next = undefined;
      const syncing = this.#sync();
      this.#last = syncing.catch(() => {});
      return syncing;
    });
    return this.#next;
  }

  async close(): Promise<void> {
    await this.#next?.catch(() => {});
    await this.#last;
    await this.#thread.close();
    await this.#file?.close();
  }

  async #sync(): Promise<void> {
    try {
      this.#file ??= await openDurably(`${this.#path}-wal`);
      await this.#file.datasync();
    } catch (thrown) {
      throw new DatabaseUnavailable(thrown);
    }
    this.#syncs += 1;
    if (this.#syncs % SYNCS_PER_COPY === 0) this.#copy();
  }

  /** If it fails, SQLite does it itself. */
  #copy(): void {
    if (this.#isCopying) return;
    this.#isCopying = true;
    const done = () => {
      this.#isCopying = false;
    };
    this.#thread.ask(null).then(done, done);
  }
}

/** A file that was made a moment ago is found after a power cut only if its folder is durable too. */
async function openDurably(path: string): Promise<FileHandle> {
  // Windows has no such call for folders.
  if (process.platform !== 'win32') {
    await using folder = await open(dirname(path));
    await folder.sync();
  }
  return open(path, constants.O_RDWR);
}
