import { strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import { readOrder, selling } from '#testing/orders.ts';
import { csvFile, xlsxFile } from '#testing/table-files.ts';
import { enterPayment } from '../contract.ts';
import {
  matchStatementLine,
  previewStatement,
  readStatement,
  viewStatementLines,
} from '../statement-contract.ts';
import { insertPayment } from './online/queries.ts';

async function desk() {
  const sold = await selling();
  const { app, client } = sold;
  const orders = [
    await sold.register('Ama', 'Volta Looms'),
    await sold.register('Kofi', 'Loom Mills'),
    await sold.register('Esi', 'Kente Works'),
  ] as const;
  const body = (lines: string[]) => ({ body: { file: csvFile(lines.join('\n')), way: 'bank' as const } });
  const take = async (...lines: string[]) => (await client.call(readStatement, body(lines))).body;
  const look = async (...lines: string[]) => (await client.call(previewStatement, body(lines))).body;
  const open = async () => (await client.call(viewStatementLines, {})).body.records;
  const paid = async () => Promise.all(orders.map(async ({ id }) => (await readOrder(app, id)).paid));
  return { ...sold, orders, take, look, open, paid };
}

test('what a provider told isn’t entered again from its export', async () => {
  const { app, client, orders, take, open, paid } = await desk();
  const [ama, kofi] = orders;
  const at = app.clock.now().toISOString();
  const day = at.slice(0, 10);
  for (const [index, { id, reference }] of [ama, kofi].entries())
    await insertPayment(app.store.database, {
      ...{ id: `online${index}`, order_id: id, provider: 'paystack', is_test: 0, currency: 'GHS' },
      ...{ reference: `${reference}-36bbc63a6${index}`, amount: 120_000, received: 120_000, state: 'paid' },
      ...{ problem: '', address: '', provider_id: '', asks: 0, ask_at: null, created_at: at, updated_at: at },
    });
  const file = [
    'Date,Reference,Customer,Amount,Type,Status',
    `2025-06-20,${ama.reference}-36bbc63a60,ama@owusu.example,1180.00,Credit,Success`,
    `${day},TRF ${kofi.reference},kofi@owusu.example,1200.00,Credit,Success`,
  ];
  expect(await take(...file)).toMatchObject({ read: 2, matched: 0, left: 2, unclear: { same: 2 } });
  expect(await take(...file)).toMatchObject({ known: 2, matched: 0 });
  expect(await paid()).toEqual([0, 0, 0]);
  expect((await open()).map(({ reference }) => reference).toSorted()).toEqual(
    [ama.reference, kofi.reference].toSorted(),
  );
  // Nobody but a person may say that it is another one.
  const [line] = await open();
  const match = { query: { id: line?.id ?? '' }, body: { reference: ama.reference } };
  expect((await client.call(matchStatementLine, match)).status).toBe(200);
});

test('half of what is due, told once by its reference and once by its payer, is entered once', async () => {
  const { orders, take, paid } = await desk();
  const [, kofi] = orders;
  await take('Date,Narration,Credit', `2025-06-01,TRF ${kofi.reference},600.00`);
  expect(await take('Value date,Details,Amount credited', '2025-06-03,IB LOOM MILLS,600.00')).toMatchObject({
    matched: 0,
    left: 1,
  });
  expect(await paid()).toEqual([0, 60_000, 0]);
});

test('a number of the bank is one payment only where nothing contradicts it', async () => {
  const { orders, take, paid } = await desk();
  const [ama, kofi, esi] = orders;
  const headings = 'Date,Reference No,Narration,Credit';
  await take(headings, `2025-06-01,FT25183AB1,TRF ${ama.reference},1500.00`);
  expect(await take(headings, `2025-06-03,FT25183AB1,TRF ${ama.reference},1400.00`)).toMatchObject({
    matched: 0,
    unclear: { same: 1 },
  });
  expect(await paid()).toEqual([150_000, 0, 0]);
  // What a buyer wrote, another day, for another order: it waits, also when it is read again.
  await take(headings, `2025-06-01,TICKET2025,TRF ${kofi.reference},1200.00`);
  const other = [headings, `2025-06-02,TICKET2025,FROM ESI ${esi.reference},1200.00`] as const;
  expect(await take(...other)).toMatchObject({ known: 0, matched: 0, unclear: { same: 1 } });
  expect(await take(...other)).toMatchObject({ known: 1, matched: 0 });
  expect(await paid()).toEqual([150_000, 120_000, 0]);
});

test.each(['000000', '1.23457E+11', 'TICKET2025', '1111111'])(
  '‘%s’ in lines of several days is no number of the bank',
  async (id) => {
    const { orders, take, paid } = await desk();
    const lines = orders.map(
      ({ reference }, index) => `2025-06-0${index + 1},${id},TRF ${reference},1200.00`,
    );
    const headings = 'Date,Reference No,Narration,Credit';
    expect(await take(headings, ...lines)).toMatchObject({ read: 3, known: 0, matched: 3 });
    expect(await take(headings, ...lines)).toMatchObject({ known: 3 });
    expect(await paid()).toEqual([120_000, 120_000, 120_000]);
  },
);

test('what takes back a payment of an earlier file is named, waits, and can’t be entered', async () => {
  const { client, orders, take, look, open, paid } = await desk();
  const [ama, kofi, esi] = orders;
  const headings = 'Date,Narration,Debit,Credit';
  await take(headings, `2025-06-01,TRF ${ama.reference},,1200.00`, '2025-06-01,LOOM MILLS LTD,,1200.00');
  const later = [
    headings,
    `2025-06-03,REVERSAL TRF ${ama.reference},1200.00,`,
    '2025-06-04,RVSL LOOM MILLS LTD,1200.00,',
    `2025-06-04,REVERSAL TRF ${esi.reference},1200.00,`,
    '2025-06-04,RENT,1200.00,',
  ] as const;
  expect(await look(...later)).toMatchObject({ unclear: { back: 2 }, leftOut: { out: 2 } });
  const { message, ...counts } = await take(...later);
  expect(counts).toMatchObject({ read: 2, matched: 0, waiting: 2 });
  expect(message).toContain(`order ${ama.reference}`);
  expect(message).toContain(`order ${kofi.reference}`);
  const [line, ...others] = await open();
  expect(others).toHaveLength(1);
  const match = { query: { id: line?.id ?? '' }, body: { reference: ama.reference } };
  expect((await client.call(matchStatementLine, match)).status).toBe(409);
  expect(await take(...later)).toMatchObject({ known: 2 });
  expect(await paid()).toEqual([120_000, 120_000, 0]);
});

test('what went out about an order that was paid before is named, whatever it is called', async () => {
  const { orders, take, open } = await desk();
  const [ama] = orders;
  await take('Date,Details,Debit,Credit', `2025-06-02,TRF ${ama.reference},,1200.00`);
  expect(await take('Date,Details,Debit,Credit', `2025-06-04,TRF ${ama.reference},1200.00,`)).toMatchObject({
    read: 1,
    waiting: 1,
  });
  expect((await open()).map(({ reference, unclear }) => [reference, ...unclear])).toEqual([
    [ama.reference, 'back'],
  ]);
});

test('what comes for an order that is paid waits, and the preview says why', async () => {
  const { orders, take, look, paid } = await desk();
  const [ama] = orders;
  const headings = 'Date,Ref,Details,Credit';
  await take(headings, `2025-06-02,FT25153ZZY1,TRF ${ama.reference},1200.00`);
  for (const again of [
    `2025-06-04,FT25153ZZY1,TRF ${ama.reference},1200.00`,
    `2025-06-20,,NIP ${ama.reference} LESS FEE,1185.00`,
  ]) {
    const { lines } = await look(headings, again);
    expect(lines.map(({ unclear }) => unclear)).toEqual([['same']]);
    expect(await take(headings, again)).toMatchObject({ matched: 0, left: 1, unclear: { same: 1 } });
  }
  expect((await paid())[0]).toBe(120_000);
});

test('a payment that was done and is reversed in a later file is named; another that failed isn’t', async () => {
  const { orders, take, open } = await desk();
  const [ama, kofi] = orders;
  const headings = 'Transaction ID,Date,Details,Amount,Type,Status';
  const row = (id: string, reference: string, state: string) =>
    `${id},2025-06-02,TRF ${reference},1200.00,Credit,${state}`;
  const first = [
    row('8812345671', ama.reference, 'Completed'),
    row('8812345672', kofi.reference, 'Completed'),
  ];
  expect(await take(headings, ...first)).toMatchObject({ matched: 2 });
  expect(
    await take(
      headings,
      row('8812345671', ama.reference, 'Reversed'),
      row('8812345670', kofi.reference, 'Failed'),
    ),
  ).toMatchObject({ read: 1, waiting: 1, leftOut: { failed: 1 } });
  expect((await open()).map(({ reference, unclear }) => [reference, ...unclear])).toEqual([
    [ama.reference, 'back'],
  ]);
});

test('a payment that may have been entered in another way waits with the reason', async () => {
  const { app, client, orders, take, open } = await desk();
  const [ama] = orders;
  const body = { way: 'cash' as const, amount: '1200', note: 'At the desk' };
  await client.call(enterPayment, { query: { id: ama.id }, body });
  const day = app.clock.now().toISOString().slice(0, 10);
  await take('Date,Narration,Credit', `${day},CASH DEP ${ama.reference},1200.00`);
  expect(await open()).toMatchObject([{ reference: ama.reference, unclear: ['same'] }]);
});

test('what is shown before it counts names each order, and what is left out', async () => {
  const { orders, take, look } = await desk();
  const [ama, kofi] = orders;
  const file = [
    'Date,Narration,Debit,Credit',
    `2025-06-01,TRF ${ama.reference},,1200.00`,
    '2025-06-02,SOMEBODY ELSE,,75.00',
    `2025-06-03,TRF ${kofi.reference},,1200.00`,
    '2025-06-04,CHARGES,5.00,',
    'TOTAL,,5.00,2475.00',
  ];
  const shown = await look(...file);
  expect(shown.lines.map(({ line, reference }) => [line, reference])).toEqual([
    [2, ama.reference],
    [3, ''],
    [4, kofi.reference],
  ]);
  expect(shown.leftOutRows).toEqual([
    { line: 5, why: 'out', written: '2025-06-04 · CHARGES · 5.00' },
    { line: 6, why: 'sums', written: 'TOTAL · 5.00 · 2475.00' },
  ]);
  await take(...file);
  expect((await look(...file)).lines.map(({ isKnown, reference }) => [isKnown, reference])).toEqual([
    [true, ''],
    [true, ''],
    [true, ''],
  ]);
});

test('an amount that a spreadsheet shows in another currency waits', async () => {
  const { client, orders } = await desk();
  const styles =
    '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts><numFmt numFmtId="164" formatCode="[$USD] #,##0.00"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>';
  const rows = [
    ['Date', 'Details', 'Credit'],
    // The style of its days, which are numbers.
    ['2025-06-01', `TRF ${orders[0].reference}`, { date: 1200 }],
  ];
  const file = xlsxFile(rows, '', { 'xl/styles.xml': strToU8(styles) });
  const { body } = await client.call(readStatement, { body: { file, way: 'bank' } });
  expect(body).toMatchObject({ matched: 0, waiting: 1, unclear: { currency: 1 } });
});

test('what is perhaps told again names the payment, where no order does', async () => {
  const { take, open } = await desk();
  await take('Date,Narration,Credit', '2025-06-01,FROM SOMEBODY ELSE,75.00');
  await take('Value Date,Details,Branch,Credit', '2025-06-02,SOMEBODY ELSE,Accra,75.00');
  expect(await open()).toMatchObject([
    { day: '2025-06-02', unclear: ['same'], repeats: { day: '2025-06-01', text: 'FROM SOMEBODY ELSE' } },
    { day: '2025-06-01', unclear: [] },
  ]);
});

test('among hundreds of one price that another form told, only those wait that may be told again', async () => {
  const { orders, take, paid } = await desk();
  const [ama, , esi] = orders;
  const name = (index: number) => `${String.fromCharCode(65 + (index % 26))}WURA${index}X KOBI${index}Z`;
  const told = Array.from({ length: 450 }, (_, index) => `2025-06-02,TRF ${name(index)},1200.00`);
  await take('Date,Narration,Credit', ...told, `2025-06-02,TRF ${esi.reference},1200.00`);
  const headings = 'Value date,Details,Amount credited';
  const found = await take(
    ...[headings, `2025-06-02,IB ${ama.reference} AMA,1200.00`, '2025-06-03,LOOM MILLS LTD,1200.00'],
    ...[`2025-06-03,${name(77)},1200.00`, `2025-06-04,NIP ${esi.reference},1200.00`],
  );
  expect(found).toMatchObject({ read: 4, matched: 2, unclear: { same: 2 } });
  expect(await paid()).toEqual([120_000, 120_000, 120_000]);
  // More of one name are compared with none.
  await take('Date,Narration,Credit', ...told.map((_, index) => `2025-07-02,BAYO ${index},1200.00`));
  expect(await take(headings, '2025-07-03,BAYO AKANDE,1200.00')).toMatchObject({ unclear: { same: 1 } });
});
