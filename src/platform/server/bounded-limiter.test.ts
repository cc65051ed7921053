import { expect, onTestFinished, test, vi } from 'vitest';
import { BoundedLimiter, LimitReached } from './bounded-limiter.ts';

const HOUR_S = 3_600;

/** Takes until nothing is left, and returns how much there was. */
function drain(limiter: BoundedLimiter, key: string): number {
  for (let taken = 0; ; taken += 1) if (isReached(limiter, key)) return taken;
}

/** Tries to take a point. */
function isReached(limiter: BoundedLimiter, key: string): boolean {
  try {
    limiter.consume(key);
    return false;
  } catch (thrown) {
    expect(thrown).toBeInstanceOf(LimitReached);
    return true;
  }
}

test('each key has its points, which can be given back or forgotten', () => {
  const limiter = new BoundedLimiter({ quota: 3, duration: HOUR_S });
  expect(drain(limiter, 'one')).toBe(3);
  expect(drain(limiter, 'another')).toBe(3);
  expect(isReached(limiter, 'one')).toBe(true);
  limiter.reset('one');
  expect(drain(limiter, 'one')).toBe(3);
});

test('several points are taken at once, or none of them', () => {
  const limiter = new BoundedLimiter({ quota: 3, duration: HOUR_S });
  expect(limiter.consume('one', 2)).toBe(1);
  expect(() => limiter.consume('one', 2)).toThrow(LimitReached);
  expect(drain(limiter, 'one')).toBe(1);
});

test('when there are too many keys, only the least recently used one is dropped', () => {
  const limiter = new BoundedLimiter({ quota: 3, duration: HOUR_S }, 2);
  drain(limiter, 'first');
  drain(limiter, 'second');
  expect(isReached(limiter, 'first')).toBe(true);
  expect(isReached(limiter, 'third')).toBe(false);
  expect(isReached(limiter, 'first')).toBe(true);
  expect(drain(limiter, 'second'), 'forgotten').toBe(3);
});

test('a point given back to an unknown key has no effect', () => {
  const limiter = new BoundedLimiter({ quota: 3, duration: HOUR_S });
  limiter.reward('one');
  expect(drain(limiter, 'one')).toBe(3);
});

test('a lock-out neither ends early nor lasts longer when somebody sets the clock', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const limiter = new BoundedLimiter({ quota: 3, duration: HOUR_S });
  expect(drain(limiter, 'one')).toBe(3);
  vi.setSystemTime(Date.now() + 2 * HOUR_S * 1000);
  expect(isReached(limiter, 'one')).toBe(true);
  vi.setSystemTime(Date.now() - 9 * HOUR_S * 1000);
  vi.advanceTimersByTime(HOUR_S * 1000);
  expect(isReached(limiter, 'one')).toBe(false);
});
