import { expect, test } from 'vitest';
import { readOrder, selling } from '#testing/orders.ts';
import { csvFile, xlsxFile } from '#testing/table-files.ts';
import { ignoreStatementLine, matchStatementLine, readStatement, viewStatementLines } from '../contract.ts';

const COMPANIES = ['Volta', 'Adinkra', 'Sankofa', 'Bonwire', 'Kakum', 'Keta', 'Akosombo', 'Elmina'];

/** So many orders, each of a company of its own. */
async function withOrders(count: number) {
  const { app, client, register } = await selling();
  const orders = [];
  for (let index = 0; index < count; index += 1) {
    const company = `${COMPANIES[index % COMPANIES.length]} Number${index} Ltd`;
    orders.push(await register(`Buyer${index}`, company));
  }
  return { app, client, orders };
}

test('of a statement of 200 lines, nineteen of twenty are entered, and none for the wrong order', async () => {
  const { app, client, orders } = await withOrders(30);
  const noise = ['SALARY NOVEMBER', 'ATM 4411 RING ROAD', 'ECG PREPAID', 'INTEREST'];
  const of = (index: number) => orders[index % orders.length];
  const rows = Array.from({ length: 200 }, (_, index) => {
    const order = of(index);
    const [reference = '', company = ''] = [order?.reference, order?.company];
    const bare = reference.replace('-', '');
    const told = [
      `TRF ${reference} ${company.toUpperCase()}`,
      `MOMO/${bare}/24412`,
      `REF ${bare.slice(0, 4)} ${bare.slice(4)} OWUSU`,
      `Inward transfer from ${reference.toLowerCase()}`,
    ];
    // Each tenth line is of nobody who has ordered something, or has a letter wrong.
    if (index % 20 === 9) return [`${(index % 28) + 1}/07/2025`, noise[index % 4], '50.00'];
    return [`${(index % 28) + 1}/07/2025`, told[index % 4], (index % 3 === 0 ? 400 : 1200).toFixed(2)];
  });
  const csv = [['Value Date', 'Narration', 'Credit'], ...rows].map((cells) => cells.join(',')).join('\n');
  const { body } = await client.call(readStatement, { body: { file: csvFile(csv), way: 'bank' } });
  expect(body).toMatchObject({ read: 200, known: 0, matched: 190, left: 10 });
  for (const [index, order] of orders.entries()) {
    const paid = rows
      .filter((_, row) => row % 20 !== 9 && row % orders.length === index)
      .reduce((sum, [, , amount]) => sum + Number(amount) * 100, 0);
    expect((await readOrder(app, order.id)).paid).toBe(paid);
  }
  // The next statement overlaps it.
  const again = await client.call(readStatement, { body: { file: csvFile(csv), way: 'bank' } });
  expect(again.body).toMatchObject({ read: 200, known: 200, matched: 0, left: 0 });
});

test('amount and name together match, each alone doesn’t, and a person does the rest once', async () => {
  const { app, client, orders } = await withOrders(3);
  const [volta, adinkra] = orders;
  const file = xlsxFile([
    ['Date', 'Description', 'Debit', 'Credit'],
    ['2025-07-02', 'NUMBER0 VOLTA LTD TICKETS', '', '1200'],
    ['2025-07-02', 'NUMBER1 ADINKRA LTD', '', '1100'],
    ['2025-07-02', 'SOMEBODY', '', '1200'],
    ['2025-07-03', 'CHARGES', '35', ''],
  ]);
  const { body } = await client.call(readStatement, { body: { file, way: 'mobile-money' } });
  expect(body).toMatchObject({ read: 3, matched: 1, left: 2 });
  expect((await readOrder(app, volta?.id ?? '')).state).toBe('paid');
  const left = (await client.call(viewStatementLines, {})).body.records;
  const id = left.find(({ text }) => text.includes('ADINKRA'))?.id ?? '';
  const match = (reference = '') => client.call(matchStatementLine, { query: { id }, body: { reference } });
  expect((await match('2222-2222')).status).toBe(422);
  expect((await match(adinkra?.reference.toLowerCase())).status).toBe(200);
  expect((await match(adinkra?.reference)).status).toBe(409);
  expect(await readOrder(app, adinkra?.id ?? '')).toMatchObject({ state: 'underpaid', due: 10_000 });
  const other = left.find(({ text }) => text === 'SOMEBODY')?.id ?? '';
  await client.call(ignoreStatementLine, { query: { id: other } });
  expect((await client.call(viewStatementLines, {})).body.records).toEqual([]);
  const matched = (await client.call(viewStatementLines, { query: { state: 'matched' } })).body.records;
  expect(matched.map(({ by }) => by).toSorted()).toEqual(['hand', 'name']);
});
