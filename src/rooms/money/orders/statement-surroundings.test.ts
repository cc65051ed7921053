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

test.each([
  ...['KENTE EVENTS EUR', 'Kente Events Ltd - usd', 'XOF KENTE EVENTS', 'Account name|KENTE EVENTS GBP'],
  ...['KENTE EVENTS LTD CAD', 'KENTE EVENTS (US$)', 'Sterling Call Account', 'Relevé en livres sterling'],
  ...[
    'Conta em dólares',
    'Ccy: 978',
    'A/C 00112233  Currency: USD',
    'Branch Osu, ccy EUR',
    'Moeda da conta|826',
  ],
  ...[
    'Devise de tenue: EUR',
    'The currency is USD',
    'Base Currency = 840',
    'Yuan account',
    'KENTE EVENTS DÓLARES',
  ],
])('another currency in a name, as a number or behind other words waits: %s', (title) => {
  const lines = [title, 'Date|Details|Credit', '31/05/2026|AMA|100.00'];
  expect(read(lines)).toEqual([['AMA', 'currency']]);
});

test.each([
  ...[
    'KENTE EVENTS GHS',
    'Ccy: 936',
    'Currency code|936',
    'Sterling Bank Current Account',
    'MAD HATTERS LTD',
  ],
  ...[
    'Sterling Events Ltd',
    'Account name: PETER POUND',
    'BOB MARLEY FOUNDATION',
    'Please pay in your USD and EUR',
  ],
  ...['Account 936', 'Euro Events Ltd', 'Eurowings Events Ltd', 'Ask our branch about any currency'],
])('the own one, a name or a word doesn’t: %s', (title) => {
  expect(read([title, 'Date|Details|Credit|Ccy', '31/05/2026|AMA|100.00|936'])).toEqual([['AMA · 936']]);
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
    'Rate: USD 12.10',
    'Account name: BOB MENSAH',
    'RAND FOUNDATION',
    'We also offer USD and EUR accounts',
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

test('another account in the middle of a file has its own currency', () => {
  for (const title of ['Account: 444000 USD', 'Currency: USD', 'Currency|USD', 'USD Account'])
    expect(
      read([
        'Account: 111 GHS',
        'Date|Details|Credit',
        '31/05/2026|AMA|100.00',
        title,
        '31/05/2026|KOFI|70.00',
      ]),
    ).toEqual([['AMA'], ['KOFI', 'currency']]);
});

test('a currency beside an amount counts, and is missed where others have one', () => {
  expect(read(['Date|Details||Credit', '31/05/2026|AMA|$|100.00', '31/05/2026|KOFI|GH₵|90.00'])).toEqual([
    ['AMA · $', 'currency'],
    ['KOFI · GH₵'],
  ]);
  expect(
    read(['Date|Details|Credit|Currency', '31/05/2026|AMA|100.00|USD', '31/05/2026|KOFI|90.00|']),
  ).toEqual([
    ['AMA · USD', 'currency'],
    ['KOFI', 'currency'],
  ]);
  // The name of a way to pay is also a code.
  expect(read(['Date|Details|Credit|Channel', '31/05/2026|AMA|100.00|GIP'])).toEqual([['AMA · GIP']]);
});

test('what a further row, or a cell of the day or the balance says counts, too', () => {
  const of = (...rows: string[]) =>
    read(['Date|Details|Credit|Balance', ...rows, '14/06/2026|KOFI|20.00|320.00'])?.[0]?.slice(1);
  expect(of('13/06/2026|AMA|100.00|300.00', '|REVERSED WRONG ACCOUNT||')).toEqual(['state', 'reversed']);
  expect(of('13 Jun 2026 (pending)|AMA|100.00|300.00')).toEqual(['cells', 'state']);
  expect(of('13/06/2026|AMA|100.00|300.00 uncleared')).toEqual(['state']);
});

test('what succeeded and was reversed under one number waits', () => {
  const rows = ['2026-06-02|T12345678|AMA|100.00|Successful', '2026-06-03|T12345678|AMA|100.00|Reversed'];
  expect(
    read(['Date|Transaction ID|Customer|Amount Received|Status', ...rows])?.map(([, ...doubts]) => doubts),
  ).toEqual([['reversed']]);
});

test.each([
  ['Invoice Date|Payment Date|Details|Credit', '05/05/2026|31/05/2026|AMA|100.00'],
  ['Date of registration|Date of payment|Details|Credit', '05/05/2026|31/05/2026|AMA|100.00'],
  ['Date|Approval Date|Details|Credit', '31/05/2026|05/06/2026|AMA|100.00'],
  ['created_at|Details|Credit', '2026-05-31|AMA|100.00'],
  ['Paid At|Details|Credits/Deposits', '2026-05-31|AMA|100.00'],
  ['Date|Details|Amount (DR)|Amount (CR)', '31/05/2026|AMA||100.00'],
  ['Date|Details|Debit / Débit|Credit / Crédit', '31/05/2026|AMA||100.00'],
  ['Date|Details|Credit (Money in)', '31/05/2026|AMA|100.00'],
  ['Date|Details|Credit|Statement Descriptor', '31/05/2026|AMA|100.00|'],
])('headings of other programs: %s', (...lines) => {
  const [headings = [], cells = []] = lines.map((line) => line.split('|'));
  const reading = readStatement(
    { headings, rows: [{ line: 2, cells }] },
    { currency: 'GHS', today: '2026-07-15', order: 'day-first' },
  );
  expect(reading?.lines.map(({ day, amount, doubts }) => [day, amount, doubts])).toEqual([
    ['2026-05-31', 10_000, []],
  ]);
});

test.each(['B/F', 'Op. Bal', 'Carried over', 'A nouveau', 'June total'])(
  'a sum is no payment: %s',
  (text) => {
    expect(read(['Date|Details|Credit|Balance', `01/06/2026|${text}|1000.00|1000.00`])).toEqual([]);
  },
);

test('days ahead elsewhere, or one alone, don’t turn the others round', () => {
  const days = (order: 'day-first' | undefined, [headings = '', ...rows]: string[]) =>
    readStatement(
      { headings: [headings], rows: rows.map((row, index) => ({ line: index + 2, cells: row.split('|') })) },
      { currency: 'GHS', today: '2026-07-15', order },
    )?.lines.map(({ day }) => day);
  const rows = ['Date|Details|Credit', '01/07/2026|AMA|100.00', '03/07/2026|KOFI|90.00'];
  expect(days('day-first', ['AFRICA SUMMIT 05/08/2026 - 07/08/2026', ...rows])).toEqual([
    '2026-07-01',
    '2026-07-03',
  ]);
  expect(days(undefined, ['BANK', ...rows, '06/09/2026|ESI|80.00'])).toEqual(['', '', '']);
});

test('a title speaks for all below it, until another one does', () => {
  expect(
    read([
      COLUMNS,
      '01/05/2026|AMA|100.00',
      'Pending transactions',
      COLUMNS,
      '02/05/2026|KOFI|100.00',
      'Page 2',
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

test.each([
  'Pending transactions (2)',
  'Pending as at 30/06/2026',
  'Upcoming transactions',
  'Opérations à venir',
  'Cheques in clearing',
  '|PENDING TRANSACTIONS|',
])('below %s, nothing is known to have arrived', (title) => {
  expect(
    read([COLUMNS, '01/05/2026|AMA|100.00', title, '02/05/2026|KOFI|90.00'])?.map(([, ...doubts]) => doubts),
  ).toEqual([[], ['state']]);
});

test('a transfer to somebody isn’t proven to have come in by signs of others', () => {
  const rows = [
    '13/06/2026|TRF TO KOFI BOATENG|500.00',
    '13/06/2026|TRANSFER FEE|-5.00',
    '14/06/2026|AMA|90.00',
  ];
  const reading = readStatement(
    {
      headings: COLUMNS.split('|'),
      rows: rows.map((row, index) => ({ line: index + 2, cells: row.split('|') })),
    },
    { currency: 'GHS', today: '2026-07-15' },
  );
  expect(reading?.lines.map(({ text, doubts }) => [text, ...doubts])).toEqual([
    ['TRF TO KOFI BOATENG', 'direction'],
    ['AMA'],
  ]);
});

test('a purchase by card isn’t what came in', () => {
  const rows = ['13/06/2026|HOTEL LABADI|900.00', '14/06/2026|PAYMENT THANK YOU|-1000.00'];
  expect(read(['Card statement', COLUMNS, ...rows])).toEqual([['HOTEL LABADI', 'direction']]);
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
