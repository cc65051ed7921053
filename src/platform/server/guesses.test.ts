import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Refusal } from '../contract/refusal.ts';
import { limitGuesses } from './guesses.ts';
import { LIMITS, LimitsInMemory } from './limits.ts';

const PER_SECRET = 10;
const PER_ADDRESS = 100;
const QUARTER_OF_AN_HOUR_S = 15 * 60;
const WRONG = new Refusal('unauthenticated', 'Wrong.');
const HERE = '192.0.2.7';
const TOO_MANY = { code: 'too-many' };

const right = async () => 'right';
const wrong = async () => {
  throw WRONG;
};

function guessing() {
  const limits = new LimitsInMemory();
  const guess = (work: () => Promise<unknown>, secret = 'a password', address = HERE) =>
    limitGuesses(limits, { secret, address }, work).catch((thrown: unknown) => thrown);
  const repeat = async (times: number, work: () => Promise<unknown>) => {
    for (let time = 0; time < times; time += 1) await guess(work);
  };
  return { limits, guess, repeat };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('guesses', () => {
  test('that are wrong are refused after the tenth, with the time to wait, and no more are checked', async () => {
    const { guess, repeat } = guessing();
    await repeat(PER_SECRET - 1, wrong);
    expect(await guess(wrong)).toBe(WRONG);
    const work = vi.fn(right);
    expect(await guess(work)).toMatchObject({ ...TOO_MANY, waitSeconds: QUARTER_OF_AN_HOUR_S });
    expect(work).not.toHaveBeenCalled();
  });

  test('are possible again after the wait', async () => {
    const { guess, repeat } = guessing();
    await repeat(PER_SECRET, wrong);
    vi.advanceTimersByTime((QUARTER_OF_AN_HOUR_S - 1) * 1000);
    expect(await guess(right)).toMatchObject({ ...TOO_MANY, waitSeconds: 1 });
    vi.advanceTimersByTime(1000);
    expect(await guess(right)).toBe('right');
  });

  test('that are right don’t count, however many', async () => {
    const { guess, repeat } = guessing();
    await repeat(PER_ADDRESS + 1, right);
    expect(await guess(right)).toBe('right');
  });

  test('that fail for another reason don’t count', async () => {
    const { limits, guess, repeat } = guessing();
    const failure = new Error('the database is away');
    await repeat(PER_ADDRESS + 1, async () => {
      throw failure;
    });
    const isWrong = () => false;
    const asked = { secret: 'a password', address: HERE, isWrong };
    for (let time = 0; time <= PER_ADDRESS; time += 1) {
      await limitGuesses(limits, asked, wrong).catch(() => {});
    }
    expect(await guess(right)).toBe('right');
  });

  test('of a secret are reset by a right one, those from an address are not', async () => {
    const { guess, repeat } = guessing();
    for (let failures = 0; failures < PER_ADDRESS - 1; failures += PER_SECRET - 1) {
      expect(await guess(right)).toBe('right');
      await repeat(PER_SECRET - 1, wrong);
    }
    await guess(wrong, 'another password');
    expect(await guess(right)).toMatchObject(TOO_MANY);
    expect(await guess(right, 'a password', '192.0.2.8')).toBe('right');
  });

  test('of one secret from one address don’t affect any other', async () => {
    const { guess, repeat } = guessing();
    await repeat(PER_SECRET, wrong);
    expect(await guess(right)).toMatchObject(TOO_MANY);
    expect(await guess(right, 'another password')).toBe('right');
    expect(await guess(right, 'a password', '192.0.2.8')).toBe('right');
  });

  test('made in parallel are checked no more often than allowed', async () => {
    const { guess } = guessing();
    const work = vi.fn(wrong);
    await Promise.all(Array.from({ length: 3 * PER_SECRET }, () => guess(work)));
    expect(work).toHaveBeenCalledTimes(PER_SECRET);
  });
});

describe('guesses of one secret from everywhere', () => {
  const SHARED = 'guessesOfCode';
  const { quota, duration } = LIMITS[SHARED];
  const MANY = 5 * quota;

  function from(limits: LimitsInMemory, number: number, device?: string) {
    return (work: (isLast: boolean) => Promise<unknown>) => {
      const guess = { secret: 'a code', address: `198.51.100.${number}`, device, shared: SHARED } as const;
      return limitGuesses(limits, guess, work).catch((thrown: unknown) => thrown);
    };
  }

  test('are refused after the last, which is known to be the last, until the wait is over', async () => {
    const limits = new LimitsInMemory();
    const work = vi.fn<(isLast: boolean) => Promise<unknown>>(wrong);
    for (let number = 0; number < MANY; number += 1) await from(limits, number)(work);
    expect(work.mock.calls.map(([isLast]) => isLast)).toEqual([...Array(quota - 1).fill(false), true]);
    expect(await from(limits, MANY)(right)).toMatchObject({ ...TOO_MANY, waitSeconds: duration });
    vi.advanceTimersByTime(duration * 1000);
    expect(await from(limits, MANY)(right)).toBe('right');
  });

  test('don’t stop a known device, which has as many as an address', async () => {
    const limits = new LimitsInMemory();
    for (let number = 0; number < MANY; number += 1) await from(limits, number)(wrong);
    const known = from(limits, 1, 'the owner’s phone');
    for (let failure = 0; failure < PER_SECRET - 1; failure += 1) expect(await known(wrong)).toBe(WRONG);
    expect(await known(right)).toBe('right');
    for (let failure = 0; failure < PER_SECRET; failure += 1) await known(wrong);
    expect(await known(right)).toMatchObject(TOO_MANY);
    expect(await from(limits, 1, 'the owner’s laptop')(right)).toBe('right');
  });

  test('that are right don’t reset the count for others', async () => {
    const limits = new LimitsInMemory();
    for (let number = 0; number < quota - 1; number += 1) await from(limits, number)(wrong);
    expect(await from(limits, quota)(right)).toBe('right');
    await from(limits, quota)(wrong);
    expect(await from(limits, quota + 1)(right)).toMatchObject(TOO_MANY);
  });

  test('don’t count against an address that was refused', async () => {
    const limits = new LimitsInMemory();
    for (let number = 0; number < quota; number += 1) await from(limits, number)(wrong);
    for (let time = 0; time <= PER_ADDRESS; time += 1) await from(limits, MANY)(wrong);
    const elsewhere = { secret: 'another code', address: `198.51.100.${MANY}` };
    expect(await limitGuesses(limits, elsewhere, right)).toBe('right');
  });
});
