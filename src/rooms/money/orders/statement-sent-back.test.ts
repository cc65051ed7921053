import { expect, test } from 'vitest';
import { readStatement } from './read-statement.ts';

/** Rows of day, words, reference, what went out and what came in, divided by '|'. */
function read(...rows: readonly string[]) {
  const reading = readStatement(
    {
      headings: ['Date', 'Details', 'Ref', 'Debit', 'Credit'],
      rows: rows.map((row, index) => ({ line: index + 2, cells: row.split('|') })),
    },
    { currency: 'GHS', today: '2026-07-15', order: 'day-first' },
  );
  return reading?.lines.map(({ line, doubts }) => [line, ...doubts]);
}

const OUT = '01/06/2026|NIP TO KENTE HALLS LTD ACCRA|FT2615201|900.00|';

test.each([
  'KENTE HALLS LTD|FT2615388',
  'FROM KENTE HALLS CREDITED|FT2615389',
  // Under the number of what went out.
  'INWARD NIP|FT2615201',
])('exactly as much as went out, with the same name or number, may be that money: %s', (words) => {
  expect(read(OUT, `03/06/2026|${words}||900.00`)).toEqual([[3, 'reversed']]);
  // The newest first, or what came in first and was sent back.
  expect(read(`03/06/2026|${words}||900.00`, OUT)).toEqual([[2, 'reversed']]);
});

test('another amount, or another name, is another payment', () => {
  expect(read(OUT, '03/06/2026|KENTE HALLS LTD|FT2615388||900.50')).toEqual([[3]]);
  expect(read(OUT, '03/06/2026|AMA MENSAH|FT2615388||900.00')).toEqual([[3]]);
});

test('what all payments say, such as the own account, makes none of them one that came back', () => {
  const own = ['AMA', 'KOFI', 'ESI', 'YAW'].map((name, at) => `02/06/2026|${name} 0012345678|R${at}||900.00`);
  expect(read('01/06/2026|0012345678 HALLS|X|900.00|', ...own)).toEqual([[3], [4], [5], [6]]);
});

test.each([
  ...[
    'RETURN OF FUNDS',
    'POSTING ERROR',
    'RAPPEL DE FONDS',
    "ERREUR D'IMPUTATION",
    'ESTORNO',
    'INWARD RETURN',
  ],
  ...['GIVEN BACK', 'VIREMENT RETOUR', 'REEMBOLSO', 'POR ENGANO', 'TROP PERÇU', 'OVERPAYMENT', 'RISTOURNE'],
  ...['RET FUNDS', 'RECTIFICATION', 'REAJUSTE', 'FONDS RENVOYES', 'REMISE EN COMPTE', 'DOUBLE PAYMENT'],
])('what says that it comes back waits, also alone: %s', (words) => {
  expect(read(`03/06/2026|${words} AMA MENSAH|FT2615388||900.00`)?.[0]).toContain('reversed');
});

test.each(['TERROR FREE LTD', 'MISTER AMA', 'BACK TO EDEN', 'FLIGHT AND RETURN AMA', 'RAPPEL SARL'])(
  'or it is a name: %s',
  (words) => {
    expect(read(`03/06/2026|${words}|FT2615388||900.00`)).toEqual([[2]]);
  },
);
