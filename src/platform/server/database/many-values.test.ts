import { expect, test } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import { eachOf } from './each-of.ts';
import { insertMissingRows, insertRows } from './insert-rows.ts';

/** More than either engine binds. */
const MANY = 70_000;
const TEXTS = ["it's", '"quoted", {braced} \\ $1 ?', 'ẹ́ 🎪', 'null', ''];

test('a query takes as many values as are asked for, and binds one for them', async () => {
  const { store } = await createTestApp();
  const { database } = store;
  await insertRows(
    database,
    'settings',
    TEXTS.map((value, index) => ({ name: `odd ${value}`, value: String(index) })),
  );
  const wanted = [...TEXTS, ...Array.from({ length: MANY }, (_, index) => `none ${index}`)];
  const names = wanted.map((value) => `odd ${value}`);
  const odd = database.selectFrom('settings').select('value').where('name', 'like', 'odd %').orderBy('value');
  const some = odd.where('name', 'in', names);
  expect((await some.execute()).map(({ value }) => value)).toEqual(TEXTS.map((_, index) => String(index)));
  expect(some.compile().parameters).toHaveLength(2);
  expect(await odd.where('name', 'not in', names).execute()).toEqual([]);
  expect(await odd.where('name', 'not in', names.slice(1)).execute()).toEqual([{ value: '0' }]);

  const points = { key: 'some', points: 7, until: '2025-07-01T09:00:00.000Z' };
  await insertRows(database, 'taken_points', [points]);
  const numbers = Array.from({ length: MANY }, (_, index) => index);
  const taken = database.selectFrom('taken_points').select('points').where('key', '=', 'some');
  expect(await taken.where('points', 'in', numbers).execute()).toEqual([{ points: 7 }]);
  expect(await taken.where('points', 'not in', numbers).execute()).toEqual([]);
  const gone = await database.deleteFrom('settings').where('name', 'in', names).executeTakeFirst();
  expect(Number(gone.numDeletedRows)).toBe(TEXTS.length);
});

test('no statement binds thousands of values, and as many rows are inserted by one', async () => {
  const { store } = await createTestApp();
  const { database } = store;
  const rows = Array.from({ length: 3_000 }, (_, index) => ({ name: `many ${index}`, value: String(index) }));
  const all = database.insertInto('settings').values(rows);
  await expect(async () => all.execute()).rejects.toThrow('a statement binds 6000 values');
  await insertRows(database, 'settings', rows.slice(1_000));
  await insertMissingRows(
    database,
    'settings',
    rows.map(({ name }) => ({ name, value: 'later' })),
    '(name)',
  );
  const kept = database.selectFrom('settings').select('value').where('name', 'like', 'many %');
  expect(await kept.where('value', '=', 'later').execute()).toHaveLength(1_000);
  expect(await kept.execute()).toHaveLength(3_000);
  const names = Array.from({ length: MANY }, (_, index) => `many ${index}`);
  const each = database.selectFrom(eachOf(database, names).as('asked')).select('asked.value');
  expect((await each.execute()).map(({ value }) => value)).toEqual(names);
});
