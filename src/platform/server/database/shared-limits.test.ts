import { sql } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import { databaseBefore } from '#testing/database-before.ts';
import type { Counter } from '../limits.ts';
import { addTaken, deleteOver, findTaken, SharedLimits } from './shared-limits.ts';
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

const NOW = '2025-07-01T09:00:00.000Z';
const LATER = '2025-07-01T09:15:00.000Z';
const MUCH_LATER = '2025-07-02T09:00:00.000Z';
const row = (points = 1, until = LATER, key = 'a') => ({ key, points, until });

test('points add up until their time is over, and then count anew', async () => {
  const { database } = (await createTestApp()).store;
  await addTaken(database, [row(), row(1, LATER, 'b')], NOW);
  expect(await addTaken(database, [row(2)], NOW)).toEqual([row(3)]);
  expect(await findTaken(database, ['a', 'c'], NOW)).toEqual([row(3)]);
  expect(await findTaken(database, ['a'], LATER)).toEqual([]);
  expect(await addTaken(database, [row(1, MUCH_LATER)], LATER)).toEqual([row(1, MUCH_LATER)]);
});

test('points taken by a clock that was ahead last no longer than those taken now', async () => {
  const { database } = (await createTestApp()).store;
  await addTaken(database, [row(1, MUCH_LATER)], LATER);
  expect(await addTaken(database, [row()], NOW)).toEqual([row(2)]);
});

test('what is over is deleted, and so is what exceeds the number that may be kept', async () => {
  const { database } = (await createTestApp()).store;
  const untils = [NOW, LATER, '2025-07-01T09:20:00.000Z', MUCH_LATER];
  await addTaken(
    database,
    untils.map((until, index) => row(1, until, `key ${index}`)),
    NOW,
  );
  await deleteOver(database, NOW, 10);
  const kept = () => database.selectFrom('taken_points').select('key').orderBy('key').execute();
  expect(await kept()).toEqual(['key 1', 'key 2', 'key 3'].map((key) => ({ key })));
  await deleteOver(database, NOW, 1);
  expect(await kept()).toEqual([{ key: 'key 3' }]);
});

test('an older site keeps what it has, and can count', async () => {
  const { store, migrate } = await databaseBefore('036-taken-points');
  const { database } = store;
  await sql`insert into used_solutions (hash, expires_at) values ('kept', ${NOW})`.execute(database);
  await migrate();
  expect(await database.selectFrom('used_solutions').select('hash').execute()).toEqual([{ hash: 'kept' }]);
  expect(await addTaken(database, [row()], NOW)).toEqual([row()]);
});
