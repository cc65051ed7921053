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

const HEADINGS = 'Date|Details|Credit';
const AMA = '13/06/2026|AMA|500.00';
const KOFI = '14/06/2026|KOFI|700.00';

test.each([
  'Date|Details|Debit',
  'Date|Details|Amount due',
  'Data|Descrição|Saídas',
  'Date|Payee|Outstanding',
])('a second table below headings that aren’t understood waits: %s', (headings) => {
  expect(read([HEADINGS, AMA, headings, KOFI])).toEqual([[2], [4, 'title']]);
});

test('the same headings in another currency are those of another table', () => {
  expect(read(['Date|Details|Credit (GHS)', AMA, 'Date|Details|Credit (USD)', KOFI])).toEqual([
    [2],
    [4, 'currency'],
  ]);
  expect(read([HEADINGS, AMA, HEADINGS, KOFI])).toEqual([[2], [4]]);
});

test.each([
  [['Date|Type|Number|Customer|Debit|Credit', '15/06/2026|Credit Note|CN-1|KOFI||500.00']],
  [
    [
      'Date|Type|Details|Credit',
      '15/06/2026|Receivable Payment|KOFI|500.00',
      '15/06/2026|Spend Money|X|5.00',
    ],
  ],
  [['General Ledger', 'Date|Ref|Details|Debit|Credit', '15/06/2026|PV1|Payment to Kofi||700.00']],
  [['Date|Details|Credit|Balance', '12/06/2026|A|100.00|900.00', '13/06/2026|B|100.00|800.00']],
  [['Opening Balance|1000.00', 'Date|Details|Credit|Balance', '12/06/2026|A|100.00|900.00']],
])('in books, credit isn’t what came in: %j', (lines) => {
  const found = read(lines) ?? [];
  expect(found).not.toEqual([]);
  for (const [, ...doubts] of found) expect(doubts).toContain('direction');
});

test.each([
  [['Date|Beneficiary Name|Credit Amount', '13/06/2026|AMA MENSAH|500.00']],
  [['Date|Bénéficiaire|Montant crédité', '13/06/2026|AMA MENSAH|500']],
  [['Date|Description|Card Member|Amount', '13/06/2026|HOTEL|X|700.00', '14/06/2026|PAYMENT|X|-770.00']],
  [
    [
      'Account type|Visa Credit Card',
      'Date|Details|Amount',
      '13/06/2026|HOTEL|700.00',
      '14/06/2026|X|-770.00',
    ],
  ],
])('what was paid to somebody, or by a card, didn’t come in: %j', (lines) => {
  const found = read(lines) ?? [];
  expect(found).not.toEqual([]);
  for (const [, ...doubts] of found) expect(doubts).toContain('direction');
});

test.each([
  'The following transactions have not yet been posted to your account',
  'Provisional Statement',
  'Expected receipts',
  'Virements prévus',
  'Status:|Pending',
])('what stands above the headings and says that nothing arrived counts: %s', (title) => {
  expect(read([title, HEADINGS, AMA])).toEqual([[3, 'state']]);
});

test('words in the column of details may be about what is above, and below', () => {
  const words = (text: string) => read([HEADINGS, AMA, `|${text}|`, KOFI])?.map(([, ...doubts]) => doubts);
  expect(words('PENDING ITEMS')).toEqual([['state', 'cells'], ['state']]);
  expect(words('Uncleared effects')).toEqual([['state', 'cells'], ['state']]);
  expect(words('OF MENSAH LTD')).toEqual([[], []]);
  expect(read([HEADINGS, AMA, 'Status:|Parked', KOFI])?.[1]).toEqual([4, 'title']);
});

test.each([
  ['Product|USD CURRENT', HEADINGS, AMA],
  ['Acct Curr|US Dollars', HEADINGS, AMA],
  ['Total credits: $500.00', HEADINGS, AMA],
  ['DOMICILIARY ACCOUNT', HEADINGS, AMA],
  ['Compte en devises', HEADINGS, AMA],
  ['All values are in minor units', HEADINGS, AMA],
  [HEADINGS, AMA, 'Currency|USD'],
  ['Date|Details|Credit|Balance', `${AMA}|500.00`, '|Closing balance||USD 500.00'],
])('another currency, wherever it is named, waits: %s, %s, %s', (...lines) => {
  const found = read(lines) ?? [];
  expect(found).toHaveLength(1);
  for (const [, ...doubts] of found) expect(doubts).toEqual(['currency']);
});

test.each(['A/C Currency|USD', 'Account|001122334466 (USD)'])('also between payments: %s', (account) => {
  expect(read([HEADINGS, AMA, account, KOFI])).toEqual([[2], [4, 'currency']]);
});

test.each(['Currency|NGN - Nigerian Naira', 'Devise : NGN - Naira du Nigeria', 'Rate: USD 1 = NGN 1500'])(
  'the own one, with its name, is no other: %s',
  (title) => {
    expect(read([title, HEADINGS, AMA], 'NGN')).toEqual([[3]]);
  },
);

test.each([
  ['Refund date|20/06/2026', 'state'],
  ['Date d’annulation|20/06/2026', 'state'],
  ['OK?|✗', 'state'],
  ['RC|51', 'state'],
  ['Remarks|REFER TO DRAWER', 'state'],
  ['Remarks|Not credited', 'state'],
  ['Libellé|SAUF BONNE FIN', 'state'],
  ['Descrição|BOA COBRANÇA', 'state'],
  ['Status|Complete payment', 'state'],
  ['Payment class|Provisional', 'state'],
  ['Given back|500.00', 'state'],
  ['Amount of the other|900.00', 'cells'],
  ['Total TTC|1500.00', 'cells'],
])('a column besides leaves a doubt: %s', (column, doubt) => {
  const [heading = '', cell = ''] = column.split('|');
  expect(read([`${HEADINGS}|${heading}`, `${AMA}|${cell}`])?.[0]).toContain(doubt);
});

test('a day of success that is missing leaves a doubt, and one that hasn’t come', () => {
  expect(
    read([`Value date|Details|Credit|Cleared on`, `${AMA}|13/06/2026`, `${KOFI}|`, `${AMA}|13/06/2026`])?.map(
      ([, ...doubts]) => doubts.includes('state'),
    ),
  ).toEqual([false, true, false]);
  expect(read([HEADINGS, AMA, '31/12/2026|KOFI|5.00'])).toEqual([[2], [3, 'day']]);
});

test('days once a month, or one after the other: nobody knows', () => {
  const of = (...days: string[]) =>
    read([HEADINGS, ...days.map((day, index) => `${day}/2026|N${index}|${index + 1}.00`)]);
  const monthly = of('05/01', '05/02', '05/03', '05/04', '05/06');
  expect(monthly?.every(([, doubt]) => doubt === 'day')).toBe(true);
});

test('a payment that calls itself a balance waits, and isn’t left out', () => {
  const rows = [
    '13/06/2026|AMA MENSAH|Balance|500.00',
    '14/06/2026|STATION TOTAL||90.00',
    '30/06/2026|June total||590.00',
  ];
  expect(read(['Date|Name|For|Credit', ...rows])).toEqual([[2, 'sum'], [3]]);
});

test('a quote that isn’t closed makes no payment of two rows', () => {
  expect(
    read([HEADINGS, '13/06/2026|AMA MENSAH,500.00\\n14/06/2026,KOFI|90.00'.replace('\\n', '\n')]),
  ).toEqual([[2, 'cells']]);
});

test.each([
  [
    'KES',
    'Receipt No.|Completion Time|Details|Transaction Status|Paid In|Withdrawn|Reason Type|A/C No.',
    'QA12345678|2026-06-13 10:00:00|Pay Bill from 254700|Completed|500.00||Pay Bill Online|X1',
  ],
  [
    'NGN',
    'Trans. Date|Reference|Debits|Credits|Balance|Originating Branch|Remarks',
    '13/06/2026|1234567||500.00|1500.00|205 LAGOS|AMA',
  ],
  ['NGN', 'Date|Details|Debit/Credit(₦)', '13/06/2026|AMA|+500.00'],
  ['XOF', 'Date d’encaissement|Client|Montant encaissé', '13/06/2026|AMA|500'],
  ['GHS', HEADINGS, '13/06/2026|MARIA CONTRERAS|500.00'],
  ['KES', 'Transaction Date|Details|Money Out|Money In|Ledger Balance', '13/06/2026|MPS AMA||500.00|1500.00'],
  ['GHS', 'Date|Details|Credit|BAL BEFORE|BAL AFTER|E-LEVY', '13/06/2026|AMA|500.00|100.00|600.00|0.00'],
])('what is plain is clear, in %s: %s', (currency, headings, row) => {
  expect(read([headings, row], currency)).toEqual([[2]]);
});

test.each([
  ['1.500,00', '1,500', '20,50'],
  ['1,500.00', '1.500', '20.50'],
])('one sign divides thousands or decimals in a file, not both: %s, %s', (clear, unclear, charge) => {
  const rows = [`13/06/2026|AMA|${clear}|`, `14/06/2026|ESI|${unclear}|`, `15/06/2026|X||${charge}`];
  for (const currency of ['EUR', 'GHS'])
    expect(read(['Date|Details|Credit|Debit', ...rows], currency)).toEqual([[2], [3, 'amount']]);
});

test.each([
  ...['RECREDIT AMA', 'RE-CREDIT AMA', 'CREDIT BACK AMA', 'RFD AMA', 'REIMB AMA', 'RVRS AMA', 'W/OFF AMA'],
  ...['INT REV AMA', 'STOP PAYMENT AMA', 'AVOIR AMA', 'REGUL AMA', 'OUTWARD TRF AMA', 'O/W CHQ AMA'],
  'TRF AMA PROVISIONALLY CREDITED',
])('what came back, or went out by its words, waits in the column of what came in: %s', (details) => {
  const rows = [`13/06/2026|${details}|500.00|`, '14/06/2026|TRF FROM REV JOHN ADU|500.00|'];
  expect(read(['Date|Details|Credit|Debit', ...rows, '15/06/2026|X||20.00'])).toEqual([
    [2, expect.stringMatching(/reversed|direction|state/)],
    [3],
  ]);
});

test.each(['Customer received', 'Agent received', 'Client reçu'])(
  'who received it isn’t said of a type: %s',
  (type) => {
    const rows = [`13/06/2026|${type}|AMA|500.00|Success`, '14/06/2026|Money received|ESI|500.00|OK?'];
    expect(read(['Date|Type|Details|Amount|Status', ...rows])).toEqual([
      [2, 'direction'],
      [3, 'state'],
    ]);
  },
);

test('what was looked up of one payer, who got something back, doesn’t make theirs the own account', () => {
  const headings = 'Date|From|To|Amount';
  const till = ['13/06/2026|AMA|TILL 1|500.00', '14/06/2026|TILL 2|AMA|200.00'];
  expect(read([headings, ...till, '15/06/2026|AMA|TILL 3|300.00'])).toEqual([
    [2, 'direction'],
    [3, 'direction'],
    [4, 'direction'],
  ]);
  const own = ['13/06/2026|AMA|TILL 1|500.00', '14/06/2026|TILL 1|BANK|200.00'];
  expect(read([headings, ...own, '15/06/2026|ESI|TILL 1|300.00'])).toEqual([[2], [4]]);
});

test.each(['Tue 2 Jun 2025', '2 June 2026, Wed', 'mar. 3 juin 2026', 'segunda-feira, 2 de junho de 2026'])(
  'a day that isn’t on the weekday beside it waits: %s',
  (day) => {
    expect(read([HEADINGS, `${day}|AMA|500.00`, AMA])).toEqual([[2, 'day'], [3]]);
  },
);

test.each([
  ...['Tue 2 Jun 2026', 'Tuesday, 2 June 2026 10:15', '2 June 2026, Tue', 'mar. 2 juin 2026', '16 mar 2026'],
  ...['terça-feira, 2 de junho de 2026', 'Mar 16, 2026', 'lun. 16 mar. 2026', 'Sat 13/06/2026'],
])('one that is on it doesn’t, nor one of a month that is called like a weekday: %s', (day) => {
  expect(read([HEADINGS, `${day}|AMA|500.00`, AMA])).toEqual([[2], [3]]);
});
