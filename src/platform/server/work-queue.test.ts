import { expect, test } from 'vitest';
import { Busy } from './busy.ts';
import { WorkQueue } from './work-queue.ts';

const LIMITS = { atOnce: 2, waiting: 3, refusal: 'Too much.' };

function startMany(queue: WorkQueue, count: number) {
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const results = Array.from({ length: count }, (_, number) =>
    queue.run(() => {
      started.push(number);
      return new Promise<number>((resolve) => ends.push(() => resolve(number)));
    }),
  );
  return { started, ends, results };
}

test('only so much is done at once, so much waits in order, and the rest is refused', async () => {
  const { started, ends, results } = startMany(new WorkQueue(LIMITS), 6);
  await expect(results[5]).rejects.toEqual(new Busy('Too much.'));
  expect(started).toEqual([0, 1]);
  for (const number of [0, 1, 2, 3, 4]) {
    await expect.poll(() => ends.length).toBeGreaterThan(number);
    ends[number]?.();
    expect(await results[number]).toBe(number);
  }
  expect(started).toEqual([0, 1, 2, 3, 4]);
});

test('a turn ends with its work, even if that fails, and only once', async () => {
  const queue = new WorkQueue({ ...LIMITS, atOnce: 1, waiting: 0 });
  await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  const end = await queue.begin();
  end();
  end();
  await queue.begin();
  await expect(queue.begin()).rejects.toBeInstanceOf(Busy);
});

test('who waits too long for a turn is refused, and doesn’t take it later', async () => {
  const queue = new WorkQueue({ ...LIMITS, atOnce: 1, patience: 20 });
  const end = await queue.begin();
  await expect(queue.begin()).rejects.toEqual(new Busy('Too much.'));
  const next = queue.begin();
  end();
  expect(await next).toBeTypeOf('function');
});
