import { expect, test } from 'vitest';
import { readStatement } from './read-statement.ts';

/** Of the lines of a file, cells divided by '|': the row of each payment, and what isn't clear about it. */
function read(lines: readonly string[], currency = 'GHS') {
  const [headings = [], ...rows] = lines.map((line) => line.split('|'));
  const reading = readStatement(
    { format: 'CSV', headings, rows: rows.map((cells, index) => ({ line: index + 2, cells })) },
    { currency, today: '2026-07-15' },
  );
  return reading?.lines.map(({ line, doubts }) => [line, ...doubts]);
}

const DAY = '13/06/2026';

test.each([
  ['Date|Reçu|Client|Prix', `${DAY}|1024|AMA|50000`],
  ['Date|Dépôt|Client|Total', `${DAY}|12|AMA|50000`],
  ['Date|Entrée|Nom|Participation', `${DAY}|101|AMA|50000`, `${DAY}|102|KOFI|25000`],
  ['Date|Cr|Name|Amount due', `${DAY}|12|AMA|500`],
  ['Date|Client|Reçu', `${DAY}|AMA|1024`, `${DAY}|KOFI|1025`, `${DAY}|ESI|1026`],
  ['Date|Client|Dépôt', `${DAY}|AMA|0012`],
  ['Date|Client|Qté|Montant|Sens', `${DAY}|AMA|2|250|Crédit`],
  ['Date|Client|Qté|Montant|Total ligne|Sens', `${DAY}|AMA|2|250|500|Crédit`],
])('numbers of something, or the amount of each, aren’t what came in: %s', (...lines) => {
  const found = read(lines, 'XOF') ?? [];
  expect(found).not.toEqual([]);
  for (const [, ...doubts] of found) expect(doubts).not.toEqual([]);
});

test.each([
  ['Date|Client|Reçu', `${DAY}|AMA|50000`],
  ['Date|Client|Reçu|Téléphone', `${DAY}|AMA|50000|22890000001`],
  ['Date|Client|Qté|Prix unitaire|Montant|Sens', `${DAY}|AMA|2|250|500|Crédit`],
  ['Date|Client|Places|Montant reçu', `${DAY}|AMA|2|500`],
])('and where nothing else is the amount, they are: %s', (...lines) => {
  expect(read(lines, 'XOF')).toEqual([[2]]);
});

test.each([
  ...['AMA *', '*AMA', '† AMA', 'AMA¹', '(P) AMA', 'AMA [R]', 'P: AMA', 'AMA - R', 'AMA (1)', 'AMA ANN.'],
  ...['HOLD AMA', 'AUTH AMA', 'TRIAL CREDIT AMA', 'CHQ AMA PD 20/08/2026', 'CONTRA AMA', 'SO DUE AMA'],
])('a mark that nobody knows leaves a doubt: %s', (details) => {
  expect(read(['Date|Details|Credit', `${DAY}|${details}|500.00`])).toEqual([[2, 'state']]);
});

test.each([
  'AMA M****',
  '****1234 AMA',
  'FIP:MB:UBA/KOFI',
  'AMA K. MENSAH',
  'AUTH CODE 12345 AMA',
  'ABC LTD (GH)',
])('a mask, an initial or a code leaves none: %s', (details) => {
  expect(read(['Date|Details|Credit', `${DAY}|${details}|500.00`])).toEqual([[2]]);
});

test('marks beside a type or a state leave a doubt, too', () => {
  const of = (type: string, state: string) =>
    read(['Date|Type|Details|Amount|Status', `${DAY}|${type}|AMA|500.00|${state}`])?.[0];
  expect(of('Credit *', 'Completed')).toContain('state');
  expect(of('Credit', 'Completed*')).toContain('state');
  expect(of('Credit', 'Completed')).toEqual([2]);
});

test.each(['Collection', 'Transaction received', 'Operação recebida'])(
  'a type without a sign may be of what is wanted: %s',
  (type) => {
    expect(read(['Date|Type|Details|Amount', `${DAY}|${type}|AMA|500.00`])).toEqual([[2, 'direction']]);
  },
);

test('what is to come waits, also where another column says so', () => {
  const of = (heading: string, day: string) =>
    read([`Date|Details|Credit|${heading}`, `${DAY}|AMA|500.00|${day}`, `${DAY}|KOFI|90.00|15/06/2026`]);
  for (const heading of ['Available from', 'Disponible le', 'Value date of funds'])
    expect(of(heading, '31/12/2026')?.flat()).not.toEqual([2, 3]);
  expect(of('Event date', '20/09/2026')).toEqual([[2], [3]]);
  const days = ['16/07/2026', '20/07/2026', '20/08/2026'].map((day) => `${day}|AMA|500.00`);
  expect(read(['Date|Details|Credit', `${DAY}|KOFI|90.00`, ...days])).toEqual([
    [2],
    [3],
    [4, 'day'],
    [5, 'day'],
  ]);
  // Where all are, a clock may be behind: the balance has moved.
  const ahead = ['20/08/2026|AMA|500.00|1500.00', '21/08/2026|KOFI|90.00|1590.00'];
  expect(read(['Date|Details|Credit|Balance', ...ahead])?.at(-1)).toEqual([3]);
});

test.each([
  [['Date|From account|To account|Credit amount', `${DAY}|0011|0099|500.00`, `${DAY}|0011|0077|600.00`]],
  [['Date|Ref|Particulars|Debit|Credit', `${DAY}|1|Received from Ama|500.00|`, `${DAY}|2|Hotel||700.00`]],
  [['Data|Documento|Descrição|Débito|Crédito', `${DAY}|R1|Recibo AMA|500.00|`, `${DAY}|P1|HOTEL||700.00`]],
  [['Date|Ref|Particulars|Debit|Credit', `${DAY}|PV1|Kofi Hotel||700.00`]],
  [['Date|Account|Details|Debit|Credit', `${DAY}|Bank|TICKET|500.00|`, `${DAY}|Sales|TICKET AMA||500.00`]],
])('books are known without a word that says so: %j', (lines) => {
  const found = read(lines) ?? [];
  expect(found).not.toEqual([]);
  for (const [, ...doubts] of found) expect(doubts).not.toEqual([]);
  expect(found.at(-1)).toContain('direction');
});
