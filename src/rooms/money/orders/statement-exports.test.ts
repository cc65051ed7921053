import { expect, test } from 'vitest';
import { type Known, readStatement } from './read-statement.ts';

/** The rows that are clear, and the doubts of those that aren't. */
function read(currency: string, headings: string, rows: readonly string[], known: Partial<Known> = {}) {
  const [columns = [], ...cells] = [headings, ...rows].map((line) => line.split('|'));
  const reading = readStatement(
    {
      format: 'CSV',
      headings: columns,
      rows: cells.map((row, index) => ({ line: index + 2, cells: row })),
    },
    { currency, today: '2026-07-15', order: 'day-first', ...known },
  );
  return reading?.lines.map(({ line, doubts }) => [line, ...doubts]);
}

const WISE =
  'TransferWise ID|Date|Amount|Currency|Description|Payment Reference|Running Balance|Exchange From|Exchange Rate|Payer Name|Payee Name|Card Last Four Digits|Total fees|Exchange To Amount|Transaction Type|Transaction Details Type';
const REVOLUT =
  'Date started (UTC)|Date completed (UTC)|Type|State|Description|Payer|Card number|Card state|Orig currency|Orig amount|Amount|Total amount|Fee|Balance|Account|Beneficiary IBAN';
const ORANGE =
  'N°|Date|Heure|Référence|Service|Paiement|Statut|Mode|N° de Compte|Wallet|N° Pseudo|Débit|Crédit|Compte|Frais';

test.each([
  [
    'EUR',
    WISE,
    'TRANSFER-1|13-06-2026|50.00|EUR|Received money from AMA|SUMMIT|150.00|||AMA||||0.00||CREDIT|DEPOSIT',
    'TRANSFER-2|15-06-2026|-20.00|EUR|Converted 20.00 EUR to 22 USD||130.00|EUR|1.1||||0.00|22|DEBIT|CONVERSION',
  ],
  [
    'EUR',
    REVOLUT,
    '2026-06-13|2026-06-13|TOPUP|COMPLETED|Money added from AMA||||EUR|50.00|50.00|50.00|0.00|150.00|Main|',
    '2026-06-14|2026-06-14|CARD_PAYMENT|COMPLETED|Uber|X|4234|ACTIVE|EUR|10.00|-10.00|-10.00|0.00|140.00|Main|',
  ],
  [
    'EUR',
    'id|Type|Amount|Fee|Net|Currency|Created (UTC)|Available On (UTC)|Description|Transfer Date (UTC)',
    'txn_1|charge|50.00|1.00|49.00|eur|2026-06-13 10:11|2026-06-15 00:00|AMA|',
    'txn_2|payout|-49.00|0.00|-49.00|eur|2026-06-15 10:11|2026-06-15 00:00|PAYOUT|',
  ],
  [
    'EUR',
    'balance_transaction_id|created|currency|gross|fee|net|reporting_category|description',
    'txn_1|2026-06-13 10:11:12|eur|50.00|1.00|49.00|charge|AMA',
    'txn_2|2026-06-14 10:11:12|eur|-20.00|0.00|-20.00|payout|ESI',
  ],
  [
    'XOF',
    'Timestamp|Transaction ID|Transaction Type|Amount|Fee|Balance|Currency|Counterparty Name',
    '2026-06-13 10:11:12|T_ABC1|merchant_payment|50000|500|149500|XOF|AMA',
    '2026-06-14 10:11:12|T_ABC2|merchant_payout|-10000|0|139500|XOF|BANK',
  ],
  [
    'XOF',
    ORANGE,
    '1|13/06/2026|10:11|MP260613.1|Merchant Payment||Succès|USSD|0700000001|Normal|1||50 000||',
    '2|13/06/2026|10:12|MP260613.2|Merchant Payment||Echec|USSD|0700000002|Normal|1||50 000||',
  ],
  [
    'GBP',
    'Date|Counter Party|Reference|Type|Amount (GBP)|Balance (GBP)|Spending Category|Notes',
    '13/06/2026|AMA MENSAH|SUMMIT|FASTER PAYMENT|50.00|150.00|INCOME|',
    '14/06/2026|Uber|UBER|CONTACTLESS|-10.00|140.00|TRANSPORT|',
  ],
  [
    'EUR',
    'Booking Date|Value Date|Partner Name|Type|Payment Reference|Amount (EUR)|Original Amount|Original Currency',
    '2026-06-13|2026-06-13|AMA MENSAH|Credit Transfer|SUMMIT|50.00||',
    '2026-06-14|2026-06-14|Uber|Presentment||-10.00|-10.00|EUR',
  ],
  [
    'EUR',
    'Date|Payee|Transaction type|Payment reference|Amount (EUR)',
    '2026-06-13|AMA MENSAH|Income|SUMMIT|50.00',
    '2026-06-14|Uber|MasterCard Payment||-10.00',
  ],
])('what columns of an export prove by themselves is entered, in %s: %s', (currency, headings, ...rows) => {
  expect(read(currency, headings, rows)).toEqual([[2]]);
});

test('a savings bank’s file is read, what it books is asked about, and what isn’t booked or came back waits', () => {
  const headings =
    'Auftragskonto|Buchungstag|Valutadatum|Buchungstext|Verwendungszweck|Auslagenersatz Ruecklastschrift|Beguenstigter/Zahlungspflichtiger|Kontonummer/IBAN|Betrag|Waehrung|Info';
  const row = (what: string, { amount = '50,00', of = '', info = 'Umsatz gebucht' } = {}) =>
    `DE1|13.07.26|14.07.26|${what}|SUMMIT|${of}|AMA MENSAH|DE02|${amount}|EUR|${info}`;
  const rows = [
    row('GUTSCHR. UEBERWEISUNG'),
    row('FOLGELASTSCHRIFT', { amount: '-70,00' }),
    row('GUTSCHR. UEBERWEISUNG', { amount: '60,00', info: 'Umsatz vorgemerkt' }),
    row('RETOURE', { amount: '80,00' }),
    row('GUTSCHR. UEBERWEISUNG', { amount: '90,00', of: '3,00' }),
  ];
  expect(read('EUR', headings, rows)).toEqual([2, 4, 5, 6].map((line) => [line, 'state']));
  const arrived = ['Buchungstext: GUTSCHR. UEBERWEISUNG', 'Buchungstext: RETOURE'];
  expect(read('EUR', headings, rows, { arrived })).toEqual([[2], [4, 'state'], [5, 'state'], [6, 'state']]);
});

test('where neither balances nor what is left prove signs, a type that isn’t known waits', () => {
  const headings = 'Date|Type|Details|Amount';
  expect(read('EUR', headings, ['13/06/2026|Reward|AMA|5.00', '14/06/2026|Transfer|X|-20.00'])).toEqual([
    [2, 'direction'],
  ]);
  // What is owed on a card rises by what is bought with it.
  const card = [
    '|||',
    headings.concat('|Balance'),
    '13/06/2026||HOTEL|700.00|700.00',
    '15/06/2026||X|-700.00|0',
  ];
  expect(read('EUR', 'Visa credit card', card)?.flat()).toContain('direction');
});

test.each([
  'Total Ghana Ltd',
  'Somme Consulting',
  'REV. JOHN MENSAH',
  'Rev. Fr. Kofi Adu',
  'Rev Dr Ama Adu',
  'Summit ticket - General',
])('a payer may be called so: %s', (details) => {
  expect(read('GHS', 'Date|Details|Debit|Credit', [`13/06/2026|${details}||500.00`])).toEqual([[2]]);
});

test('a reverend isn’t one where as much went out, or other words follow', () => {
  const of = (...rows: string[]) => read('GHS', 'Date|Details|Debit|Credit', rows)?.[0];
  expect(of('13/06/2026|HOTEL|500.00|', '14/06/2026|REV. JOHN ADU||500.00')).toEqual([3, 'reversed']);
  expect(of('14/06/2026|REV. TRF TO JOHN||500.00')).toEqual([2, 'reversed']);
  expect(of('14/06/2026|REV JOHN ADU||500.00')).toEqual([2, 'reversed']);
  expect(of('14/06/2026|Total Accra branch||500.00')).toEqual([2, 'sum']);
});

const BALANCES = 'Date|Details|Amount|Ledger Balance|Available Balance';
const turned = (row: string) => {
  const [ledger, available] = row.split('|').slice(3);
  return [...row.split('|').slice(0, 3), available, ledger].join('|');
};

test.each([(row: string) => row, turned])(
  'the books say which way money went, whatever may be spent already',
  (as) => {
    const still = [
      ...['12/06/2026|OPENING BALANCE||100.00|80.00', '13/06/2026|AMA|50.00|150.00|80.00'],
      ...['14/06/2026|RENT|70.00|80.00|80.00', '15/06/2026|ESI|90.00|170.00|80.00'],
    ];
    expect(read('GHS', as(BALANCES), still.map(as))).toEqual([[3], [5]]);
    // What was paid in by cheque may bounce.
    const cheque = [
      ...['12/06/2026|OPENING BALANCE||100.00|100.00', '13/06/2026|AMA|50.00|150.00|150.00'],
      ...['14/06/2026|ESI|70.00|220.00|150.00', '15/06/2026|KOFI|30.00|250.00|180.00'],
    ];
    expect(read('GHS', as(BALANCES), cheque.map(as))).toEqual([[3], [4, 'balance'], [5]]);
  },
);

test('what accounts call reconciled was at the bank; what isn’t yet is asked about, and what was spent isn’t one', () => {
  const rows = [
    ...['13/06/2026|TRF AMA|SUMMIT||50.00|Reconciled', '14/06/2026|RENT||20.00||Reconciled'],
    '15/06/2026|TRF ESI|SUMMIT||70.00|Unreconciled',
  ];
  expect(read('GHS', 'Date|Description|Reference|Spent|Received|Status', rows)).toEqual([[2], [4, 'state']]);
  for (const said of ['Not reconciled', 'Partially reconciled', 'Reconciled by rule 4'])
    expect(read('GHS', 'Date|Details|Received|Status', [`13/06/2026|AMA|50.00|${said}`])?.flat()).toContain(
      'state',
    );
});
