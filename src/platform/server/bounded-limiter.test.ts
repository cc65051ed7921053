import { RateLimiterRes } from 'rate-limiter-flexible';
import { expect, test } from 'vitest';
import { BoundedLimiter } from './bounded-limiter.ts';

const HOUR_S = 3_600;

/** Takes points until none are left, and returns how many there were. */
async function drain(limiter: BoundedLimiter, key: string): Promise<number> {
  for (let taken = 0; ; taken += 1) {
    const refused = await limiter.consume(key).catch((thrown: unknown) => thrown);
    if (refused instanceof RateLimiterRes && refused.consumedPoints > 3) return taken;
  }
}

test('each key has its points, which can be given back or forgotten', async () => {
  const limiter = new BoundedLimiter({ points: 3, duration: HOUR_S });
  expect(await drain(limiter, 'one')).toBe(3);
  expect(await drain(limiter, 'another')).toBe(3);
  await expect(limiter.consume('one')).rejects.toBeInstanceOf(RateLimiterRes);
  limiter.forget('one');
  expect(await drain(limiter, 'one')).toBe(3);
});

test('when there are too many keys, only the least recently used one is dropped', async () => {
  const limiter = new BoundedLimiter({ points: 3, duration: HOUR_S }, 2);
  await drain(limiter, 'first');
  await drain(limiter, 'second');
  await limiter.consume('first').catch(() => {});
  await limiter.consume('third');
  await expect(limiter.consume('first')).rejects.toBeInstanceOf(RateLimiterRes);
  expect(await drain(limiter, 'second'), 'forgotten').toBe(3);
});

test('a point given back to an unknown key has no effect', async () => {
  const limiter = new BoundedLimiter({ points: 3, duration: HOUR_S });
  await limiter.reward('one');
  expect(await drain(limiter, 'one')).toBe(3);
});
