import { expect, test } from 'vitest';
import { createTestInstances } from '#testing/app.ts';
import { readOrder, startSelling } from '#testing/orders.ts';
import { cancelOrder, enterPayment, sendProforma } from '../contract.ts';

test('twenty writers on two instances take consecutive numbers, and what is undone leaves no gap', async () => {
  const [first, second] = await createTestInstances();
  const { register } = await startSelling(first);
  const orders = [];
  for (let index = 0; index < 20; index += 1) orders.push(await register(`Buyer${index}`));
  const clients = await Promise.all(
    [first, second].map(async (app) => (await app.signInAs('Administrator')).client),
  );
  const statuses = await Promise.all(
    orders.flatMap(({ id }, index) => {
      const client = clients[index % 2];
      const way = { way: 'cash', amount: '1200', note: 'at the door' } as const;
      return [
        client?.call(sendProforma, { query: { id } }),
        client?.call(enterPayment, { query: { id }, body: way }),
        // Refused, as by then nothing is to pay; its transaction is undone.
        client?.call(sendProforma, { query: { id } }),
      ].map(async (call) => (await call)?.status);
    }),
  );
  expect(statuses).toContain(409);
  const rows = await first.store.database.selectFrom('order_papers').select(['series', 'number']).execute();
  for (const [, papers] of Map.groupBy(rows, ({ series }) => series)) {
    const numbers = papers.map(({ number }) => number).toSorted((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  }
  expect(rows.filter(({ series }) => series === 'receipt')).toHaveLength(20);
  await clients[0]?.call(cancelOrder, { query: { id: orders[0]?.id ?? '' }, body: { note: 'By telephone' } });
  expect((await readOrder(first, orders[0]?.id ?? '')).papers.at(-1)).toMatchObject({ number: 'C-00001' });
});
