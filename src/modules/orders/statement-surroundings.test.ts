import { expect, test } from 'vitest';
import { readStatement } from './read-statement.ts';

/** Of the lines of a file, cells divided by '|': what is read of each payment. */
function read(lines: readonly string[], given: { currency?: string; sheet?: string } = {}) {
  const [headings = [], ...rows] = lines.map((line) => line.split('|'));
  const { currency = 'GHS', sheet = '' } = given;
  const reading = readStatement(
    { sheet, headings, rows: rows.map((cells, index) => ({ line: index + 2, cells })) },
    { currency, today: '2026-07-15', order: 'day-first', cameIn: [''] },
  );
  return reading?.lines.map(({ text, doubts }) => [text, ...doubts]);
}

test.each([
  [['USD Current Account', 'Date|Details|Credit', '31/05/2026|AMA|100.00']],
  [['Dollar account of the summit', 'Date|Details|Credit', '31/05/2026|AMA|100.00']],
  [['Statement (€)', 'Date|Details|Credit', '31/05/2026|AMA|100.00']],
  [['Date|Details|Credit|Balance (USD)', '31/05/2026|AMA|100.00|500.00']],
  [['Date|Details|Debit USD|Credit', '31/05/2026|AMA||100.00']],
  [['Date|Details|Credit|Balance', '31/05/2026|AMA|100.00|$500.00']],
])('another currency waits, wherever the file names it: %j', (lines) => {
  expect(read(lines)).toEqual([['AMA', 'currency']]);
});

test('a code of a currency is one under any heading', () => {
  expect(read(['Date|Details|Credit|Unit', '31/05/2026|AMA|100.00|NGN'])).toEqual([
    ['AMA · NGN', 'currency'],
  ]);
  expect(read(['Date|Details|Credit|Unit', '31/05/2026|AMA|100.00|GHS'])).toEqual([['AMA · GHS']]);
});

test('the own currency, a rate and words that only look like codes are no other currency', () => {
  for (const title of [
    'GHS Current Account',
    'Rate: 1 USD = 12.10 GHS',
    'ALL TRANSACTIONS',
    'Relevé de compte, le',
  ])
    expect(read([title, 'Date|Details|Credit', '31/05/2026|AMA|100.00'])).toEqual([['AMA']]);
  expect(read(['Date|Details|Credit', '31/05/2026|AMA|100.00'], { sheet: 'GHS' })).toEqual([['AMA']]);
  expect(read(['Date|Details|Credit', '31/05/2026|AMA|100.00'], { sheet: 'EUR' })).toEqual([
    ['AMA', 'currency'],
  ]);
});

const COLUMNS = 'Date|Details|Amount';

test('a title speaks for all below it, until another one does', () => {
  expect(
    read([
      COLUMNS,
      '01/05/2026|AMA|100.00',
      'Pending transactions',
      COLUMNS,
      '02/05/2026|KOFI|100.00',
      'Page of the next',
      '03/05/2026|ESI|100.00',
      'Completed payments',
      '04/05/2026|YAA|100.00',
    ]),
  ).toEqual([['AMA'], ['KOFI', 'state'], ['ESI', 'state'], ['YAA']]);
  expect(read([COLUMNS, 'Money out', '01/05/2026|AMA|100.00', 'Money in', '02/05/2026|KOFI|100.00'])).toEqual(
    [['AMA', 'direction'], ['KOFI']],
  );
  expect(read(['Scheduled transfers', COLUMNS, '01/05/2026|AMA|100.00'])).toEqual([['AMA', 'state']]);
  expect(read([COLUMNS, '01/05/2026|AMA|100.00'], { sheet: 'Échoués' })).toEqual([['AMA', 'state']]);
});

test('a sentence above the headings is no title', () => {
  const hint = 'Please report failed or reversed transactions to your branch within a month.';
  expect(read([hint, COLUMNS, '01/05/2026|AMA|100.00'])).toEqual([['AMA']]);
});

test('a day that is years away waits', () => {
  const of = (day: string) => read([COLUMNS, `${day}|AMA|100.00`]);
  expect(of('2062-05-31')).toEqual([['AMA', 'day']]);
  expect(of('2016-05-31')).toEqual([['AMA', 'day']]);
  expect(of('2026-07-16')).toEqual([['AMA']]);
  expect(of('2025-05-31')).toEqual([['AMA']]);
});

test('what comes back less a fee, with the same words, leaves a doubt', () => {
  const of = (back: string) => read([COLUMNS, '01/05/2026|AMA|100.00', `02/05/2026|AMA|${back}`]);
  expect(of('-95.00')).toEqual([['AMA', 'reversed']]);
  expect(of('-100.00')).toEqual([['AMA', 'reversed']]);
  expect(of('-50.00')).toEqual([['AMA']]);
  expect(of('-105.00')).toEqual([['AMA']]);
});

test('a sentence below the last payment isn’t taken for its words', () => {
  const footer = '|This statement was made for KOFI BOATENG.|';
  expect(read([COLUMNS, '01/05/2026|AMA|100.00', footer])).toEqual([
    ['AMA This statement was made for KOFI BOATENG.', 'cells'],
  ]);
  expect(read([COLUMNS, '01/05/2026|AMA|100.00', '||', footer])).toEqual([['AMA']]);
  // Where words go on in further rows elsewhere, they do below the last payment, too.
  expect(read([COLUMNS, '01/05/2026|AMA|100.00', '|MENSAH|', '02/05/2026|KOFI|100.00', '|BOATENG|'])).toEqual(
    [['AMA MENSAH'], ['KOFI BOATENG']],
  );
});

test('words that stand above the first payment wait with the one below them', () => {
  expect(
    read([COLUMNS, '|TRF FROM KOFI|', '01/05/2026|MOMO|100.00', '|TRF FROM AMA|', '02/05/2026|MOMO|50.00']),
  ).toEqual([
    ['TRF FROM KOFI MOMO', 'cells'],
    ['TRF FROM AMA MOMO', 'cells'],
  ]);
});
