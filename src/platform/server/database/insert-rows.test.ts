import { expect, test } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import { insertRows } from './insert-rows.ts';

const TEXTS = ['', 'o\'Brien \\ "quoted" $1 ?', 'två\nrader\toch 🎪', 'null', '{"a":[1]}', 'ẹ́\u200d'];

test('rows keep every text, number and nothing, however many they are', async () => {
  const { store } = await createTestApp();
  const { database } = store;
  const rows = TEXTS.map((value, index) => ({ name: `odd ${index}`, value }));
  await insertRows(database, 'settings', []);
  await insertRows(database, 'settings', rows);
  const kept = await database.selectFrom('settings').selectAll().where('name', 'like', 'odd %').execute();
  expect(kept.toSorted((one, other) => (one.name < other.name ? -1 : 1))).toEqual(rows);
  const points = { key: 'some', points: 7, until: '2025-07-01T09:00:00.000Z' };
  await insertRows(database, 'taken_points', [points]);
  expect(await database.selectFrom('taken_points').selectAll().where('key', '=', 'some').execute()).toEqual([
    points,
  ]);
});
