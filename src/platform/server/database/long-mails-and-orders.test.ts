import { type SelectQueryBuilder, sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Tables } from '#database/schema.ts';
import { emailOf, selling } from '#testing/orders.ts';
import { newId } from '../identifier.ts';
import { rowCount, rowCounts } from './long-tables.ts';
import { matching } from './search.ts';
import type { Database } from './store.ts';

const MAILS = { table: 'mails', hidden: [], isReadWhole: true } as const;
const ORDERS = { table: 'orders', hidden: [], isSearchedByWord: true } as const;
const SEARCHES = ['ama', 'am', 'a', 'ama owusu', 'owusu ama', 'zq%', 'su zq', 'nobody', '-'];

test('mails are counted by their state, orders by their edition, and both found as a plain scan finds them', async () => {
  const { app, register } = await selling();
  const { database } = app.store;
  for (const name of ['Ama', 'Kofi', 'Efua']) await register(name);
  await expectKept(database);
  const mails = database.updateTable('mails');
  await mails
    .set({ state: 'failed', search_text: 'ama zq% owusu' })
    .where('recipient', '=', emailOf('Ama'))
    .execute();
  await database
    .updateTable('orders')
    .set({ search_text: 'zq% ama' })
    .where('email', '=', emailOf('Kofi'))
    .execute();
  await expectKept(database);
  await database.deleteFrom('mails').where('recipient', '=', emailOf('Efua')).execute();
  await expectKept(database);
});

async function expectKept(database: Database): Promise<void> {
  const mails = await database.selectFrom('mails').select(['id', 'state as group', 'search_text']).execute();
  const orders = await database
    .selectFrom('orders')
    .select(['id', 'event_id as group', 'search_text'])
    .execute();
  for (const [long, rows] of [
    [MAILS, mails],
    [ORDERS, orders],
  ] as const) {
    expect(rows.length).toBeGreaterThan(1);
    expect(await rowCount(database, long)).toEqual({ total: rows.length, shown: rows.length });
    const counts = [...(await rowCounts(database, long))].filter(([, count]) => count > 0);
    const plain = Map.groupBy<string, { group: string }>(rows, ({ group }) => group);
    expect(new Map(counts)).toEqual(new Map([...plain].map(([group, all]) => [group, all.length])));
    for (const search of SEARCHES) {
      const words = long === ORDERS ? search.split(' ') : [search];
      const holding = rows.filter(({ search_text: text }) =>
        words.every((word) => word !== '-' && text.includes(word)),
      );
      const { condition, count } = await matching(database, long, search);
      const from = database.selectFrom(long.table) as SelectQueryBuilder<Tables, 'mails', object>;
      const found = await from.select('id').where(condition).execute();
      expect(found.map(({ id }) => id).toSorted(), search).toEqual(holding.map(({ id }) => id).toSorted());
      expect(count.total, search).toBe(holding.length);
    }
  }
}

test('a search of orders in an edition finds only its own', async () => {
  const { app, register } = await selling();
  const { event_id } = await app.store.database
    .selectFrom('orders')
    .select('event_id')
    .where('id', '=', (await register('Ama')).id)
    .executeTakeFirstOrThrow();
  const counted = async (edition: string) =>
    (await matching(app.store.database, ORDERS, 'ama', edition)).count;
  expect((await counted(event_id)).total).toBe(1);
  expect((await counted(newId())).total).toBe(0);
  expect(await sql`select 1 from orders_search`.execute(app.store.database)).toBeTruthy();
});
