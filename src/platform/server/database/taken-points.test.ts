import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import { databaseBefore } from '#testing/database-before.ts';
import { addPoints, findTaken, prunePoints } from './taken-points.ts';

const NOW = '2025-07-01T09:00:00.000Z';
const LATER = '2025-07-01T09:15:00.000Z';
const MUCH_LATER = '2025-07-02T09:00:00.000Z';
const row = (points = 1, until = LATER, key = 'a') => ({ key, points, until });

test('points add up until their time is over, and then count anew', async () => {
  const { database } = (await createTestApp()).store;
  await addPoints(database, [row(), row(1, LATER, 'b')], NOW);
  expect(await addPoints(database, [row(2)], NOW)).toEqual([row(3)]);
  expect(await findTaken(database, ['a', 'c'], NOW)).toEqual([row(3)]);
  expect(await findTaken(database, ['a'], LATER)).toEqual([]);
  expect(await addPoints(database, [row(1, MUCH_LATER)], LATER)).toEqual([row(1, MUCH_LATER)]);
});

test('points taken by a clock that was ahead last no longer than those taken now', async () => {
  const { database } = (await createTestApp()).store;
  await addPoints(database, [row(1, MUCH_LATER)], LATER);
  expect(await addPoints(database, [row()], NOW)).toEqual([row(2)]);
});

test('what is over is deleted, and so is what exceeds the number that may be kept', async () => {
  const { database } = (await createTestApp()).store;
  const untils = [NOW, LATER, '2025-07-01T09:20:00.000Z', MUCH_LATER];
  await addPoints(
    database,
    untils.map((until, index) => row(1, until, `key ${index}`)),
    NOW,
  );
  await prunePoints(database, NOW, 10);
  const kept = () => database.selectFrom('taken_points').select('key').orderBy('key').execute();
  expect(await kept()).toEqual(['key 1', 'key 2', 'key 3'].map((key) => ({ key })));
  await prunePoints(database, NOW, 1);
  expect(await kept()).toEqual([{ key: 'key 3' }]);
});

test('an older site keeps what it has, and can count', async () => {
  const { store, migrate } = await databaseBefore('036-taken-points');
  const { database } = store;
  await sql`insert into used_solutions (hash, expires_at) values ('kept', ${NOW})`.execute(database);
  await migrate();
  expect(await database.selectFrom('used_solutions').select('hash').execute()).toEqual([{ hash: 'kept' }]);
  expect(await addPoints(database, [row()], NOW)).toEqual([row()]);
});
