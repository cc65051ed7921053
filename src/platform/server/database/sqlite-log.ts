import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { threadModule } from './thread-module.ts';
import { DatabaseUnavailable } from './unavailable.ts';

/** SQLite itself copies the log when it has 8,000 pages, of which few are left to copy by then. */
const SYNCS_PER_COPY = 40;

/**
 * The log to which SQLite writes what is committed. SQLite would stop the program whenever it waits for the disk; here
 * the log is made durable, and copied into the database, while the program goes on.
 */
export class SqliteLog {
  readonly #path: string;
  #file: FileHandle | undefined;
  #last = Promise.resolve();
  #next: Promise<void> | undefined;
  #syncs = 0;
  #thread: Worker | undefined;

  constructor(path: string) {
    this.#path = path;
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
    await this.#thread?.terminate();
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
    if (this.#thread) return;
    const thread = new Worker(threadModule('checkpoint-thread'), { workerData: this.#path });
    this.#thread = thread;
    thread.on('error', () => {});
    thread.on('exit', () => {
      this.#thread = undefined;
    });
    thread.unref();
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
