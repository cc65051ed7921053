import { expect, test, vi } from 'vitest';
import { sharedReading } from './shared-reading.ts';

/** A read that ends when the test says so. */
function slowReading() {
  const ends: PromiseWithResolvers<number>[] = [];
  const read = vi.fn(() => {
    const end = Promise.withResolvers<number>();
    ends.push(end);
    return end.promise;
  });
  return { read, ends, ask: sharedReading(read) };
}

test('callers that come while a read is running share the next one', async () => {
  const { read, ends, ask } = slowReading();
  const first = ask();
  const crowd = Array.from({ length: 100 }, ask);
  expect(read).toHaveBeenCalledTimes(1);
  ends[0]?.resolve(1);
  expect(await first).toBe(1);
  await expect.poll(() => ends.length).toBe(2);
  ends[1]?.resolve(2);
  expect(new Set(await Promise.all(crowd))).toEqual(new Set([2]));
  expect(read).toHaveBeenCalledTimes(2);
});

test('a failed read only fails for those who shared it', async () => {
  const { ends, ask } = slowReading();
  const first = ask();
  const second = ask();
  ends[0]?.reject(new Error('away'));
  await expect(first).rejects.toThrow('away');
  await expect.poll(() => ends.length).toBe(2);
  ends[1]?.resolve(2);
  expect(await second).toBe(2);
  const third = ask();
  ends[2]?.resolve(3);
  expect(await third).toBe(3);
});
