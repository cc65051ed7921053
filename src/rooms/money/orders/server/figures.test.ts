import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '#platform/server/database/store.ts';
import { selling } from '#testing/orders.ts';
import {
  cancelOrder,
  enterPayment,
  enterRefund,
  orderFigures,
  reviveOrder,
  takePaymentBack,
  viewOrders,
} from '../contract.ts';

const SOLD = ['paid', 'withheld', 'overpaid', 'paid-twice'];

test('what figures add up is what orders, their lines and the ledger say, whatever happens to them', async () => {
  const { app, client, register, orderOf } = await selling();
  const { database } = app.store;
  await expectSame(database);
  const people = ['Ama', 'Kofi', 'Efua', 'Yaw'];
  const orders = [];
  for (const name of people) orders.push(await register(name));
  await expectSame(database);
  const [ama, kofi, efua] = orders.map(({ id }) => id) as [string, string, string];
  const pay = (id: string, way: 'cash' | 'bank' | 'mobile-money', amount: string) =>
    client.call(enterPayment, { query: { id }, body: { way, amount, note: 'Seen' } });
  await pay(ama, 'cash', '1200');
  await pay(kofi, 'bank', '1000');
  await pay(kofi, 'mobile-money', '500');
  await pay(efua, 'bank', '1200');
  await expectSame(database);
  const { records: figures } = { records: (await client.call(orderFigures, { query: {} })).body.currencies };
  expect(figures[0]?.byWay.length).toBeGreaterThan(1);
  expect(figures[0]?.byKind).toMatchObject([{ kind: 'Early bird' }]);
  await client.call(enterRefund, {
    query: { id: kofi },
    body: { way: 'cash', amount: '300', note: 'Too much' },
  });
  const posting = (await orderOf('Efua')).entries.find(({ isTakeable }) => isTakeable)?.posting ?? '';
  await client.call(takePaymentBack, { query: { id: efua }, body: { posting, note: 'Not hers' } });
  await client.call(cancelOrder, { query: { id: ama }, body: { note: 'She can’t come' } });
  await expectSame(database);
  await client.call(reviveOrder, { query: { id: ama }, body: { note: 'She can' } });
  await expectSame(database);
});

test('orders are found by a kind of ticket and by a way of paying, few or many', async () => {
  const { client, register } = await selling();
  const { id } = await register('Ama');
  for (const name of ['Kofi', 'Efua', 'Yaw', 'Esi']) await register(name);
  await client.call(enterPayment, { query: { id }, body: { way: 'cash', amount: '1200', note: 'Seen' } });
  const found = async (query: object) =>
    (await client.call(viewOrders, { query: { page: 1, pageSize: 3, ...query } })).body;
  expect(await found({ kind: 'Early bird' })).toMatchObject({ total: 5, records: [{}, {}, {}] });
  expect(await found({ kind: 'Student' })).toEqual({ total: 0, records: [] });
  expect(await found({ way: 'cash' })).toMatchObject({ total: 1, records: [{ id }] });
  expect(await found({ way: 'bank' })).toEqual({ total: 0, records: [] });
  expect(await found({ way: 'cash', kind: 'Early bird', search: 'owusu ama' })).toMatchObject({ total: 1 });
});

async function expectSame(database: Database): Promise<void> {
  const orders = await database.selectFrom('orders').selectAll().execute();
  const sum = (of: (order: (typeof orders)[number]) => number) =>
    Object.fromEntries(
      [...Map.groupBy(orders, ({ state }) => state)].map(([state, all]) => [
        state,
        all.reduce((total, order) => total + of(order), 0),
      ]),
    );
  const { rows: totals } = await sql<Record<string, string | number>>`
    select state, sum(orders) as orders, sum(total) as total, sum(paid) as paid, sum(refunded) as refunded
    from order_totals group by state having sum(orders) > 0`.execute(database);
  const kept = (column: string) => Object.fromEntries(totals.map((row) => [row.state, Number(row[column])]));
  expect(kept('orders')).toEqual(sum(() => 1));
  for (const column of ['total', 'paid', 'refunded'] as const)
    expect(kept(column), column).toEqual(sum((order) => order[column]));

  const ways = await database
    .selectFrom('order_ways')
    .select(['order_id', 'account', 'amount', 'payments'])
    .execute();
  const { rows: entries } = await sql<{
    order_id: string;
    account: string;
    amount: number;
    payments: number;
  }>`
    select order_id, account, sum(amount) as amount,
      cast(sum(case when what = 'payment' then 1 else 0 end) as integer) as payments
    from ledger_entries where account <> 'receivable' and what in ('payment', 'taken-back', 'refund')
    group by order_id, account`.execute(database);
  const inOrder = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).toSorted();
  expect(inOrder(ways)).toEqual(inOrder(entries));

  const lines = await database
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select(['sold_in', 'state', 'currency'])
    .execute();
  for (const { sold_in, state, currency } of lines)
    expect(sold_in).toBe(SOLD.includes(state) ? currency : null);
}
