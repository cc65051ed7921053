import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import { databaseBefore } from '#testing/database-before.ts';
import { fillTables } from '#testing/sample-rows.ts';
import { rowCount } from './long-tables.ts';

const isPostgres = inject('template').engine === 'postgres';
test('rows counted before there were lanes still count, and every entry is in the first chain', async () => {
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
