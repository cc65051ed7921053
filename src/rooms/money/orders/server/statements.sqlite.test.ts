import { expect, test, vi } from 'vitest';
import { addDays } from '#platform/contract/zoned-time.ts';
import { DatabaseUnavailable } from '#platform/server/database/unavailable.ts';
import { addAttendee } from '#rooms/people/registrations/contract.ts';
import { readOrder, selling } from '#testing/orders.ts';
import { sampleRegistration } from '#testing/samples.ts';
import { csvFile, xlsxFile } from '#testing/table-files.ts';
import { enterPayment, takePaymentBack, viewOrders, type Way } from '../contract.ts';
import {
  ignoreStatementLine,
  matchStatementLine,
  previewStatement,
  readStatement,
  viewStatementLines,
} from '../statement-contract.ts';

const FIRST = ['Ama', 'Kofi', 'Akosua', 'Kwame', 'Efua', 'Yaw', 'Abena', 'Kojo', 'Esi', 'Adwoa'];
const LAST = [
  ...['Mensah', 'Owusu', 'Boateng', 'Asante', 'Osei', 'Appiah', 'Darko'],
  ...['Quaye', 'Tetteh', 'Nyarko', 'Lamptey', 'Sarpong', 'Agyeman'],
];
const FORMS = ['Ltd', 'Limited', 'PLC', ''];
const DUE = 120_000;

/** Companies that are called what statements say of anybody. */
const TRAPS = [
  'Bank',
  'Accra',
  'MTN',
  'Cash Deposit Ltd',
  'Ghana Mobile Money Ltd',
  'Transfer',
  'Asare',
  'Yaw',
];

/** Orders of these companies, whose buyers no statement names. */
async function trapped({ app }: Awaited<ReturnType<typeof selling>>) {
  for (const [index, company_name] of TRAPS.entries()) {
    const buyer = { name: `Nobody Named${index}`, email: `trap${index}@owusu.example` };
    const body = sampleRegistration({ ...buyer, company_name });
    expect((await app.visitor.call(addAttendee, { body })).status).toBe(200);
  }
}

/** So many orders, of people whose names are alike, each of a company of its own. The bank itself has the first. */
async function withOrders(count: number) {
  const sold = await selling();
  const { app, client } = sold;
  const orders = Array.from({ length: count }, (_, index) => ({
    name: `${FIRST[index % FIRST.length]} ${LAST[Math.floor(index / FIRST.length)]}`,
    company: index === 0 ? 'Ecobank Ghana PLC' : `Loom${index} Mills ${FORMS[index % FORMS.length]}`.trim(),
  }));
  for (const [index, { name, company }] of orders.entries()) {
    const body = sampleRegistration({ name, email: `buyer${index}@owusu.example`, company_name: company });
    expect((await app.visitor.call(addAttendee, { body })).status).toBe(200);
  }
  const { records } = (await client.call(viewOrders, { query: { pageSize: 1000 } })).body;
  const found = orders.map((one) => {
    const { id = '', reference = '' } = records.find(({ company }) => company === one.company) ?? {};
    return { ...one, id, reference, bare: reference.replace('-', '') };
  });
  return { app, client, sold, orders: found };
}

/** What banks and operators write of an order. Half of the orders are paid in two parts, the others without the reference. */
function paymentsOf(
  { reference, bare, name, company }: { reference: string; bare: string; name: string; company: string },
  index: number,
) {
  const known = [
    `TRF ${reference} ${company.toUpperCase()}`,
    `MOMO/${bare}/0244123456`,
    `REF ${bare.slice(0, 4)} ${bare.slice(4)} ${name.toUpperCase()}`,
    `Inward transfer from ${reference.toLowerCase()}`,
  ];
  if (index % 2 === 1) return [40_000, 80_000].map((amount) => ({ text: known[(index >> 1) % 4], amount }));
  const byName = [`${name.toUpperCase()} TICKET`, `B/O LOOM${index} MILLS LTD`];
  return [{ text: byName[(index >> 1) % 2], amount: DUE }];
}

test('of a statement of 200 lines, nineteen of twenty are entered, and none for the wrong order', async () => {
  const { client, orders, sold } = await withOrders(128);
  await trapped(sold);
  const [bank, ...others] = orders;
  const [, one, two] = orders;
  const wrong = one?.bare.replace(/.$/, (letter) => (letter === 'A' ? 'B' : 'A'));
  const nobodys = [
    ...[
      'BANK TRANSFER FROM KWABENA',
      'AMA',
      'MENSAH',
      'KOFI MENSAHSON',
      'LOOM999 MILLS LTD',
      `TRF ${wrong}`,
    ].map((text) => ({ text, amount: DUE })),
    { text: `TRF ${one?.reference} ${two?.reference}`, amount: DUE },
    { text: `${two?.name.toUpperCase()} TICKET`, amount: DUE - 1 },
    { text: 'TRF ACCRA BRANCH CASH DEPOSIT', amount: DUE },
  ];
  const rows = [...nobodys, ...others.flatMap((order, index) => paymentsOf(order, index + 1))].map(
    ({ text, amount }, index) => [
      `${(index % 28) + 1}/06/2025`,
      `ECOBANK GHANA ${text}`,
      (amount / 100).toFixed(2),
    ],
  );
  const csv = [['Value Date', 'Narration', 'Credit'], ...rows].map((cells) => cells.join(',')).join('\n');
  const { body } = await client.call(readStatement, { body: { file: csvFile(csv), way: 'bank' } });
  expect(body).toMatchObject({ read: 200, known: 0, matched: 191, left: 9 });
  const { records } = (await client.call(viewOrders, { query: { pageSize: 1000 } })).body;
  const unpaid = records.filter(({ due }) => due !== 0);
  expect(new Set(unpaid.map(({ company }) => company))).toEqual(new Set([bank?.company, ...TRAPS]));
  expect(unpaid.map(({ due }) => due)).toEqual([bank, ...TRAPS].map(() => DUE));
  // The next statement overlaps it.
  const again = await client.call(readStatement, { body: { file: csvFile(csv), way: 'bank' } });
  expect(again.body).toMatchObject({ read: 200, known: 200, matched: 0, left: 0 });
});

test('words that statements say of anybody are nobody’s name, also where few lines repeat them', async () => {
  const sold = await selling();
  await trapped(sold);
  const rows = [
    'GCB BANK TRANSFER FROM KWABENA',
    'TRF ACCRA BRANCH CASH DEPOSIT',
    'MTN GHANA MOBILE MONEY LTD CASH DEPOSIT LTD TRANSFER',
    'MOMO FROM YAW',
    'TRF GRACE ASARE',
    'BANK',
    'ACCRA',
  ].map((text) => ['2025-06-02', text, '1200.00']);
  const file = xlsxFile([['Date', 'Narration', 'Credit'], ...rows]);
  const { body } = await sold.client.call(readStatement, { body: { file, way: 'bank' } });
  expect(body).toMatchObject({ read: rows.length, matched: 0, left: rows.length });
});

test('amount and name together match, each alone doesn’t, and a person does the rest once', async () => {
  const { app, client, orders } = await withOrders(3);
  const [, mills, other] = orders;
  const file = xlsxFile([
    ['Date', 'Description', 'Debit', 'Credit'],
    ['2025-06-02', 'LOOM1 MILLS LTD TICKETS', '', '1200'],
    ['2025-06-02', 'LOOM2 MILLS', '', '1100'],
    ['2025-06-02', 'SOMEBODY', '', '1200'],
    ['2025-06-03', 'CHARGES', '35', ''],
  ]);
  const { body } = await client.call(readStatement, { body: { file, way: 'mobile-money' } });
  expect(body).toMatchObject({ read: 3, matched: 1, left: 2 });
  expect((await readOrder(app, mills?.id ?? '')).state).toBe('paid');
  const left = (await client.call(viewStatementLines, {})).body.records;
  const looms = left.find(({ text }) => text.includes('LOOM2'));
  const id = looms?.id ?? '';
  // It says for whom each most likely is, and enters nothing.
  expect(looms?.likely).toMatchObject([{ reference: other?.reference, due: DUE, because: ['name'] }]);
  const unnamed = left.find(({ text }) => text === 'SOMEBODY')?.likely ?? [];
  expect(unnamed.map(({ because }) => because)).toEqual([['amount'], ['amount']]);
  expect(await readOrder(app, other?.id ?? '')).toMatchObject({ state: 'open', paid: 0 });
  const match = (reference = '') => client.call(matchStatementLine, { query: { id }, body: { reference } });
  expect((await match('2222-2222')).status).toBe(422);
  expect((await match(other?.reference.toLowerCase())).status).toBe(200);
  expect((await match(other?.reference)).status).toBe(409);
  expect(await readOrder(app, other?.id ?? '')).toMatchObject({ state: 'underpaid', due: 10_000 });
  const somebody = left.find(({ text }) => text === 'SOMEBODY')?.id ?? '';
  await client.call(ignoreStatementLine, { query: { id: somebody } });
  expect((await client.call(viewStatementLines, {})).body.records).toEqual([]);
  const matched = (await client.call(viewStatementLines, { query: { state: 'matched' } })).body.records;
  expect(matched.map(({ by }) => by).toSorted()).toEqual(['hand', 'name']);
});

test('what somebody entered by hand and a statement reports is one payment', async () => {
  const { app, client, orders } = await withOrders(5);
  const [, byReference, byName, otherWay, long] = orders;
  const pay = (order: (typeof orders)[number] | undefined, amount = '1200', way: Way = 'bank') =>
    client.call(enterPayment, { query: { id: order?.id ?? '' }, body: { way, amount, note: 'Seen' } });
  const day = (after: number) => addDays(app.clock.now().toISOString().slice(0, 10), after);
  const take = async (...rows: string[][]) => {
    const file = xlsxFile([['Date', 'Narration', 'Credit'], ...rows]);
    return (await client.call(readStatement, { body: { file, way: 'bank' } })).body;
  };
  const linesOf = async (state: 'open' | 'matched') =>
    (await client.call(viewStatementLines, { query: { state } })).body.records;
  await pay(byReference);
  await pay(byName);
  await pay(otherWay, '1200', 'mobile-money');
  await pay(long, '700');
  const first = await take(
    [day(0), `TRF ${byReference?.reference}`, '1200.00'],
    [day(-3), 'B/O LOOM2 MILLS LTD', '1200.00'],
    [day(0), `TRF ${otherWay?.reference}`, '1200.00'],
    [day(-20), `TRF ${long?.reference}`, '700.00'],
  );
  // Weeks before it was entered, so it is another one.
  expect(first).toMatchObject({ read: 4, matched: 3, left: 1 });
  const states = async () => Promise.all(orders.map(async ({ id }) => (await readOrder(app, id)).state));
  expect(await states()).toEqual(['open', 'paid', 'paid', 'paid', 'overpaid']);
  expect((await linesOf('matched')).map(({ by }) => by).toSorted()).toEqual([
    'entered',
    'entered',
    'reference',
  ]);
  // Who perhaps paid twice waits for somebody: each payment by hand is found once.
  await take([day(1), `TRF AGAIN ${byReference?.reference}`, '1200.00']);
  expect((await readOrder(app, byReference?.id ?? '')).state).toBe('paid');
  const [again] = (await linesOf('open')).filter(({ text }) => text.startsWith('TRF AGAIN'));
  expect(again?.unclear).toEqual(['same']);
  await client.call(ignoreStatementLine, { query: { id: again?.id ?? '' } });
  // What people match is found to be the same, too; what came another way is theirs to judge.
  const [left] = await linesOf('open');
  const match = { query: { id: left?.id ?? '' }, body: { reference: otherWay?.reference ?? '' } };
  await pay(orders[0]);
  await take([day(2), 'ECOBANK GHANA PLC', '1200.00']);
  const bank = (await linesOf('open')).find(({ text }) => text.includes('ECOBANK'));
  const same = { query: { id: bank?.id ?? '' }, body: { reference: orders[0]?.reference ?? '' } };
  expect((await client.call(matchStatementLine, same)).body.message).toContain('was entered by hand');
  expect((await readOrder(app, orders[0]?.id ?? '')).state).toBe('paid');
  expect((await client.call(matchStatementLine, match)).body.message).toContain('Payment entered');
  expect((await readOrder(app, otherWay?.id ?? '')).state).toBe('paid-twice');
  // Taken back, its line is left to people again.
  const { entries } = await readOrder(app, orders[0]?.id ?? '');
  const posting = entries.find(({ isTakeable }) => isTakeable)?.posting ?? '';
  const back = { query: { id: orders[0]?.id ?? '' }, body: { posting, note: 'Another order' } };
  expect((await client.call(takePaymentBack, back)).status).toBe(200);
  expect((await linesOf('open')).map(({ text }) => text)).toEqual(['ECOBANK GHANA PLC']);
});

test('what went out, failed or can’t be read pays nothing, and no payment counts twice from another export', async () => {
  const { app, client, orders } = await withOrders(3);
  const [, one, two] = orders;
  const take = async (rows: string[][], way: 'bank' | 'mobile-money' = 'bank') =>
    (await client.call(readStatement, { body: { file: xlsxFile(rows), way } })).body;
  const first = await take([
    ['Date', 'Description', 'Amount', 'Type', 'Status'],
    ['Jun 2, 2025', `Refund ${one?.reference}`, '1200.00', 'DEBIT', 'SUCCESSFUL'],
    ['Jun 2, 2025', `From A ${one?.reference}`, '1200.00', 'CREDIT', 'FAILED'],
    ['Jun 2, 2025', `From B ${two?.reference}`, 'GHS 1,200.00', 'CREDIT', 'SUCCESSFUL'],
    ['20250602', `From C ${one?.reference}`, '90071992547409931.00', 'CREDIT', 'SUCCESSFUL'],
    ['some day', `From D ${one?.reference}`, '1200.00', 'CREDIT', 'SUCCESSFUL'],
  ]);
  expect(first).toMatchObject({
    ...{ read: 3, matched: 1, left: 2, unread: 2, waiting: 2 },
    leftOut: { out: 1, failed: 1 },
  });
  expect((await readOrder(app, one?.id ?? '')).state).toBe('open');
  expect((await readOrder(app, two?.id ?? '')).state).toBe('paid');
  const again = await take(
    [
      ['Date', 'Narration', 'Branch', 'Credit'],
      ['06/02/2025', `From B ${two?.reference}`, 'Accra', '1200.00'],
      ['06/13/2025', 'Somebody', 'Accra', '50.00'],
    ],
    'mobile-money',
  );
  expect(again).toMatchObject({ read: 2, matched: 0, left: 2, unread: 0, unclear: { same: 1 } });
  expect((await readOrder(app, two?.id ?? '')).state).toBe('paid');
});

const LETTERHEAD = [['GCB BANK PLC'], ['Account 1234567890, Accra'], ['']];
const HEADINGS = ['Txn Date', 'Value Date', 'Narration', 'Debit', 'Credit', 'Balance'];

test.each([
  ['CSV', (rows: string[][]) => csvFile(rows.map((cells) => cells.join(';')).join('\r\n'))],
  [
    'CSV of full width',
    (rows: string[][]) =>
      csvFile(
        rows.map((cells) => HEADINGS.map((_, index) => `"${cells[index] ?? ''}"`).join(',')).join('\r\n'),
      ),
  ],
  ['XLSX', (rows: string[][]) => xlsxFile(rows)],
])('a statement as a bank exports it, with its name above and sums below: %s', async (_format, toFile) => {
  const { app, client, orders } = await withOrders(2);
  const order = orders[1];
  const file = toFile([
    ...LETTERHEAD,
    HEADINGS,
    ['01/06/2025', '01/06/2025', `TRF ${order?.reference}, AMA`, '', '1,200.00', '6,200.00'],
    ['13/06/2025', '13/06/2025', 'CHARGES', '5.00', '', '6,195.00'],
    ['13/06/2025', '13/06/2025', 'HALF A PESEWA', '', '1080.005', ''],
    ['TOTAL', '', '', '5.00', '1,200.00', ''],
    ['End of statement'],
  ]);
  const { body } = await client.call(readStatement, { body: { file, way: 'bank' } });
  expect(body).toMatchObject({ read: 2, matched: 1, left: 1, unread: 1 });
  expect(body.message).toContain('1080.005');
  const paid = await readOrder(app, order?.id ?? '');
  expect(paid.state).toBe('paid');
  expect(paid.entries.find(({ what }) => what === 'Payment')?.note).toBe(
    `2025-06-01: TRF ${order?.reference}, AMA`,
  );
});

test('a file without headings that are known is refused by what it has instead', async () => {
  const { client } = await withOrders(1);
  const file = csvFile('GCB BANK PLC\nWhen;Who;How much\n01/08/2025;Ama;1200.00\n');
  const { status, body } = await client.call(readStatement, { body: { file, way: 'bank' } });
  expect(status).toBe(422);
  expect(body.errors?.file).toContain('Found: When, Who, How much');
});

test('what isn’t clear waits with the reason, and is entered once somebody answers or enters it', async () => {
  const { app, client, orders } = await withOrders(4);
  const [, one, two, three] = orders;
  const file = () =>
    csvFile(
      [
        'Date,Type,Details,Amount,Status',
        `05/06/2025,Payment,TRF ${one?.reference},1200.00,Successful`,
        `04/06/2025,POS Purchase,TRF ${two?.reference},1200.00,Successful`,
        `04/06/2025,CASH_OUT,TRF ${two?.reference},1200.00,Successful`,
        `04/06/2025,Deposit,TRF ${three?.reference},1200.00,Traité`,
        `04/06/2025,Deposit,TRF ${three?.reference},USD 1200.00,Successful`,
      ].join('\n'),
    );
  const states = async () => Promise.all(orders.map(async ({ id }) => (await readOrder(app, id)).state));
  const asked = await client.call(previewStatement, { body: { file: file(), way: 'bank' } });
  expect(asked.body).toMatchObject({
    ...{ read: 4, known: 0, waiting: 4, leftOut: { out: 1 }, days: 'unclear' },
    types: [
      { word: 'Payment', count: 1 },
      { word: 'POS Purchase', count: 1 },
    ],
    states: [{ word: 'Traité', count: 1 }],
  });
  expect((await client.call(viewStatementLines, {})).body.records).toEqual([]);
  const first = await client.call(readStatement, { body: { file: file(), way: 'bank' } });
  expect(first.body).toMatchObject({ read: 4, matched: 0, left: 4, waiting: 4 });
  expect(await states()).toEqual(['open', 'open', 'open', 'open']);
  const waiting = (await client.call(viewStatementLines, {})).body.records;
  expect(waiting.map(({ unclear }) => unclear.join()).toSorted()).toEqual(
    ['day,direction', 'day,direction,reversed', 'day,state', 'day,currency'].toSorted(),
  );
  // Read again with answers, they aren't unclear any more.
  const answers = { days: 'day-first', cameIn: '["Payment"]' } as const;
  const again = await client.call(readStatement, { body: { file: file(), way: 'bank', ...answers } });
  expect(again.body).toMatchObject({ read: 4, known: 0, matched: 1, left: 3, waiting: 3 });
  expect(await states()).toEqual(['open', 'paid', 'open', 'open']);
  const third = await client.call(readStatement, { body: { file: file(), way: 'bank', ...answers } });
  expect(third.body).toMatchObject({ read: 4, known: 4, matched: 0, left: 0 });
  // Who enters one confirms it; another currency can't be entered.
  const left = (await client.call(viewStatementLines, {})).body.records;
  const match = (isIt: (line: (typeof left)[number]) => boolean, reference = '') =>
    client.call(matchStatementLine, { query: { id: left.find(isIt)?.id ?? '' }, body: { reference } });
  expect(left.map(({ cannot }) => cannot).toSorted()).toEqual(['', '', 'currency']);
  expect((await match(({ unclear }) => unclear.includes('currency'), three?.reference)).status).toBe(409);
  expect((await match(({ text }) => text.includes('POS'), two?.reference)).status).toBe(200);
  expect(await states()).toEqual(['open', 'paid', 'paid', 'open']);
});

test('the bank’s own number is one payment, whatever else another file tells of it', async () => {
  const { app, client, orders } = await withOrders(3);
  const [, one, two] = orders;
  const take = async (...lines: string[]) =>
    (await client.call(readStatement, { body: { file: csvFile(lines.join('\n')), way: 'bank' } })).body;
  await take(
    'Transaction ID,Transaction Date,Details,Credit',
    `FT25186ABCD,2025-06-05,TRF ${one?.reference},1200.00`,
    `FT25190ABCD,2025-06-09,TRF ${two?.reference},600.00`,
  );
  expect(
    await take(
      'Value Date,Narration,Transaction ID,Credit',
      `2025-06-07,Transfer ${one?.reference} Ama,FT25186ABCD,1200.00`,
      `2025-06-10,TRF ${two?.reference},FT25191ABCD,600.00`,
    ),
  ).toMatchObject({ read: 2, known: 1, matched: 1 });
  expect((await readOrder(app, one?.id ?? '')).state).toBe('paid');
  expect((await readOrder(app, two?.id ?? '')).state).toBe('paid');
});

test('a payment that two files tell by other days is shown, and not entered twice', async () => {
  const { app, client, orders } = await withOrders(3);
  const [, one, two] = orders;
  const take = async (...lines: string[]) =>
    (await client.call(readStatement, { body: { file: csvFile(lines.join('\n')), way: 'bank' } })).body;
  await take('Date,Details,Credit', `2025-06-05,TRF ${one?.reference} VIA GIP,1200.00`);
  const told = `TRF VIA GIP ${one?.reference}`;
  expect(
    await take(
      'Value Date,Narration,Credit',
      `2025-06-07,${told},1200.00`,
      `2025-06-07,TRF ${two?.reference} VIA GIP,1200.00`,
      `2025-06-30,${told},1200.00`,
    ),
  ).toMatchObject({ read: 3, known: 0, matched: 1, left: 2, unclear: { same: 2 } });
  expect(await readOrder(app, one?.id ?? '')).toMatchObject({ paid: 120_000 });
});

test('a payment isn’t older than its order, which says what comes first in its day', async () => {
  const { app, client, orders } = await withOrders(2);
  const today = app.clock.now().toISOString().slice(0, 10);
  const [year, month, day] = today.split('-');
  expect(day).not.toBe(month);
  const file = csvFile(`Date,Details,Credit\n${day}/${month}/${year},TRF ${orders[1]?.reference},1200.00\n`);
  const { body } = await client.call(readStatement, { body: { file, way: 'bank' } });
  expect(body).toMatchObject({ matched: 1 });
  const [line] = (await client.call(viewStatementLines, { query: { state: 'matched' } })).body.records;
  expect(line?.day).toBe(today);
});

test('a payment that is entered again with the same key counts once', async () => {
  const { app, client, orders } = await withOrders(2);
  const id = orders[1]?.id ?? '';
  const headers = { 'idempotency-key': 'a-double-click' };
  const body = { way: 'cash' as const, amount: '700', note: 'At the door' };
  for (let times = 0; times < 2; times++)
    expect((await client.call(enterPayment, { query: { id }, body }, headers)).status).toBe(200);
  expect(await readOrder(app, id)).toMatchObject({ state: 'underpaid', due: 50_000 });
});

test.each(['after', 'before'])(
  'a payment whose connection is lost %s the commit is entered once',
  async (lost) => {
    const { app, client, orders } = await withOrders(2);
    const id = orders[1]?.id ?? '';
    const enter = async () => {
      const body = { way: 'cash' as const, amount: '700', note: 'At the door' };
      const headers = { 'idempotency-key': 'a-lost-connection' };
      return (await client.call(enterPayment, { query: { id }, body }, headers)).status;
    };
    const isStored = async () => {
      const keys = await app.store.database.selectFrom('idempotency_keys').selectAll().execute();
      return keys.length > 0;
    };
    const write = app.store.write;
    const broken = vi.spyOn(app.store, 'write').mockImplementation(async (work) => {
      const result = await write(async (database) => {
        const done = await work(database);
        const keys = await database.selectFrom('idempotency_keys').selectAll().execute();
        if (lost === 'before' && keys.length > 0) throw gone();
        return done;
      });
      if (await isStored()) throw gone();
      return result;
    });
    const gone = () => {
      broken.mockRestore();
      return new DatabaseUnavailable(new Error('connection lost'));
    };
    expect(await enter()).toBe(503);
    expect(await isStored()).toBe(lost === 'after');
    expect(await enter()).toBe(200);
    expect(await readOrder(app, id)).toMatchObject({ state: 'underpaid', due: 50_000 });
  },
);

test('with the same key, a file is entered once and answered alike, and another one is refused', async () => {
  const { app, client, orders } = await withOrders(3);
  const [, one, two] = orders;
  const send = (reference = '', key = 'a-key-of-the-caller') =>
    client.call(
      readStatement,
      {
        body: { file: csvFile(`Date,Details,Credit\n2025-06-05,TRF ${reference},1200.00`), way: 'bank' },
      },
      { 'idempotency-key': key },
    );
  const first = await send(one?.reference);
  expect(first).toMatchObject({ status: 200, body: { read: 1, matched: 1, known: 0 } });
  expect(await send(one?.reference)).toMatchObject({ status: 200, body: first.body });
  expect(await send(two?.reference)).toMatchObject({ status: 409 });
  expect((await readOrder(app, two?.id ?? '')).state).toBe('open');
  expect(await send(two?.reference, 'another-key')).toMatchObject({ body: { matched: 1 } });
  // Without one, what was read before is known.
  expect(await send(one?.reference, 'a-third-key')).toMatchObject({ body: { known: 1, matched: 0 } });
});
