import { expect, test } from 'vitest';
import { readStatement } from './read-statement.ts';

function idsOf(heading: string, ...cells: readonly string[]) {
  const reading = readStatement(
    {
      headings: ['Date', heading, 'Details', 'Credit'],
      rows: cells.map((cell, index) => {
        const [id = '', amount = '100.00'] = cell.split('|');
        return { line: index + 2, cells: [`0${index + 1}/06/2026`, id, `PAYER ${index}`, amount] };
      }),
    },
    { currency: 'GHS', today: '2026-07-15', order: 'day-first' },
  );
  return reading?.lines.map(({ bankId }) => bankId);
}

test.each([
  ['Reference', 'S8837261', 'S8837263', 'S8840011'],
  ['Réf.', '7731002918', '7731002922'],
  ['Trx', '9f3a77120c', '0b12aa9931'],
])('what is of one shape and different in each row is the bank’s own number, under %s', (heading, ...ids) => {
  expect(idsOf(heading, ...ids)).toEqual(ids);
});

test.each([
  // Of many shapes, without a number, of telephones, of several amounts, of the account, of the payer.
  ['Reference', 'S8837261', 'TICKET 2026 FOR 4', 'X1'],
  ['Reference', 'TICKETS', 'CONFERENCE'],
  ['Reference', '0244123456', '0208765432'],
  ['Reference', 'S8837261|100.00', 'S8837261|250.00', 'S8837262', 'S8837263'],
  ['Reference', '11223344', '11223344', '11223344'],
  ['Customer reference', 'S8837261', 'S8837262'],
  ['Account', '88372611', '88372612'],
])('or isn’t: %s %s', (heading, ...ids) => {
  expect(idsOf(heading, ...ids)).toEqual(ids.map(() => ''));
});
