import { closeSync, fdatasync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { syncFile } from '../sync-file.ts';
import { builtModule } from './built-module.ts';
import type { SqliteFile } from './sqlite-file.ts';
import { isFailedSync } from './unavailable.ts';

/** SQLite itself copies the log when it has 8,000 pages, of which few are left to copy by then. */
const SYNCS_PER_COPY = 40;
/** In MB. */
const MEMORY = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 1 };

/**
 * The log to which SQLite writes what is committed. SQLite would stop the program whenever it waits for the disk; here
 * the log is made durable, and copied into the database, while the program goes on. If that fails once, nothing is
 * written any more: the system says so only once, and would then call durable what it has lost (decision 002).
 */
export class SqliteLog {
  readonly #file: SqliteFile;
  /** Open from the start: the system tells of a failure only those who had the log open. */
  readonly #log: number;
  #last = Promise.resolve();
  #next: Promise<void> | undefined;
  #syncs = 0;
  #copier: Worker | undefined;
  #isCopying = false;
  #isClosed = false;

  constructor(file: SqliteFile) {
    const { path } = file;
    this.#file = file;
    this.#log = openSync(`${path}-wal`, 'r+');
    // A file that was made a moment ago is found after a power cut only if its folder is durable too.
    syncFile(dirname(path));
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
    await this.#copier?.terminate();
    if (!this.#isClosed) closeSync(this.#log);
    this.#isClosed = true;
  }

  async #sync(): Promise<void> {
    if (this.#file.failure) throw this.#file.failure;
    try {
      await promisify(fdatasync)(this.#log);
    } catch (thrown) {
      throw this.#file.fail(thrown);
    }
    this.#syncs += 1;
    if (this.#syncs % SYNCS_PER_COPY === 0) this.#copy();
  }

  /** If it can't be done, SQLite does it itself. */
  #copy(): void {
    if (this.#isCopying) return;
    this.#isCopying = true;
    this.#copier ??= this.#startCopier();
    this.#copier.postMessage(null);
  }

  #startCopier(): Worker {
    const { path } = this.#file;
    const copier = new Worker(builtModule('checkpoint-thread'), {
      workerData: path,
      resourceLimits: MEMORY,
    });
    const done = (failure: unknown) => {
      this.#isCopying = false;
      if (isFailedSync(failure)) this.#file.fail(failure);
    };
    copier.on('message', done).on('error', done);
    copier.on('exit', () => {
      this.#isCopying = false;
      this.#copier = undefined;
    });
    copier.unref();
    return copier;
  }
}
