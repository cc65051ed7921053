import { describe, expect, test } from 'vitest';
import { headingsFound, type Known, readStatement } from './read-statement.ts';
import { newReference } from './reference.ts';

function tableOf([headings = [], ...rows]: string[][]) {
  return { headings, rows: rows.map((cells, index) => ({ line: index + 2, cells })) };
}

/** What is entered of a statement: day, text and amount of each line that has no doubts; and what waits, why. */
function read(lines: string[][], known: Partial<Known> = {}) {
  const reading = readStatement(tableOf(lines), { currency: 'GHS', today: '2026-07-15', ...known });
  if (!reading) return undefined;
  const { lines: found, leftOut } = reading;
  return {
    entered: found.flatMap(({ day, text, amount, doubts }) =>
      doubts.length > 0 ? [] : [[day, text, amount]],
    ),
    waiting: found.flatMap(({ line, doubts }) => (doubts.length > 0 ? [[line, ...doubts]] : [])),
    leftOut,
  };
}

describe('headings, as banks and operators write them', () => {
  test.each([
    ['Txn Date', 'Value Date', 'Narration', 'Debit', 'Credit', 'Balance'],
    ['Date', 'Details', 'Lodgement(s)', 'Withdrawal(s)'],
    ['Trans. Date', 'Particulars', 'Money out', 'Money in'],
    ['Completion Time', 'Details', 'Paid In', 'Withdrawn'],
    ['DATE', 'DESCRIPTION', 'DEBIT (GHS)', 'CREDIT (GHS)'],
    ['Posting Date', 'Remarks', 'Amount credited'],
    ['Date', 'Details', 'Credit GHS'],
    ['Date/Time', 'From', 'Amount in GH¢'],
    ['Date d’opération', 'Libellé', 'Débit', 'Crédit'],
    ['Date', 'Libellé', 'Montant (FCFA)'],
    ["Date de l'opération", 'Libellé', "Montant de l'opération"],
    ['Data Mov.', 'Descrição', 'Débito', 'Crédito'],
    ['Data valor', 'Descrição', 'Saídas', 'Entradas'],
    ['Data', 'Descrição', 'Montante'],
  ])('%s, %s, %s …', (...headings) => {
    const cells = headings.map((heading) =>
      /dat|time/i.test(heading)
        ? '31/08/2025'
        : /cr[eé]|lodg|in\b|am|mont|entr/i.test(heading)
          ? '1,200.00'
          : /narr|det|desc|rem|part|lib|from/i.test(heading)
            ? 'Ama'
            : '',
    );
    const isOfGhana = !headings.some((heading) => heading.includes('FCFA'));
    const currency = isOfGhana ? 'GHS' : 'XOF';
    expect(read([headings, cells], { currency, cameIn: [''] })).toMatchObject({
      entered: [['2025-08-31', 'Ama', isOfGhana ? 120_000 : 1_200]],
      waiting: [],
    });
  });

  test.each([
    ['a debit beside it', ['Date', 'Debit/Credit', 'Debit', 'Reference']],
    ['a day alone', ['Value Date', 'Narration', 'Debit']],
    ['an amount alone', ['Narration', 'Amount']],
    ['figures', ['Date: 31/08/2025', 'Credit: 1,200.00']],
  ])('not %s', (_what, headings) => {
    expect(read([headings, ['31/08/2025', 'CR', '5', 'Ama']])).toBeUndefined();
  });

  test('what was found instead is named', () => {
    const lines = [['GCB Bank PLC'], ['When', 'Who', 'How much'], ['31/08/2025', 'Ama', '1,200.00']];
    expect(headingsFound(tableOf(lines))).toBe('When, Who, How much');
  });
});

test('lines above the headings, totals and notes below the payments are left out', () => {
  const statement = read([
    ['GCB BANK PLC', '', '', '', '', ''],
    ['Statement of account 1234567890', '01/08/2025 to 31/08/2025'],
    ['Opening balance', '', '', '', '1,000.00', ''],
    ['Txn Date', 'Value Date', 'Narration', 'Debit', 'Credit', 'Balance'],
    ['', '', 'Balance brought forward', '', '1,000.00', '1,000.00'],
    ['01/08/2025', '02/08/2025', 'TRF AMA', '', '1,200.00', '2,200.00'],
    ['03/08/2025', '03/08/2025', 'CHARGES', '5.00', '', '2,195.00'],
    ['Txn Date', 'Value Date', 'Narration', 'Debit', 'Credit', 'Balance'],
    ['04/08/2025', '04/08/2025', 'TOTAL ENERGIES', '', '50.00', '2,245.00'],
    ['TOTAL', '', '', '5.00', '1,250.00', ''],
    ['', '', 'Closing balance', '', '2,245.00', ''],
    ['This statement was made by a computer and needs no signature.'],
  ]);
  expect(statement).toEqual({
    entered: [
      ['2025-08-02', 'TRF AMA', 120_000],
      ['2025-08-04', 'TOTAL ENERGIES', 5_000],
    ],
    waiting: [],
    leftOut: { out: 1, failed: 0, sums: 3, empty: 0 },
  });
});

test('an amount finer than the currency waits, unless calculating made it so', () => {
  const amounts = (currency: string, ...written: string[]) => {
    const rows = written.map((amount) => ['2025-08-01', amount]);
    const found = read([['Date', 'Credit'], ...rows], { currency });
    return [found?.entered.map(([, , amount]) => amount), found?.waiting];
  };
  expect(amounts('GHS', '1080.005', '1,080.005', '12.345', '1080.5', '1234.5600000000001')).toEqual([
    [108_050, 123_456],
    [
      [2, 'amount'],
      [3, 'amount'],
      [4, 'amount'],
    ],
  ]);
  expect(amounts('XOF', '15000', '15000.00', '15000.5', '15 000 F CFA')).toEqual([
    [15_000, 15_000, 15_000],
    [[4, 'amount']],
  ]);
  expect(amounts('CVE', '1.500$00', '2 500$00')).toEqual([[150_000, 250_000], []]);
});

/** Cells divided by '|'. */
const lines = (...written: string[]) => written.map((line) => line.split('|'));

describe('which way it went', () => {
  test.each([
    ...[
      'CASH_OUT',
      'Transfer Out',
      'Withdrawal - Agent',
      'Money sent',
      'DR',
      'Retrait d’argent',
      'Transfert sortant',
    ],
    ...['Levantamento', 'Transferência enviada', 'Envoi d’argent', 'Debit', 'Payout', 'Saída'],
  ])('%s went out', (type) => {
    expect(read(lines('Date|Type|Details|Amount', `25/07/2025|${type}|REF|1500.00`))).toMatchObject({
      entered: [],
      waiting: [],
      leftOut: { out: 1 },
    });
  });

  test.each([
    ...['Disbursement', 'POS Purchase', 'Charges', 'Payment', 'TRANSFER', 'Virement', 'Credit card', ''],
    ...['Deposit to bank', 'Credit transfer', 'Direct debit', 'Prélèvement', 'Sent money received back'],
  ])('%s says nothing', (type) => {
    expect(read(lines('Date|Type|Details|Amount', `25/07/2025|${type}|REF|1500.00`))).toMatchObject({
      entered: [],
      waiting: [[2, 'direction']],
    });
    // In a column of what came in, it did.
    expect(read(lines('Date|Type|Details|Credit', `25/07/2025|${type}|REF|1500.00`))?.waiting).toEqual([]);
    // Somebody may know.
    const statement = lines('Date|Type|Details|Amount', `25/07/2025|${type}|REF|1500.00`);
    expect(read(statement, { cameIn: [type] })?.waiting).toEqual([]);
  });

  test.each([
    ...[
      'CASH_IN',
      'Deposit',
      'CR',
      'Payment received',
      'Transfert reçu',
      'Transferência recebida',
      'Dépôt',
      'Incoming transfer',
    ],
  ])('%s came in', (type) => {
    const found = read(lines('Date|Type|Details|Amount', `25/07/2025|${type}|REF|1500.00`));
    expect(found?.entered).toHaveLength(1);
  });

  test('where balances prove that some of a type went out, no answer holds for all of it', () => {
    const [headings, ...rows] = [
      ['Date', 'Details', 'Amount', 'Balance'],
      ['2025-06-01', 'Ama', '100.00', '600.00'],
      ['2025-06-02', 'Rent', '200.00', '400.00'],
      ['2025-06-03', 'Esi', '300.00', ''],
      ['2025-06-04', 'Taxi', '50.00', ''],
    ];
    const statement = [headings ?? [], ...rows];
    const reading = readStatement(tableOf(statement), { currency: 'GHS', today: '2026-07-15' });
    expect(reading?.unknown.types).toEqual(new Map());
    expect(reading?.lines.flatMap(({ asked }) => Object.keys(asked))).toEqual([]);
    for (const cameIn of [[], ['']])
      expect(read(statement, { cameIn })).toMatchObject({
        entered: [],
        waiting: [
          [2, 'direction'],
          [4, 'direction'],
          [5, 'direction'],
        ],
        leftOut: { out: 1 },
      });
    // Without that proof, an answer holds.
    const open = [headings ?? [], ...rows.map((cells) => [...cells.slice(0, 3), ''])];
    expect(read(open, { cameIn: [''] })?.entered).toHaveLength(4);
  });

  test('signs, brackets, DR and CR say it; where what went out has one, the others came in', () => {
    const found = read(
      lines(
        'Date|Details|Amount',
        ...['25/07/2025|a|1,500.00', '25/07/2025|b|-5.00', '25/07/2025|c|(7.00)', '25/07/2025|d|8.00-'],
        ...['25/07/2025|e|9.00 DR', '25/07/2025|f|10.00CR', '25/07/2025|g|GHS +11.00'],
      ),
    );
    expect(found?.entered.map(([, text]) => text)).toEqual(['a', 'f', 'g']);
    expect(found?.leftOut.out).toBe(4);
    // One that was only taken back proves nothing.
    const taken = read(lines('Date|Details|Amount', '25/07/2025|a|50.00', '25/07/2025|Reversal of a|-5.00'));
    expect(taken?.waiting).toEqual([[2, 'direction']]);
  });

  test('the balances prove it, in either order, and from what stands above', () => {
    const rows = ['13/07/2025|a|100.00|1100.00', '14/07/2025|b|50.00|1050.00', '15/07/2025|c|70.00|1120.00'];
    const heading = 'Date|Narration|Amount|Balance';
    expect(read(lines(heading, ...rows))).toMatchObject({
      entered: [['2025-07-15', 'c', 7_000]],
      waiting: [[2, 'direction']],
      leftOut: { out: 1 },
    });
    expect(read(lines(heading, ...rows.toReversed()))).toMatchObject({
      entered: [['2025-07-15', 'c', 7_000]],
      waiting: [[4, 'direction']],
    });
    expect(read(lines('Opening balance|1,000.00', heading, ...rows))?.entered).toHaveLength(2);
    const each = 'Date|Details|Amount|Balance before|Balance after';
    expect(
      read(lines(each, '13/07/2025|a|100.00|50.00|150.00', '13/07/2025|b|100.00|150.00|50.00')),
    ).toMatchObject({
      entered: [['2025-07-13', 'a · 50.00', 10_000]],
      leftOut: { out: 1 },
    });
  });

  test('a column that says the contrary of another one leaves it open', () => {
    const found = read(lines('Date|Type|Credit', '25/07/2025|Withdrawal|5.00', '25/07/2025|CR|6.00'));
    expect(found).toMatchObject({ waiting: [[2, 'direction']], entered: [['2025-07-25', 'CR', 600]] });
  });

  test('the account that is on one side of each row is its own', () => {
    const found = read(
      lines(
        'Id|Date|Status|Type|From name|To name|Amount',
        '10001|2025-07-02 10:00:00|Successful|Transfer|AMA MENSAH|THE SUMMIT|1200',
        '10002|2025-07-02 11:00:00|Successful|Transfer|THE SUMMIT|KOFI ADU|50',
        '10003|2025-07-02 11:00:00|Failed|Transfer|KOFI ADU|THE SUMMIT|50',
      ),
    );
    expect(found).toMatchObject({ leftOut: { out: 1, failed: 1 }, waiting: [] });
    expect(found?.entered).toHaveLength(1);
    const one = lines('Date|From|To|Amount', '2025-07-02|AMA MENSAH|THE SUMMIT|1200');
    expect(read(one)?.waiting).toEqual([[2, 'direction']]);
    expect(read([['Account: The Summit'], ...one])?.entered).toHaveLength(1);
  });
});

describe('whether it arrived', () => {
  const of = (state: string) => read(lines('Date|Details|Credit|Status', `25/07/2025|REF|1500.00|${state}`));

  test.each([
    ...[
      'Successful',
      'COMPLETED',
      'Transaction successful',
      'Réussi',
      'Effectuée',
      'Concluído',
      'Efetuada com sucesso',
      'Settled',
    ],
  ])('%s', (state) => expect(of(state)?.entered).toHaveLength(1));

  test.each(['Rejeté', 'Failed', 'En attente', 'Pendente', 'Reversed', 'ÉCHOUÉ', 'Not successful'])(
    'not %s',
    (state) => expect(of(state)?.leftOut.failed).toBe(1),
  );

  test.each([
    '',
    'Traité',
    'Initiated',
    'Not completed',
    'Partially settled',
    '00',
    'Successful (reversed)',
    'Unpaid',
  ])('perhaps %s', (state) => {
    expect(of(state)?.waiting).toEqual([[2, 'state']]);
    const statement = lines('Date|Details|Credit|Status', `25/07/2025|REF|1500.00|${state}`);
    expect(read(statement, { arrived: [state] })?.entered).toHaveLength(1);
  });
});

test.each([
  [['Date|Description|Credit (USD)', '25/07/2025|REF|1500']],
  [['Date|Description|Credit in US$', '25/07/2025|REF|1500']],
  [['Date|Description|Credit XOF', '25/07/2025|REF|1500']],
  [['Date|Description|Credit (in thousands)', '25/07/2025|REF|1500']],
  [['Date|Description|Currency|Credit', '25/07/2025|REF|EUR|1500']],
  [['Date|Description|Devise|Credit', '25/07/2025|REF|pièces|1500']],
  [['Date|Description|Credit', '25/07/2025|REF|USD 1,500.00']],
  [['Date|Description|Credit', '25/07/2025|REF|1 500 F CFA']],
  [['Date|Description|Credit', '25/07/2025|REF|1 500 points']],
  [['Account currency: USD', 'Date|Description|Credit', '25/07/2025|REF|1500']],
  [['Currency|NGN', 'Date|Description|Credit', '25/07/2025|REF|1500']],
])('another currency waits: %s', (written) => {
  const found = read(lines(...written));
  expect(found?.entered).toEqual([]);
  expect(found?.waiting).toEqual([[written.length, 'currency']]);
});

test.each([
  [['Date|Description|Credit (GH₵)', '25/07/2025|REF|1500']],
  [['Date|Description|Credit GHS', '25/07/2025|REF|GHS 1,500.00']],
  [['Currency: GHS', 'Date|Description|Ccy|Credit', '25/07/2025|REF|GHS|GH₵1,500.00']],
])('the edition’s currency: %s', (written) => expect(read(lines(...written))?.entered).toHaveLength(1));

test('cells that don’t fit the headings wait', () => {
  const heading = 'Trans. Date|Value Date|Reference|Debits|Credits|Balance|Originating Branch|Remarks';
  expect(
    read(lines(heading, '02/07/2025|02/07/2025|GT-002||1|500.00|1|245|000.00|VI 001|TRANSFER')),
  ).toMatchObject({ entered: [], waiting: [[2, 'cells']] });
  // Without the empty cells at the end of a row, it has no more of them.
  expect(read(lines(heading, '25/07/2025|25/07/2025|GT-002||1|500.00|900.00'))?.waiting).toEqual([
    [2, 'cells'],
  ]);
  expect(read(lines('Date|Details|Credit|', '25/07/2025|AMA|1500|00'))?.waiting).toEqual([[2, 'cells']]);
  expect(read(lines('Date|Details|Credit|Note', '25/07/2025|AMA|1500|00'))?.waiting).toEqual([[2, 'cells']]);
  expect(read(lines('Date|Credit|Details', '25/07/2025|1500.00|AMA'))?.entered).toHaveLength(1);
});

test('headings of two rows, and words that go on in the next row', () => {
  const found = read(
    lines(
      'GCB BANK||||| ',
      'Transaction|Value|Narration|Amount||Balance',
      'Date|Date||Debit|Credit|',
      '31/07/2025|31/07/2025|AMA||1,100.00|1,200.00',
      '||MENSAH TICKET|||',
      '31/07/2025|31/07/2025|FEE|5.00||1,195.00',
      '||OF AMA|||',
    ),
  );
  expect(found).toMatchObject({ entered: [['2025-07-31', 'AMA MENSAH TICKET', 110_000]], waiting: [] });
});

test.each([
  ...[
    '2026-06-02',
    '2026/06/02',
    '20260602',
    '2 juin 2026',
    '2 Jun 2026',
    'June 2nd, 2026',
    '02-Jun-26',
    '02JUN2026',
  ],
  ...[
    'mardi 2 juin 2026',
    'Tue, 2 June 2026',
    '2 de junho de 2026',
    '2026-06-02T23:10:00Z',
    '2026-Jun-02',
    '2º junho 2026',
  ],
  ...['Jun 2, 2026 11:00 PM', '2 Juin 2026 à 10:15'],
])('2 June 2026 as %s', (written) => {
  expect(read(lines('Date|Details|Credit', `${written}|AMA|5.00`))?.entered).toEqual([
    ['2026-06-02', 'AMA', 500],
  ]);
});

test.each([
  ['12-sept.-2025', '2025-09-12'],
  ['14 août 2025', '2025-08-14'],
  ['1er juillet 2026', '2026-07-01'],
  ['5 de maio de 2026', '2026-05-05'],
  ['4 juillet 2025', '2025-07-04'],
  ['3 fév. 2026', '2026-02-03'],
  ['Mar 5, 2026', '2026-03-05'],
  ['mar. 3 mars 2026', '2026-03-03'],
  ['31/12/2025 23:59', '2025-12-31'],
])('%s is %s', (written, day) => {
  expect(read(lines('Date|Details|Credit', `${written}|AMA|5.00`))?.entered).toEqual([[day, 'AMA', 500]]);
});

test.each(['2 jui 2026', '31/02/2026', '01/07/2026 - 31/07/2026', 'yesterday', '45838', '2026'])(
  'no day: %s',
  (written) =>
    expect(read(lines('Date|Details|Credit', `${written}|AMA|5.00`))?.waiting).toEqual([[2, 'day']]),
);

describe('day or month first', () => {
  const of = (days: string[], known: Partial<Known> = {}, above: string[] = []) =>
    read(
      [
        ...above.map((line) => [line]),
        ...lines('Date|Details|Credit', ...days.map((day) => `${day}|AMA|5.00`)),
      ],
      known,
    );
  const first = (found: ReturnType<typeof of>) => found?.entered[0]?.[0];

  test('is known from a day that can only be one, here or above', () => {
    expect(first(of(['05/07/2025', '13/07/2025']))).toBe('2025-07-05');
    expect(first(of(['07/05/2025', '07/13/2025']))).toBe('2025-07-05');
    expect(first(of(['05/07/2025'], {}, ['From 01/07/2025 to 31/07/2025']))).toBe('2025-07-05');
    expect(first(of(['08/07/2025'], { today: '2025-07-20' }))).toBe('2025-07-08');
  });

  test('or from days in their order, or close together', () => {
    const days = ['02/07', '03/07', '05/07', '08/07', '11/07', '12/07'].map((day) => `${day}/2025`);
    expect(first(of(days))).toBe('2025-07-02');
    expect(first(of(days.map((day) => day.replace(/^(..)\/(..)/, '$2/$1'))))).toBe('2025-07-02');
    const unsorted = ['05/06', '07/06', '01/07', '02/07', '03/08', '01/09'].map((day) => `${day}/2025`);
    expect(first(of(unsorted))).toBe('2025-06-05');
  });

  test('else it waits, unless somebody says it; the same in both ways is clear', () => {
    expect(of(['05/07/2025', '06/07/2025'])?.waiting).toEqual([
      [2, 'day'],
      [3, 'day'],
    ]);
    expect(first(of(['05/07/2025'], { order: 'month-first' }))).toBe('2025-05-07');
    expect(first(of(['07/07/2025']))).toBe('2025-07-07');
    // What the file proves is stronger than what somebody says.
    expect(first(of(['05/07/2025', '13/07/2025'], { order: 'month-first' }))).toBe('2025-07-05');
    expect(of(['24/07/25'])?.waiting).toEqual([[2, 'day']]);
  });

  test('and days that a spreadsheet may have turned around wait', () => {
    const found = of(['2025-05-07', '13/07/2025', '2025-07-20']);
    expect(found?.waiting).toEqual([[2, 'day']]);
  });
});

test('the bank’s own number is none that a buyer wrote; what has it again waits', () => {
  const of = (...written: string[]) =>
    readStatement(
      tableOf(lines('Date|Transaction ID|Credit', ...written.map((id) => `25/07/2025|${id}|1200`))),
      {
        currency: 'GHS',
        today: '2026-07-15',
      },
    )?.lines.map(({ bankId, doubts }) => [bankId, ...doubts]);
  expect(of('FT25186ABCD', 'FT25187ABCD', 'FT25186ABCD')).toEqual([
    ['FT25186ABCD'],
    ['FT25187ABCD'],
    ['', 'same'],
  ]);
  expect(of('TICKET', '12', 'TICKET')).toEqual([[''], [''], ['']]);
  const twice = (heading: string, row: string) => read(lines(heading, row, row));
  // Two payments may be alike, but they don't leave the same behind.
  expect(twice('Date|Details|Credit', '25/07/2025|AMA|5.00')?.waiting).toEqual([]);
  expect(twice('Date|Details|Credit|Balance', '25/07/2025|AMA|5.00|9.00')?.waiting).toEqual([[3, 'same']]);
});

const REFERENCE = newReference(() => 4);

describe('what another row may take back', () => {
  const of = (...rows: string[]) => read(lines('Date|Narration|Debit|Credit|Balance', ...rows));

  test.each([
    ['NIP TRF AMA', 'RVSL NIP TRF AMA', true],
    ['VIREMENT AMA', 'ANNULATION', true],
    [`TRF ${REFERENCE}`, `REVERSAL OF ${REFERENCE.replace('-', '')}`, true],
    ['TRF AMA', 'REVERSAL TRF KOFI', false],
    ['TRF AMA', 'TRF AMA', true],
    ['TRF AMA', 'TRF KOFI', false],
  ])('%s, then %s: %s', (came, went, waits) => {
    const found = of(`25/07/2025|${came}||1500.00|2500.00`, `26/07/2025|${went}|1500.00||1000.00`);
    expect(found?.waiting).toEqual(waits ? [[2, 'reversed']] : []);
    expect(found?.leftOut.out).toBe(1);
  });

  test.each([
    ['FT2517900001', 'REVERSAL', true],
    ['FT2517900001', 'RECALLED FT2517900001', true],
    ['FT2517900001', 'FT2517900001 FAILED', true],
    ['FT2517900001', 'ANNULATION VIREMENT ERRONE', true],
    ['FT2517900001', 'ESTORNO DE LANCAMENTO', true],
    ['FT2517900001', 'REVERSAL OF FT2517900077', false],
    ['FT2517900001', 'REVERSAL TRF KOFI', false],
  ])('with the bank’s numbers: %s, then %s: %s', (id, went, waits) => {
    const rows = [
      `25/07/2025|${id}|TRF AMA||1500.00|2500.00`,
      `26/07/2025|FT2517900002|${went}|1500.00||1000.00`,
    ];
    const found = read(lines('Date|Transaction ID|Narration|Debit|Credit|Balance', ...rows));
    expect(found?.waiting).toEqual(waits ? [[2, 'reversed']] : []);
  });

  test('a part of what an order was paid with', () => {
    const rows = [
      `25/07/2025|TRF ${REFERENCE}||1500.00|2500.00`,
      `26/07/2025|REVERSAL ${REFERENCE}|500.00||2000.00`,
    ];
    expect(of(...rows)?.waiting).toEqual([[2, 'reversed']]);
  });

  test('another amount is another payment', () => {
    const found = of('25/07/2025|TRF AMA||1500.00|2500.00', '26/07/2025|REVERSAL TRF AMA|1300.00||1200.00');
    expect(found?.waiting).toEqual([]);
    // A fee may be kept of what is given back.
    const less = of('25/07/2025|TRF AMA||1500.00|2500.00', '26/07/2025|REVERSAL TRF AMA|1495.00||1005.00');
    expect(less?.waiting).toEqual([[2, 'reversed']]);
  });

  test('money that comes back to us is no payment', () => {
    expect(of('25/07/2025|RETURNED REFUND TO AMA||1500.00|2500.00')?.waiting).toEqual([[2, 'reversed']]);
  });
});

test.each([
  ['Date|Debit Account|Credit Account|Credit Amount|Narration', '1441000123456|99887766|1500.00|AMA'],
  ['Date|From|To|Credit|Narration', 'Summit Limited|Hotel AMA|1500.00|AMA'],
  ['Date|Expéditeur|Bénéficiaire|Montant reçu|Libellé', 'SUMMIT LIMITED|Fatou|1500.00|AMA'],
])('what the organiser sent waits, also alone in its file: %s', (headings, row) => {
  const own = ['Summit Limited', '1441000123456'];
  expect(read(lines(headings, `25/07/2025|${row}`), { own })?.entered ?? []).toEqual([]);
});

test.each(['CreditUSD', 'CréditGNF'])(
  'a heading of two words in one names another currency: %s',
  (heading) => {
    expect(read(lines(`Date|Details|${heading}`, '25/07/2025|AMA|1500.00'))?.waiting).toEqual([
      [2, 'currency'],
    ]);
  },
);

test.each([
  ...[
    'ECOBANK FCA STATEMENT',
    'Product: Foreign Exchange Account (FEA)',
    'NOSTRO ACCOUNT',
    'FX Current Account',
  ],
  ...['Compte en francs guinéens', 'Relevé de compte - Franc congolais', 'Relevé de compte FCFA (XAF)'],
])('a title of an account in another currency: %s', (title) => {
  const found = read(lines(title, 'Date|Details|Credit', '25/07/2025|AMA|1500.00'), { currency: 'XOF' });
  expect(found?.entered ?? []).toEqual([]);
});

test('what may be a sum or a balance waits, unless it names an order', () => {
  const found = read(
    lines(
      'Date|Libellé|Crédit',
      '25/07/2025|Solde créditeur au 25/07/2025|1000000',
      '26/07/2025|Total des mouvements|25000',
      `26/07/2025|Solde inscription ${REFERENCE}|25000`,
      '26/07/2025|Solde|25000',
    ),
    { currency: 'XOF' },
  );
  expect(found).toMatchObject({
    waiting: [
      [2, 'sum'],
      [3, 'sum'],
    ],
    leftOut: { sums: 1 },
  });
  expect(found?.entered).toHaveLength(1);
});

test.each([
  ['Date|Description|In (GHS)|Out (GHS)', '25/07/2025|AMA|1500.00|'],
  [
    'Date|Name|Type|Status|Currency|Gross|Fee|Net',
    '25/07/2025|Ama|Payment received|Completed|GHS|1500.00|-3.20|1496.80',
  ],
  ['Date|Sender MSISDN|Receiver MSISDN|Type|Amount', '25/07/2025|228990000|228991111|Received|1500.00'],
])('what came in, of the headings %s', (...rows) => {
  expect(read(lines(...rows))?.entered).toMatchObject([['2025-07-25', expect.anything(), 150_000]]);
});

describe('what speaks against a payment, in whatever column', () => {
  test.each([
    ...['Payment Status|Failed', 'TransactionStatus|FAILED', 'Settlement Status|Pending', 'Outcome|Declined'],
    ...['Response Description|Insufficient balance', 'Is Successful|No', 'Approved|false', 'Paid?|no'],
    ...['Reversed|Yes', 'Refund Status|Completed', 'Failure Reason|limit', 'Reversed Amount|1500.00'],
    ...['Statut du paiement|Échoué', 'Estado do pagamento|Pendente', 'ResponseCode|51', 'Is Successful|'],
    ...[
      'Remarks|FAILED',
      'Message|(UNSUCCESSFUL)',
      'Remarks|AMA - PENDING',
      'Channel|Échoué',
      'Note|On hold',
    ],
    ...['Remarks|FAILED AMA', 'Type|Pending', 'Channel|General Authorization', 'Note|AMA (processing)'],
    ...['D/C Indicator|D', 'Dr/Cr Flag|DR', 'DrCr|Dr', 'CRDR|DR', 'In/Out|Out', 'Way|Out', 'Flow|Sortie'],
    ...['Movement|Debit', 'Mouvement|Retrait', 'TransactionType|Withdrawal', 'Payment Type|Payout'],
    ...['Service|Cash Out', 'Category|Saída', 'Class|DR', 'Type|Reversal'],
  ])('%s', (written) => {
    const [heading = '', cell = ''] = written.split('|');
    for (const amount of ['Credit', 'Amount']) {
      const statement = [
        ['Date', 'Narration', amount, heading],
        ['25/07/2025', 'REF', '1500.00', cell],
        ['25/07/2025', 'FEE', '-2.00', ''],
      ];
      expect(read(statement, { cameIn: [cell, ''] })?.entered).toEqual([]);
    }
  });

  test.each([
    ...[
      'Payment Status|Successful',
      'Is Successful|Yes',
      'Reversed|No',
      'Failure Reason|',
      'Approved By|AMA',
    ],
    ...['Refunded Amount|0.00', 'Processing Fee|2.00', 'D/C Indicator|C', 'Service|Cash In', 'Remarks|-'],
    ...['Remarks|AGRO PROCESSING LTD', 'Approval Code|7741', 'Estado do pagamento|Concluído'],
  ])('and what doesn’t: %s', (written) => {
    const [heading = '', cell = ''] = written.split('|');
    const statement = [
      ['Date', 'Narration', 'Credit', heading],
      ['25/07/2025', 'REF', '1500.00', cell],
    ];
    expect(read(statement)?.waiting).toEqual([]);
  });

  test('nobody is asked for words that wouldn’t clear it', () => {
    const known = { currency: 'GHS', today: '2026-07-15' };
    const table = tableOf(lines('Date|Type|Amount|Note|Status', '25/07/2025|Gift|9.00|FAILED|New'));
    const reading = readStatement(table, known);
    expect(reading?.lines[0]?.asked).toEqual({});
    expect(reading?.unknown.types.size).toBe(0);
  });

  test('a negative row doesn’t make types that aren’t known payments', () => {
    const found = read(
      lines(
        'Date|Name|Type|Gross|Balance Impact',
        ...['25/07/2025|Ama|Payment received|1500.00|Credit', '25/07/2025|Kofi|Payment sent|-20.00|Debit'],
        ...['25/07/2025|Esi|Invoice Sent|1500.00|Memo', '25/07/2025|Yaw|General Authorization|9.00|Memo'],
      ),
    );
    expect(found?.entered).toHaveLength(1);
    const unknown = read(lines('Date|Type|Amount', '25/07/2025|Gift|9.00', '25/07/2025|Fee|-1.00'));
    expect(unknown?.waiting).toEqual([[2, 'direction']]);
  });
});

test.each([
  ...['RTD TRF AMA', 'RETURNED TRF TO AMA', 'CHEQUE BOUNCED', 'RECALL AMA', 'REV TRF AMA', 'Retour AMA'],
  ...['Devolução AMA', 'EXTORNO AMA', 'CHARGEBACK 7', 'CORRECTION AMA', 'Virement impayé', 'RETURN ITEM'],
])('money that is perhaps taken back waits: %s', (narration) => {
  const found = read(lines('Date|Narration|Credit', `25/07/2025|${narration}|5.00`));
  expect(found).toMatchObject({ entered: [] });
});

test.each(['REVERSED', 'uncleared', 'ABENA OSEI', 'FAILED'])(
  'words in a column of money wait: %s',
  (word) => {
    for (const heading of ['Debit', 'Balance', 'Fee'])
      expect(read(lines(`Date|Narration|Credit|${heading}`, `25/07/2025|REF|5.00|${word}`))?.waiting).toEqual(
        [expect.arrayContaining([2, 'cells'])],
      );
  },
);

test('an amount that a comma divided waits, also where others have four digits', () => {
  const rows = ['25/07/2025|AMA|1|500.00', '25/07/2025|KOFI|1500.00|2000.00'];
  expect(read(lines('Date|Narration|Credit|Balance', ...rows))?.waiting).toEqual([[2, 'cells']]);
});

test.each(['1500/-', '1500.-', '1500,--', 'GHS 1,500/=', '１５００.00', '١٥٠٠'])('%s came in', (amount) => {
  expect(read(lines('Date|Narration|Credit', `25/07/2025|AMA|${amount}`))?.entered).toEqual([
    ['2025-07-25', 'AMA', 150_000],
  ]);
});
