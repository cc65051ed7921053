import { strToU8, zipSync } from 'fflate';

const HEADINGS = ['Name', 'Company', 'Job title', 'Email', 'WhatsApp', 'Phone'];

/** A person's row, by a name that is their own. */
export function personLine(name: string): string[] {
  return [
    name,
    'Volta Bank Ltd',
    'Director',
    `${name.toLowerCase()}@volta.example`,
    '+233241234567',
    '+233302123456',
  ];
}

export function csvFile(content: string | Uint8Array<ArrayBuffer>): File {
  return new File([content], 'people.csv', { type: 'text/csv' });
}

/** People in a CSV file, with the usual headings. */
export function peopleCsv(names: readonly string[], separator = ',', end = '\n'): string {
  return [HEADINGS, ...names.map(personLine)].map((cells) => cells.join(separator) + end).join('');
}

type Cell =
  | string
  | number
  | { formula: string; value: string }
  | { date: number }
  | { time: number }
  | { at: string; text: string };

/** An XLSX file as Excel writes it, with one sheet. Further XML of the sheet follows its rows. */
export function xlsxFile(
  rows: readonly (readonly Cell[])[],
  more = '',
  parts: Record<string, Uint8Array> = {},
): File {
  const files = { ...PARTS, 'xl/worksheets/sheet1.xml': sheetXml(rows, more) };
  return zipped(files, parts);
}

/** The same with several sheets, by their names. */
export function xlsxBook(
  sheets: Readonly<Record<string, readonly (readonly Cell[])[]>>,
  hidden: readonly string[] = [],
): File {
  const named = Object.entries(sheets).map(([name, rows], index) => ({ name, rows, number: index + 1 }));
  const all = named.map(
    ({ name, number }) =>
      `<sheet name="${name}"${hidden.includes(name) ? ' state="hidden"' : ''} sheetId="${number}" r:id="s${number}"/>`,
  );
  const related = named.map(
    ({ number }) =>
      `<Relationship Id="s${number}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${number}.xml"/>`,
  );
  return zipped({
    ...PARTS,
    'xl/workbook.xml': `<workbook xmlns="${SHEETS}" xmlns:r="${OFFICE}"><sheets>${all.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}">${related.join('')}<Relationship Id="st" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    ...Object.fromEntries(
      named.map(({ rows, number }) => [`xl/worksheets/sheet${number}.xml`, sheetXml(rows)]),
    ),
  });
}

function sheetXml(rows: readonly (readonly Cell[])[], more = ''): string {
  return `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows
    .map(
      (cells, row) =>
        `<row r="${row + 1}">${cells.map((cell, column) => cellXml(cell, row, column)).join('')}</row>`,
    )
    .join('')}</sheetData>${more}</worksheet>`;
}

function zipped(files: Readonly<Record<string, string>>, parts: Record<string, Uint8Array> = {}): File {
  const bytes = Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, strToU8(xml)]));
  return new File([zipSync({ ...bytes, ...parts }) as Uint8Array<ArrayBuffer>], 'people.xlsx');
}

/** People in an XLSX file, with the usual headings. */
export function peopleXlsx(names: readonly string[]): File {
  return xlsxFile([HEADINGS, ...names.map(personLine)]);
}

export const PEOPLE_HEADINGS: readonly string[] = HEADINGS;

function cellXml(cell: Cell, row: number, column: number): string {
  const at = `${String.fromCharCode(65 + column)}${row + 1}`;
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`;
  if (typeof cell === 'string') return text(at, cell);
  if ('formula' in cell)
    return `<c r="${at}" t="str"><f>${escaped(cell.formula)}</f><v>${escaped(cell.value)}</v></c>`;
  if ('date' in cell) return `<c r="${at}" s="1"><v>${cell.date}</v></c>`;
  if ('time' in cell) return `<c r="${at}" s="2"><v>${cell.time}</v></c>`;
  return text(cell.at, cell.text);
}

function text(at: string, value: string): string {
  return value ? `<c r="${at}" t="inlineStr"><is><t>${escaped(value)}</t></is></c>` : '';
}

function escaped(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

const SHEETS = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

const PARTS: Record<string, string> = {
  '[Content_Types].xml':
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>',
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${SHEETS}" xmlns:r="${OFFICE}"><sheets><sheet name="People" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${SHEETS}"><cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/><xf numFmtId="20" applyNumberFormat="1"/></cellXfs></styleSheet>`,
};
