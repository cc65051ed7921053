import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, inject, test } from 'vitest';
import { createTestApp, createTestInstances } from '#testing/app.ts';
import { databaseBefore } from '#testing/database-before.ts';
import { fillTables } from '#testing/sample-rows.ts';
import { holdName, laneOf } from './lanes.ts';
import { rowCount } from './long-tables.ts';
import { readSetting, writeSetting } from './settings.ts';
import type { Store } from './store.ts';

const isPostgres = inject('template').engine === 'postgres';
const MANY = 10;

/** Begins a transaction on each, and returns their lanes once all have begun. */
async function lanesOf(stores: readonly Store[]): Promise<number[]> {
  let begun = 0;
  const allBegun = Promise.withResolvers<void>();
  const lane = (store: Store) =>
    store.write(async (database) => {
      begun += 1;
      if (begun === stores.length) allBegun.resolve();
      await allBegun.promise;
      return laneOf(database);
    }, 'beside');
  return Promise.all(stores.map(lane));
}

describe.runIf(isPostgres)('transactions that write beside each other', () => {
  test('have a lane each, and the only writer has its own', async () => {
    const [{ store }, { store: other }] = await createTestInstances();
    const lanes = await lanesOf([store, other]);
    expect(new Set(lanes).size).toBe(2);
    expect(lanes).not.toContain(0);
    expect(await store.write(async (database) => laneOf(database))).toBe(0);
  });

  test('wait for a lane if all are taken', async () => {
    const [{ store }] = await createTestInstances();
    const { database } = store;
    await database.connection().execute(async (holding) => {
      await sql`select pg_advisory_lock(26082026, lane) from generate_series(1, 8) as lane`.execute(holding);
      const waiting = lanesOf([store]);
      expect(await Promise.race([waiting, wait(200, 'waiting')])).toBe('waiting');
      await sql`select pg_advisory_unlock_all()`.execute(holding);
      expect(await waiting).not.toContain(0);
    });
  });

  test('wait for the only writer, and it waits for them', async () => {
    const [{ store }, { store: other }] = await createTestInstances();
    const replace = (by: Store, name: string, manner: 'alone' | 'beside') =>
      by.write(async (database) => {
        const before = await readSetting(database, 'last');
        await wait(10);
        await writeSetting(database, 'last', `${before} ${name}`);
      }, manner);
    await writeSetting(store.database, 'last', '');
    const names = Array.from({ length: MANY }, (_, number) => String(number));
    await Promise.all([
      ...names.map((name) => replace(store, `a${name}`, 'alone')),
      replace(other, 'beside', 'beside'),
    ]);
    const written = (await readSetting(store.database, 'last'))?.trim().split(' ') ?? [];
    expect(written.toSorted()).toEqual([...names.map((name) => `a${name}`), 'beside'].toSorted());
  });

  test('wait for each other at the same name', async () => {
    const [{ store }, { store: other }] = await createTestInstances();
    await writeSetting(store.database, 'count', '0');
    const count = (by: Store) =>
      by.write(async (database) => {
        await holdName(database, 'the count');
        const before = Number(await readSetting(database, 'count'));
        await wait(20);
        await writeSetting(database, 'count', String(before + 1));
      }, 'beside');
    await Promise.all([count(store), count(other)]);
    expect(await readSetting(store.database, 'count')).toBe('2');
  });
});

test('rows counted before there were lanes still count, and every entry is in the only writer’s chain', async () => {
  const newest = await createTestApp();
  const { store, migrate, migrateToLatest } = await databaseBefore('038-lanes');
  const { database } = store;
  await fillTables(database, newest.store.database);
  await migrate();
  expect(await database.selectFrom('activity').select('lane').execute()).toEqual([{ lane: 0 }, { lane: 0 }]);
  expect(await rowCount(database, { table: 'activity', hidden: [] })).toEqual({ total: 2, shown: 1 });
  await migrateToLatest();
  await database.transaction().execute(async (transaction) => {
    if (isPostgres) await sql`select set_config('summit.lane', '3', true)`.execute(transaction);
    await transaction.deleteFrom('attendees').execute();
  });
  expect(await rowCount(database, { table: 'attendees', hidden: [] })).toEqual({ total: 0, shown: 0 });
  const moved = sql`update activity set lane = 1`.execute(database);
  await expect(moved).rejects.toThrow('kept as it was written');
});
