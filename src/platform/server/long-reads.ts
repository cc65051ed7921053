import type { Readable } from 'node:stream';
import * as say from '#platform/contract/messages.ts';
import { WorkQueue } from './work-queue.ts';

/** Exports, whole lists and whom a mailing reaches. Two of 100,000 rows at once take some 60 MB. */
const LONG_READS = new WorkQueue({
  atOnce: 2,
  waiting: 20,
  // Their connections have been silent meanwhile, also before they waited, and are cut off after a minute.
  patience: 45_000,
  refusal: say.longReadsBusy,
});
/** A reader who is slower than this is cut off, so that nobody can keep others waiting. */
const READ_WITHIN_MS = 5 * 60 * 1000;
const TOO_SLOW = 'A long list was read too slowly.';

/** Ends a turn with a stream. Returns the stream. */
export type EndWith = (stream: Readable) => Readable;

/** Waits for a turn to read a long list; the turn ends when the stream of its rows does. */
export async function queueLongRead<T>(read: (endWith: EndWith) => Promise<T>): Promise<T> {
  const end = await LONG_READS.begin();
  let isStreaming = false;
  try {
    return await read((stream) => {
      isStreaming = true;
      const tooSlow = setTimeout(() => stream.destroy(new Error(TOO_SLOW)), READ_WITHIN_MS).unref();
      stream.once('close', () => {
        clearTimeout(tooSlow);
        end();
      });
      return stream;
    });
  } finally {
    if (!isStreaming) end();
  }
}
