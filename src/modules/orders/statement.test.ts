import { describe, expect, test } from 'vitest';
import { headingsFound, readReported } from './statement.ts';

function tableOf([headings = [], ...rows]: string[][]) {
  return { headings, rows: rows.map((cells, index) => ({ line: index + 2, cells })) };
}

const read = (lines: string[][], currency = 'GHS') => readReported(tableOf(lines), currency);

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
    expect(read([headings, cells])).toEqual({
      lines: [{ day: '2025-08-31', text: 'Ama', amount: 120_000 }],
      unread: [],
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
    lines: [
      { day: '2025-08-02', text: 'TRF AMA', amount: 120_000 },
      { day: '2025-08-04', text: 'TOTAL ENERGIES', amount: 5_000 },
    ],
    unread: [],
  });
});

test('an amount finer than the currency isn’t money, unless calculating made it so', () => {
  const amounts = (currency: string, ...written: string[]) => {
    const rows = written.map((amount) => ['2025-08-01', amount]);
    const { lines = [], unread = [] } = read([['Date', 'Amount'], ...rows], currency) ?? {};
    return [lines.map(({ amount }) => amount), unread];
  };
  expect(amounts('GHS', '1080.005', '1,080.005', '12.345', '1080.5', '1234.5600000000001')).toEqual([
    [108_050, 123_456],
    [
      { line: 2, written: '1080.005' },
      { line: 3, written: '1,080.005' },
      { line: 4, written: '12.345' },
    ],
  ]);
  expect(amounts('XOF', '15000', '15000.00', '15000.5')).toEqual([
    [15_000, 15_000],
    [{ line: 4, written: '15000.5' }],
  ]);
});
