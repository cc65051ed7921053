import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { createTestApp } from '#testing/app.ts';
import { databaseBefore } from '#testing/database-before.ts';
import { fillTables } from '#testing/sample-rows.ts';
import { rowCount } from './long-tables.ts';

const isPostgres = inject('template').engine === 'postgres';
const CHAINED = ['lane', 'number', 'hash', 'seals'];

test('activities that were chained in lanes are kept without that, as unchangeable as before, and all counts are right', async () => {
  const newest = await createTestApp();
  const { store, migrateToLatest } = await databaseBefore('160-unchained-activity');
  const { database } = store;
  const run = (statement: string) => sql.raw(statement).execute(database);
  const activities = () => sql<Record<string, unknown>>`select * from activity order by id`.execute(database);
  const counts = async () => {
    const of = (table: 'attendees' | 'activity' | 'mails') => rowCount(database, { table, hidden: [] });
    const orders =
      sql`select cast(sum(orders) as integer) as orders, sum(total) as total from order_totals`.execute(
        database,
      );
    return [await of('attendees'), await of('activity'), await of('mails'), (await orders).rows];
  };
  await database.transaction().execute(async (transaction) => {
    if (isPostgres) await sql`select set_config('summit.lane', '3', true)`.execute(transaction);
    await fillTables(transaction, newest.store.database);
  });
  await run("insert into settings (name, value) values ('activity_head', '{}'), ('activity_head_3', '{}')");
  // Those of the first lane say how many there are less.
  await run('delete from mails');
  await run('update orders set total = total + 1');
  const [before, counted] = [(await activities()).rows, await counts()];
  await migrateToLatest();
  const after = (await activities()).rows;
  expect(after).toEqual(
    before.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !CHAINED.includes(name)))),
  );
  expect(await counts()).toEqual(counted);
  expect((await run("select name from settings where name like 'activity%'")).rows).toEqual([]);
  await run("update orders set total = total + 1, state = 'paid'");
  await run('delete from attendees');
  expect(await counts()).toEqual([{ total: 0, shown: 0 }, ...counted.slice(1, 3), [{ orders: 2, total: 7 }]]);
  for (const change of ["activity_type = 'x'", "time = 'x'", "subject_id = 'x'", "username = 'erased'"])
    await expect(run(`update activity set ${change}`), change).rejects.toThrow('kept as it was written');
  await run(`update activity set username = 'erased', erasure_id = (select min(id) from erasures)`);
});
