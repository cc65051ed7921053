import { expect, test } from 'vitest';
import { readOrder, selling } from '#testing/orders.ts';
import { csvFile, xlsxBook } from '#testing/table-files.ts';
import {
  answerStatementGroup,
  previewStatement,
  readStatement,
  viewStatementGroups,
  viewStatementLines,
} from '../statement-contract.ts';

async function desk() {
  const sold = await selling();
  const { client } = sold;
  const body = (file: File) => ({ body: { file, way: 'bank' as const } });
  const csv = (...lines: readonly string[]) => csvFile(lines.join('\n'));
  const take = async (...lines: readonly string[]) =>
    (await client.call(readStatement, body(csv(...lines)))).body;
  const look = async (...lines: readonly string[]) =>
    (await client.call(previewStatement, body(csv(...lines)))).body;
  const groups = async () => (await client.call(viewStatementGroups, {})).body.records;
  const open = async () => (await client.call(viewStatementLines, { query: { state: 'open' } })).body.records;
  const answer = (id: string, means: 'came-in' | 'left-out') =>
    client.call(answerStatementGroup, { query: { id }, body: { means } });
  return { ...sold, take, look, groups, open, answer };
}

const HEADINGS = 'Date,Narration,Credit,Status';

test('one answer enters what waits for one word of one form, and nothing else', async () => {
  const { app, register, take, groups, open, answer } = await desk();
  const [ama, kofi, esi] = [
    await register('Ama', 'Volta Looms'),
    await register('Kofi', 'Loom Mills'),
    await register('Esi', 'Kente Works'),
  ];
  const lines = [
    HEADINGS,
    `2025-06-02,TRF ${ama.reference},1200.00,Logged`,
    '2025-06-03,LOOM MILLS LTD,1200.00,Logged',
    '2025-06-04,SOMEBODY ELSE,5.00,Logged',
    `2025-06-05,TRF ${esi.reference},1200.00,Held back`,
    `2025-06-05,TRF ${esi.reference},USD 1200.00,Logged`,
  ];
  expect(await take(...lines)).toMatchObject({ read: 5, matched: 0, left: 5 });
  // Another bank may mean something else by it.
  await take('Day,Details,Credit,State', '2025-06-06,ONE,7.00,Logged', '2025-06-06,OTHER,8.00,Logged');
  const [most, other, ...more] = await groups();
  expect(most).toMatchObject({
    ...{ state: 'Logged', way: 'bank', currency: 'GHS', count: 3 },
    ...{ from: '2025-06-02', to: '2025-06-04' },
  });
  expect(other).toMatchObject({ state: 'Logged', count: 2 });
  expect(more).toEqual([]);
  const { body } = await answer(most?.id ?? '', 'came-in');
  expect(body).toMatchObject({ count: 3, matched: 2 });
  const dues = await Promise.all([ama, kofi, esi].map(async ({ id }) => (await readOrder(app, id)).due));
  expect(dues).toEqual([0, 0, 120_000]);
  expect((await open()).map(({ amount, unclear }) => [amount, unclear])).toEqual([
    [800, ['state']],
    [700, ['state']],
    [120_000, expect.arrayContaining(['state'])],
    [120_000, expect.arrayContaining(['state'])],
    [500, []],
  ]);
  expect((await answer(most?.id ?? '', 'came-in')).status).toBe(404);
  // It counts as read.
  expect(await take(...lines)).toMatchObject({ known: 5, matched: 0, left: 0 });
  expect((await answer(other?.id ?? '', 'left-out')).body).toMatchObject({ count: 2 });
  expect(await groups()).toEqual([]);
  expect(await open()).toHaveLength(3);
  const told = await app.store.database.selectFrom('activity').select('activity_description').execute();
  expect(told.map((row) => row.activity_description)).toEqual(
    expect.arrayContaining([
      'Took 3 reported payments as having come in, of which 2 belong to orders',
      'Put aside 2 reported payments',
    ]),
  );
});

test('which rows an answer would enter is shown before it is given', async () => {
  const { client, register, take, look, groups } = await desk();
  const { reference } = await register('Ama', 'Volta Looms');
  const lines = ['Date,Narration,Amount', `2025-06-02,TRF ${reference},1200.00`, '2025-06-03,RENT,900.00'];
  const rows = [
    { line: 2, day: '2025-06-02', text: `TRF ${reference}`, amount: 120_000 },
    { line: 3, day: '2025-06-03', text: 'RENT', amount: 90_000 },
  ];
  expect(await look(...lines)).toMatchObject({ types: [{ word: '', count: 2, rows }] });
  const answered = await client.call(previewStatement, {
    body: { file: csvFile(lines.join('\n')), way: 'bank', cameIn: '[""]' },
  });
  expect(answered.body).toMatchObject({ waiting: 0, types: [{ word: '', count: 2, rows }] });
  await take(...lines, '2025-06-04,OTHER,CR 5.00');
  await take('Day,Details,Credit,State', '2025-06-06,ONE,7.00,Logged', '2025-06-06,OTHER,8.00,Logged');
  const group = (await groups()).find(({ type }) => type === '')?.id ?? '';
  const of = async (query: { group: string; page?: number }) =>
    (await client.call(viewStatementLines, { query })).body;
  expect((await of({ group })).records.map(({ text }) => text)).toEqual(['RENT', `TRF ${reference}`]);
  expect(await of({ group, page: 1 })).toMatchObject({ total: 2 });
  expect((await of({ group: 'gone', page: 1 })).records).toEqual([]);
});

test('one answer is about the type and the state together, and clears nothing else', async () => {
  const { take, groups, open, answer } = await desk();
  const headings = 'Date,Type,Narration,Amount,Status';
  await take(headings, '2025-06-02,GIP,ONE,5.00,Lodged', 'once,GIP,TWO,6.00,Lodged');
  const [group] = await groups();
  expect(group).toMatchObject({ type: 'GIP', state: 'Lodged', count: 2, from: '' });
  await answer(group?.id ?? '', 'came-in');
  expect((await open()).map(({ unclear }) => unclear)).toEqual([[], ['day']]);
});

test('what came first in the days of a form is known from former files of the account', async () => {
  const { take, look } = await desk();
  const file = (account: string, day: string) =>
    [`Account Number,${account}`, 'Date,Narration,Credit', `${day},SOMEBODY,5.00`] as const;
  const first = '0241 000 111 222';
  expect(await look(...file(first, '05/07/2024'))).toMatchObject({ days: 'unclear', waiting: 1 });
  await take(...file(first, '13/07/2024'));
  expect(await look(...file(first, '05/07/2024'))).toMatchObject({
    ...{ days: 'as-before', dayOrder: 'day-first', waiting: 0 },
    lines: [{ day: '2024-07-05' }],
  });
  expect(await look(...file('0241 000 999 888', '05/07/2024'))).toMatchObject({ days: 'unclear' });
  // Files that contradict each other say nothing.
  await take(...file(first, '08/25/2024'));
  expect(await look(...file(first, '05/07/2024'))).toMatchObject({ days: 'unclear', waiting: 1 });
});

test('of several sheets, the one that is read is named, and another can be', async () => {
  const { client } = await desk();
  const sheet = (amount: string) => [
    ['Date', 'Narration', 'Credit'],
    ['2025-06-02', 'SOMEBODY', amount],
  ];
  const file = () =>
    xlsxBook({
      Cover: [['Our bank'], ['Statement of account']],
      June: sheet('5.00'),
      July: sheet('7.00'),
      Empty: [],
    });
  const look = async (name?: string) =>
    (
      await client.call(previewStatement, {
        body: { file: file(), way: 'bank', ...(name && { sheet: name }) },
      })
    ).body;
  const sheets = ['Cover', 'June', 'July'];
  expect(await look()).toMatchObject({ sheet: 'June', sheets, lines: [{ amount: 500 }] });
  expect(await look('July')).toMatchObject({ sheet: 'July', sheets, lines: [{ amount: 700 }] });
  const { status } = await client.call(previewStatement, {
    body: { file: file(), way: 'bank', sheet: 'Cover' },
  });
  expect(status).toBe(422);
});
