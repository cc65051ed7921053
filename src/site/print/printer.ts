import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { ChildWorker } from '#platform/server/child-worker.ts';
import type { Limits } from '#platform/server/limited-process.ts';
import * as say from '../messages.ts';
import type { PrintTask } from './print-process.ts';

/** Two thousand badges take some 15 s and 1 GB, of which any process maps a third anyway. */
export const PRINT_LIMITS: Limits = {
  ...{ time: 60_000, memory: 2_000_000, heap: 256, idle: 5 * 60_000 },
  // The engine keeps a third of a megabyte of each paper.
  tasks: 500,
};
/** All PDFs that are kept, in bytes; a paper has some thirty thousand. */
const KEPT_BYTES = 16_000_000;
const KEPT_MOST_EACH = 500_000;
/** They name people. */
const KEPT_MS = 10 * 60_000;
/** Of more, it isn't asked whether they are the same again. */
const COMPARED_BADGES = 20;

interface Asked {
  task: PrintTask;
  network: string | undefined;
}

/** Draws PDFs in a child process, one at a time: the same one once, however many ask for it, in the turn of the client's network. */
export class Printer {
  readonly #work: ChildWorker<PrintTask, Uint8Array>;
  readonly #kept: LRUCache<string, Buffer, Asked>;

  constructor(limits = PRINT_LIMITS) {
    this.#work = new ChildWorker({
      module: 'src/site/print/print-process.ts',
      limits,
      waiting: 60,
      // Together with the drawing itself, less than the minute after which a silent connection is cut off.
      patience: 30_000,
      pleaseWait: say.printerBusy,
      tooMuch: { field: 'file', message: say.notPrintable },
    });
    this.#kept = new LRUCache({
      maxSize: KEPT_BYTES,
      maxEntrySize: KEPT_MOST_EACH,
      sizeCalculation: ({ byteLength }) => byteLength,
      ttl: KEPT_MS,
      ttlAutopurge: true,
      // A request that waits for a PDF still gets it when others have taken its place.
      ignoreFetchAbort: true,
      fetchMethod: (_key, _stale, { context: { task, network } }) => this.#draw(task, network),
    });
  }

  /** Throws Busy if too many are waiting, or the turn of this one doesn't come in time. */
  draw(task: PrintTask, network?: string): Promise<Buffer> {
    if (task.kind === 'badges' && task.said.badges.length > COMPARED_BADGES) return this.#draw(task, network);
    const key = createHash('sha256').update(JSON.stringify(task)).digest('base64');
    return this.#kept.forceFetch(key, { context: { task, network } });
  }

  async #draw(task: PrintTask, network: string | undefined): Promise<Buffer> {
    return Buffer.from(await this.#work.do(async () => task, network));
  }
}

/** The one for the whole program, so that its limits hold however much is printed. */
export const printer = new Printer();
