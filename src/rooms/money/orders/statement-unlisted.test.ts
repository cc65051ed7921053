import { describe, expect, test } from 'vitest';
import { readStatement } from './read-statement.ts';
import { newReference } from './reference.ts';

/** Of the lines of a file, cells divided by '|': what is read of each payment, and what would be asked. */
function read(lines: readonly string[], given: { currency?: string; arrived?: string[] } = {}) {
  const [headings = [], ...rows] = lines.map((line) => line.split('|'));
  const { currency = 'GHS', arrived } = given;
  const reading = readStatement(
    { headings, rows: rows.map((cells, index) => ({ line: index + 2, cells })) },
    { currency, today: '2026-07-15', order: 'day-first', arrived },
  );
  return {
    lines: reading?.lines.map(({ line, doubts }) => [line, ...doubts]),
    asked: [...(reading?.unknown.states.keys() ?? []), ...(reading?.unknown.types.keys() ?? [])],
    leftOut: reading?.leftOut,
  };
}

const DAY = '01/06/2026';

test.each([
  'Auth Stat|A',
  'Flag|X',
  'Disposition|Kept',
  'Traité|V',
  'Situation du mouvement|Bloq',
  'Lodged?|Perhaps',
])('a column that sorts payments isn’t known by a heading that nobody knows: %s', (column) => {
  const [heading = '', word = ''] = column.split('|');
  const lines = [`Date|Details|Credit|${heading}`, `${DAY}|AMA|100.00|${word}`, `${DAY}|KOFI|90.00|${word}`];
  const found = read(lines);
  expect(found.lines).toEqual([
    [2, 'state'],
    [3, 'state'],
  ]);
  expect(found.asked).toHaveLength(1);
  expect(read(lines, { arrived: found.asked }).lines).toEqual([[2], [3]]);
});

test('who has no such word differs from who has one', () => {
  const lines = ['Date|Details|Credit|Xyz', `${DAY}|AMA|100.00|`, `${DAY}|KOFI|90.00|Q`];
  expect(read(lines)).toMatchObject({
    lines: [
      [2, 'state'],
      [3, 'state'],
    ],
    asked: ['Xyz: –', 'Xyz: Q'],
  });
});

test.each([
  ...[
    'Branch|ACCRA',
    'Channel|USSD',
    'Posted by|KWE',
    'Payer name|AMA MENSAH',
    'Nom du client|AMA',
    'Agence|LOME',
  ],
  ...[
    'Cheque No|000123',
    'Descrição|AMA',
    'Xyz|Done',
    'Xyz|GHS',
    'Xyz|Credit',
    'Xyz|a payment for four places at the summit',
  ],
])('what only describes a payment leaves no doubt: %s', (column) => {
  const [heading = '', word = ''] = column.split('|');
  expect(read([`Date|Details|Credit|${heading}`, `${DAY}|AMA|100.00|${word}`]).lines).toEqual([[2]]);
});

test('words that differ in each row sort nothing', () => {
  const rows = ['Kofi', 'Ama', 'Esi', 'Yaw'].map((name) => `${DAY}|${name}|100.00`);
  expect(read(['Date|Guest|Credit', ...rows]).lines).toEqual([[2], [3], [4], [5]]);
});

test('a column of nothing but sides says which way money went', () => {
  const lines = ['Date|Details|Amount|CdtDbtInd', `${DAY}|AMA|100.00|CRDT`, `${DAY}|KOFI|70.00|DBIT`];
  expect(read(lines)).toMatchObject({ lines: [[2]], leftOut: { out: 1 } });
});

test('letters may stand for anything, where C and D aren’t alone', () => {
  const of = (heading: string, ...letters: string[]) =>
    read([
      `Date|${heading}|Details|Amount`,
      ...letters.map((letter) => `${DAY}|${letter}|OF ${letter}${letter}${letter}|100.00`),
    ]);
  expect(of('Type', 'C', 'T')).toMatchObject({
    lines: [
      [2, 'direction'],
      [3, 'direction'],
    ],
    asked: ['Type: C', 'Type: T'],
  });
  // Deposits, beside withdrawals: neither is left out.
  expect(of('Type', 'D', 'W').lines).toHaveLength(2);
  expect(of('Type', 'C')).toMatchObject({ asked: ['Type: C'] });
  expect(of('Type', 'C', 'D')).toMatchObject({ lines: [[2]], leftOut: { out: 1 } });
  expect(of('DR/CR', 'C')).toMatchObject({ lines: [[2]] });
});

test.each([
  'Rubrique B',
  'Effets remis',
  '** Lot deux **',
  'The following were told by your branch on the telephone',
])('below words between payments that aren’t known, nothing is known to have arrived: %s', (title) => {
  expect(read(['Date|Details|Credit', `${DAY}|AMA|100.00`, title, `${DAY}|KOFI|90.00`]).lines).toEqual([
    [2],
    [4, 'title'],
  ]);
});

test.each([
  'ABC Bank',
  'Page 2 of 3',
  'June 2026',
  'Balance carried forward',
  'Account: 00112233',
  'Continued overleaf',
])('what stands on pages between payments says nothing of them: %s', (words) => {
  expect(
    read(['ABC Bank', 'Date|Details|Credit', `${DAY}|AMA|100.00`, words, `${DAY}|KOFI|90.00`]).lines,
  ).toEqual([[3], [5]]);
});

test('a balance that moved by something else leaves a doubt', () => {
  const rows = [
    `${DAY}|A|100.00|600.00`,
    '02/06/2026|B|50.00|650.00',
    '03/06/2026|KWEKU|70.00|650.00',
    '04/06/2026|C|10.00|660.00',
  ];
  const heading = 'Date|Details|Credit|Balance';
  expect(read([heading, ...rows]).lines).toEqual([[2], [3], [4, 'balance'], [5]]);
  expect(read([heading, ...rows.toReversed()]).lines).toEqual([[2], [3, 'balance'], [4], [5]]);
  expect(read(['Date|Details|Credit|Balance before|Balance', `${DAY}|A|100.00|5.00|5.00`]).lines).toEqual([
    [2, 'balance'],
  ]);
});

test.each([
  [['01/06/2026|Opening balance||5000.00', '02/06/2026|AMA|1500.00|5015.00']],
  [['01/06/2026|Opening balance||5000.00', '02/06/2026|AMA|1500.00|5000.00']],
  [['02/06/2026|AMA|1500.00|5015.00', '01/06/2026|Balance brought forward||5000.00']],
  [['|Balance b/f||5000.00', '02/06/2026|AMA|1500.00|5015.00', '|Closing balance||5015.00']],
  [['01/06/2026|||5000.00', '02/06/2026|AMA|1500.00|5015.00']],
  [['01/06/2026|ESI|200.00|5200.00', '02/06/2026|AMA|1500.00|5215.00', '03/06/2026|KOFI|10.00|5225.00']],
  [['03/06/2026|KOFI|10.00|5225.00', '02/06/2026|AMA|1500.00|5215.00', '01/06/2026|ESI|200.00|5200.00']],
])('of few payments, one by whose amount the balance moved in no order of rows waits: %j', (rows) => {
  const found = read(['Date|Details|Credit|Balance', ...rows]).lines ?? [];
  const at = rows.findIndex((row) => row.includes('AMA')) + 2;
  expect(found.find(([line]) => line === at)).toEqual([at, 'balance']);
  // What the balances prove is entered.
  expect(found.find(([line]) => rows[Number(line) - 2]?.includes('KOFI'))?.slice(1) ?? []).toEqual([]);
});

test('the same where what was there before stands above, or a fee follows', () => {
  const heading = 'Date|Details|Debit|Credit|Balance';
  const wrong = '02/06/2026|AMA||1500.00|5015.00';
  expect(read(['Opening balance|5,000.00', heading, wrong]).lines).toEqual([[3, 'balance']]);
  const rows = ['01/06/2026|Balance b/f|||5000.00', wrong, '03/06/2026|CHARGE|10.00||5005.00'];
  expect(read([heading, ...rows])).toMatchObject({ lines: [[3, 'balance']], leftOut: { out: 1 } });
});

test.each([
  [['02/06/2026|AMA|1500.00|6500.00', '|Closing balance||6500.00']],
  [['01/06/2026|Opening balance||5000.00', '02/06/2026|AMA|1500.00|6500.00']],
  [['02/06/2026|AMA|1500.00|6500.00', '01/06/2026|Opening balance||5000.00']],
  [['02/06/2026|AMA|1500.00|6500.00', '|Balance b/f||6500.00', '03/06/2026|KOFI|10.00|6510.00']],
  [['02/06/2026|AMA|1500.00|6500.00', 'Total||1500.00|']],
  [['02/06/2026|AMA|1500.00|6500.00', '03/06/2026|KOFI|10.00|']],
  [['03/06/2026|KOFI|10.00|6510.00', '02/06/2026|AMA|1500.00|6500.00']],
  [['02/06/2026|AMA|1500.00|6500.00', '03/06/2026|KOFI|10.00|6510.00', '02/06/2026|AMA|1500.00|6500.00']],
  // So many may be those left of a longer file.
  [[5, 70, 12, 90, 33, 81].map((of, index) => `02/06/2026|NAME ${of}|${index + 20}.00|${of}00.00`)],
])('other balances of few payments, or those of rows left of many, leave no doubt: %j', (rows) => {
  const found = read(['Date|Details|Credit|Balance', ...rows]).lines ?? [];
  expect(found.length).toBeGreaterThan(0);
  // A row that is told twice is no proof, either.
  expect(found.flatMap(([, ...doubts]) => doubts).filter((doubt) => doubt !== 'same')).toEqual([]);
});

test('what isn’t known to have moved, or is in another currency, casts no doubt on what stands beside it', () => {
  const rows = [
    ...['02/06/2026|AMA|1500.00|6500.00|Success', '03/06/2026|KOFI|10.00|6500.00|Initiated'],
    ...['04/06/2026|ESI|USD 20.00|6740.00|Success', '05/06/2026|YAW|70.00|6740.00|Failed'],
  ];
  expect(read(['Date|Details|Credit|Balance|Status', ...rows]).lines?.[0]).toEqual([2]);
  expect(read(['Date|Details|Credit|Balance|Status', ...rows.slice(0, 2)]).lines?.[0]).toEqual([2]);
  expect(
    read(['Date|Details|Credit|Balance|Status', ...rows.slice(0, 1), ...rows.slice(2)]).lines?.[0],
  ).toEqual([2]);
});

test('what was there before the first part of a file wasn’t there before the next one', () => {
  const parts = ['02/06/2026|AMA|1500.00|6500.00', 'Completed transactions', '03/06/2026|KOFI|10.00|6510.00'];
  expect(read(['Opening balance|5,000.00', 'Date|Details|Credit|Balance', ...parts]).lines).toEqual([
    [3],
    [5],
  ]);
});

test('equal amounts are in no order where days of two columns are in two', () => {
  const rows = [
    '05/06/2026|01/06/2026|A|100.00|200.00',
    '04/06/2026|02/06/2026|B|100.00|100.00',
    '03/06/2026|03/06/2026|C|100.00|200.00',
  ];
  const found = read(['Post Date|Value Date|Details|Amount|Balance', ...rows]);
  expect(found.lines?.map(([, ...doubts]) => doubts)).toEqual([['direction'], ['direction'], ['direction']]);
});

test('an account that is on one side alone may be where tills are emptied into', () => {
  const rows = [`${DAY}|TILL 1|MAIN|100.00`, `${DAY}|TILL 2|MAIN|90.00`];
  expect(read(['Date|From|To|Amount', ...rows]).lines).toEqual([
    [2, 'direction'],
    [3, 'direction'],
  ]);
});

test.each([
  ['Date|Type|Details|Amount|Amount Settled', `${DAY}|Received|AMA|100.00|0.00`, 'amount'],
  ['Date|Details|Credit', `${DAY}*|AMA|100.00`, 'cells'],
  ['Date|Details|Credit (pesewas)', `${DAY}|AMA|100.00`, 'currency'],
  ['Date|Details|Credit|Wallet', `${DAY}|AMA|100.00|USD Wallet`, 'currency'],
  ['Date|Name|Type|Gross|Balance before|Balance', `${DAY}|AMA|Hold Release|100.00|5.00|105.00`, 'state'],
])('%s: %s waits', (headings, row, doubt) => {
  expect(read([headings, row]).lines).toEqual([[2, doubt]]);
});

test('amounts of another unit, and a currency that is named below', () => {
  const rows = ['Date|Details|Credit', `${DAY}|AMA|100.00`];
  for (const title of ['Amounts in thousands', 'Montants en milliers', 'Figures in pesewas'])
    expect(read([title, ...rows]).lines).toEqual([[3, 'currency']]);
  expect(read([...rows, 'All amounts are in USD']).lines).toEqual([[2, 'currency']]);
});

test('what only begins as a sum may be a payment, and lines that are drawn are none', () => {
  const rows = [`${DAY}|AMA|100.00`, '|TOTAL ENERGIES|50.00', '|BALANCE PAYMENT|20.00', '|TOTAL|170.00'];
  expect(read(['Date|Details|Credit', '(1)|(2)|(3)', '====|====|====', ...rows])).toMatchObject({
    lines: [[4], [5, 'day'], [6, 'day', 'sum']],
    leftOut: { sums: 1 },
  });
});

test('cash and cheques have columns of their own, and an amount of none is left out in silence', () => {
  const rows = [`${DAY}|AMA||100.00|`, `${DAY}|KOFI|||70.00`, `${DAY}|FEE|5.00||`];
  for (const heading of ['Cash Deposits', 'Cheques credited', 'Autres dépôts'])
    expect(read([`Date|Details|Withdrawals|Deposits|${heading}`, ...rows])).toMatchObject({
      lines: [[2], [3]],
      leftOut: { out: 1, empty: 0 },
    });
  expect(read(['Date|Details|Withdrawals|Deposits|Xyz', ...rows]).lines).toEqual([[2], [3, 'amount']]);
});

test.each([
  ['GMD', 'D1,500.00', []],
  ['GMD', '1,500.00 D', undefined],
  ['STN', 'Db 1.500,00', []],
  ['USD', 'C$1,500.00', ['currency']],
  ['KES', 'Ksh. 1,500.00', []],
  ['UGX', 'USh 1500', []],
  ['ZMW', 'K1,500.00', []],
  ['MZN', '1 500,00 MT', []],
  ['GHS', "'1,500.00", []],
  ['GHS', 'D 1,500.00', undefined],
])('the own sign beside an amount, in %s: %s', (currency, cell, doubts) => {
  const found = read(['Date|Details|Credit', `${DAY}|AMA|${cell}`], { currency });
  expect(found.lines).toEqual(doubts ? [[2, ...doubts]] : []);
  expect(found.leftOut?.out).toBe(doubts ? 0 : 1);
});

test('words of a page aren’t those of a payer', () => {
  const rows = [
    `${DAY}|AMA|100.00`,
    '|MENSAH|',
    '02/06/2026|KOFI|90.00',
    '|Page 2 of 3|',
    '03/06/2026|ESI|80.00',
  ];
  expect(read(['Date|Details|Credit', ...rows]).lines).toEqual([[2], [4], [6]]);
});

describe('a column that only describes by its heading, and says what became of payments', () => {
  const of = (heading: string, ...notes: readonly string[]) =>
    read([
      `Date|Details|Credit|${heading}`,
      ...notes.map(
        (note, index) => `${DAY}|${'AMA KOFI ESI YAW EFUA KOJO'.split(' ')[index]}|100.00|${note}`,
      ),
    ]);

  test.each([
    ['Remarks', 'Successful', 'Parqué', 'Successful', 'Parqué'],
    ['Observação', 'Efetuado', 'Parado no balcão', 'Efetuado', 'Efetuado'],
    ['Libellé complémentaire', 'Abouti', 'Chez le chef', 'Abouti', 'Abouti', 'Abouti'],
    // However long, and different in each row, where a third says that it arrived.
    [
      'Comment',
      'Completed',
      'With the manager of the branch at Tema',
      'Completed',
      'Parked',
      'Left over',
      'Kept',
    ],
    ['Suivi interne', 'Abouti', 'Parqué au guichet numéro 4 depuis hier', 'Abouti', 'Abouti'],
    ['Message', 'Done', ''],
  ])('is one of states by its words: %s', (heading, known, unknown, ...more) => {
    const found = of(heading, known, unknown, ...more);
    expect(found.lines?.[0]).toEqual([2]);
    expect(found.lines?.[1]).toEqual([3, 'state']);
    expect(found.asked).toContain(`${heading}: ${unknown || '–'}`);
  });

  test('words that several share wait where none of them is known, unless anybody’s payment is called so', () => {
    expect(of('Remarks', 'Parqué', 'Chez le chef', 'Parqué', 'Chez le chef').asked).toEqual([
      'Remarks: Parqué',
      'Remarks: Chez le chef',
    ]);
    expect(of('Remarks', 'Summit ticket', 'Mobile App', 'Summit ticket', 'Mobile App').asked).toEqual([]);
    // Beside what didn’t arrive, saying nothing is usual, and another word isn’t.
    expect(of('Note', '', 'Pending', '', 'Parqué').lines).toEqual([[2], [3, 'state'], [4], [5, 'state']]);
  });

  test('what payers wrote is none, where one of them wrote the reference of an order', () => {
    expect(of('Message', 'ok', '2345-6789', 'ok', 'gift').asked).toEqual([
      'Message: 2345-6789',
      'Message: gift',
    ]);
    expect(
      of(
        'Message',
        'ok',
        newReference(() => 2),
        'ok',
        'gift',
      ).asked,
    ).toEqual([]);
  });

  test('names, and words that differ in each row, are no states', () => {
    expect(of('Remarks', 'For Ama', 'Kofi and Esi', 'The Mensahs', 'Gold').asked).toEqual([]);
    expect(of('Branch', 'Tema', 'Osu', 'Tema', 'Osu').asked).toEqual([]);
    // Who paid stands in no other column.
    expect(
      read(['Date|Ref|Credit|Remarks', ...'AABB'.split('').map((one, at) => `${DAY}|R${at}|100.00|${one}MA`)])
        .asked,
    ).toEqual([]);
  });

  test.each([
    ...[
      'under process',
      'avortée',
      'À valider',
      'To process',
      'being checked',
      'por validar',
      'em validação',
    ],
    ...['en traitement', 'interrompue', 'unprocessed', 'still processing', 'à comptabiliser'],
  ])('says by itself that it is still to come, or was broken off: %s', (note) => {
    expect(of('Remarks', note).lines).toEqual([[2, 'state']]);
  });

  test.each(['A. Baker', 'A KADER', 'United Way', 'Processing Ltd', 'Undine'])('or is a name: %s', (note) => {
    expect(of('Remarks', note).lines).toEqual([[2]]);
  });
});
