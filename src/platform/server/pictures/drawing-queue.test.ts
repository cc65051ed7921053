import { afterEach, expect, test, vi } from 'vitest';
import { Busy } from '../work-queue.ts';
import { DRAWING } from './drawing-queue.ts';

/** After this, a connection on which nothing was sent is cut off. */
const SILENT_MS = 60_000;

afterEach(() => vi.useRealTimers());

test('a request that waits for a picture is answered well before the connection is cut off', async () => {
  vi.useFakeTimers();
  const end = await DRAWING.begin();
  const refused = expect(DRAWING.begin()).rejects.toBeInstanceOf(Busy);
  await vi.advanceTimersByTimeAsync(SILENT_MS - 20_000);
  end();
  await refused;
});
