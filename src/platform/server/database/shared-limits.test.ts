import { afterEach, expect, test, vi } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import type { Counter } from '../limits.ts';
import { SharedLimits } from './shared-limits.ts';
import { DatabaseUnavailable } from './unavailable.ts';

const DAY_MS = 86_400_000;
const LIMIT = 10;
const GUESSES: Counter[] = [{ limit: 'guessesOfSecret', key: 'a password' }];

afterEach(() => {
  vi.useRealTimers();
});

async function guessWrong(limits: SharedLimits): Promise<void> {
  await limits.takeForGuess(GUESSES);
  await limits.keep(GUESSES);
}

test('what was counted survives a restart', async () => {
  const { store } = await createTestApp();
  const before = new SharedLimits(store);
  for (let guess = 0; guess < LIMIT; guess += 1) await guessWrong(before);
  await expect(new SharedLimits(store).takeForGuess(GUESSES)).rejects.toThrow('a limit is reached');
});

test('nobody waits for longer because a clock was ahead', async () => {
  const { store } = await createTestApp();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + DAY_MS });
  const before = new SharedLimits(store);
  for (let guess = 0; guess < LIMIT; guess += 1) await guessWrong(before);
  vi.setSystemTime(Date.now() - DAY_MS);
  const after = new SharedLimits(store);
  expect(await after.takeForGuess(GUESSES)).toBe(LIMIT - 1);
  await after.keep(GUESSES);
});

test('while the database is away, each instance counts alone', async () => {
  const { store } = await createTestApp();
  const away = () => Promise.reject(new DatabaseUnavailable('closed'));
  const limits = new SharedLimits({ engine: 'sqlite', database: store.database, write: away });
  for (let sent = 0; sent < LIMIT; sent += 1) await limits.take('submissions', '192.0.2.1');
  expect(await limits.take('submissions', '192.0.2.1')).toBeGreaterThan(0);
});
