import { constants } from 'node:os';
import { StartRefusal } from '#platform/server/config.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Runs work that leaves nothing behind when it is interrupted; a second signal ends the process at once. */
export async function untilInterrupted<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const interruption = new AbortController();
  for (const signal of SIGNALS) {
    process.once(signal, () => {
      process.exitCode = 128 + constants.signals[signal];
      interruption.abort();
    });
  }
  try {
    return await work(interruption.signal);
  } catch (thrown) {
    throw interruption.signal.aborted ? new StartRefusal('Interrupted. Nothing was changed.') : thrown;
  }
}
