import { strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import { xlsxFile } from '#testing/table-files.ts';
import { readTable } from './read-table.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const FORMATS = [
  'General',
  '[$USD] #,##0.00',
  '[$€-40C]#,##0;[Red]-[$€-40C]#,##0',
  '&quot;GH₵&quot;#,##0.00',
  '_-£* #,##0.00_-',
  '[$-409]d&quot; de &quot;mmmm yyyy',
  '0&quot;&quot;',
  '\\U\\S\\D\\ #,##0.00',
];
/** A currency of whoever looks at it: no file says which. */
const BUILT_IN = 44;

/** A file of one row, whose cells have the formats in their order. */
function fileOf(...cells: string[]) {
  const styles = `<styleSheet xmlns="${MAIN}"><numFmts>${FORMATS.map((format, index) => `<numFmt numFmtId="${164 + index}" formatCode="${format}"/>`).join('')}</numFmts><cellXfs>${FORMATS.map((_, index) => `<xf numFmtId="${164 + index}"/>`).join('')}<xf numFmtId="${BUILT_IN}"/></cellXfs></styleSheet>`;
  const row = cells.map((cell, index) => `<c r="${'ABCDEFGHI'[index]}2" s="${index}">${cell}</c>`).join('');
  const heading = '<c r="A1" t="inlineStr"><is><t>Amount</t></is></c>';
  const sheet = `<worksheet xmlns="${MAIN}"><sheetData><row r="1">${heading}</row><row r="2">${row}</row></sheetData></worksheet>`;
  return xlsxFile([], '', {
    'xl/styles.xml': strToU8(styles),
    'xl/worksheets/sheet1.xml': strToU8(sheet),
  });
}

async function read(file: File, withCurrencies: boolean) {
  const { rows } = await readTable(new Uint8Array(await file.arrayBuffer()), { withCurrencies });
  return rows[0]?.cells;
}

test('a currency that a spreadsheet only shows is read, where it counts', async () => {
  const cells = [
    '<v>1</v>',
    '<v>100.5</v>',
    '<f>SUM(A1)</f><v>-7</v>',
    '<v>20</v>',
    '<v>3</v>',
    '<v>45808</v>',
    '<v>6</v>',
    '<v>8</v>',
    '<v>9</v>',
  ];
  const file = fileOf(...cells);
  expect(await read(file, true)).toEqual([
    ...['1', 'USD 100.5', '€ -7', 'GH₵ 20', '£ 3', '2025-05-31', '6', 'USD 8', '¤ 9'],
  ]);
  expect(await read(file, false)).toEqual(['1', '100.5', '-7', '20', '3', '2025-05-31', '6', '8', '9']);
});
