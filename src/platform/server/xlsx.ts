import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { TABLE_MEDIA_TYPES } from '../contract/table-media-types.ts';
import { zonedTimestamp } from '../contract/zoned-time.ts';
import { fileResponse } from './file-response.ts';
import type { EndWith } from './long-reads.ts';
import type { Cell } from './table-cell.ts';
import {
  DATE_STYLE,
  HEADER_STYLE,
  partsOfWorkbook,
  SHEET_PATH,
  sheetEnd,
  sheetStart,
  TEXT_STYLE,
} from './xlsx-parts.ts';

/** How many rows a sheet may have below its header (Excel's limits; other programs follow it). */
export const SHEET_ROWS_MAX = 1_048_575;

/** Speed matters more than size: an export is usually opened only once. */
const COMPRESSION_LEVEL = 3;

/** Widths come before the rows, so only the first rows count. */
const MEASURED_ROWS = 500;
/** For the arrow that filters, in the header. */
const WIDTH_PADDING = 4;
const WIDTH_MAX = 48;
const DATE_LENGTH = 'YYYY-MM-DD HH:MM'.length;

const DAY_MS = 86_400_000;
const UNIX_EPOCH_SERIAL = 25_569;

const LETTERS = 26;
const CODE_OF_A = 65;

/** What XML can't contain: control characters and two noncharacters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
/** What a spreadsheet would read as an escaped character (ECMA-376, part 1, 22.9.2.19). */
const LOOKS_ESCAPED = /_(?=x[0-9a-f]{4}_)/gi;
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '\r': '_x000D_',
};

/**
 * Streams batches of rows as an XLSX file. The first row is the header. Every cell is text or a date, so '+233…' stays as it
 * is and '=…' is never executed.
 */
export function xlsxResponse(
  { file, header, zone }: { file: string; header: readonly string[]; zone: string },
  batches: AsyncIterable<Cell[][]>,
  endWith: EndWith = (content) => content,
) {
  const sheet = Readable.from(sheetXml(header, zone, batches), { objectMode: false });
  const zip = new ZipFile();
  const content = zip.outputStream as Readable;
  // Neither end of the zip stream learns by itself that the other failed or was closed.
  sheet.on('error', (error) => content.destroy(error));
  content.on('close', () => sheet.destroy());
  for (const [path, xml] of Object.entries(partsOfWorkbook())) zip.addBuffer(Buffer.from(xml), path);
  zip.addReadStream(sheet, SHEET_PATH, { compressionLevel: COMPRESSION_LEVEL });
  zip.end();
  return fileResponse(endWith(content), file, TABLE_MEDIA_TYPES.xlsx);
}

async function* sheetXml(
  header: readonly string[],
  zone: string,
  batches: AsyncIterable<Cell[][]>,
): AsyncGenerator<string> {
  const columns = header.map((_, index) => columnName(index));
  const xml = (cells: readonly Cell[], number: number, style: number) =>
    `<row r="${number}">${cells.map((cell, index) => cellXml(`${columns[index]}${number}`, cell, { style, zone })).join('')}</row>`;
  let number = 0;
  const start = (rows: Cell[][]) =>
    sheetStart(widthsOf([header, ...rows.slice(0, MEASURED_ROWS)])) + xml(header, ++number, HEADER_STYLE);
  for await (const rows of batches) {
    if (number === 0) yield start(rows);
    yield rows.map((row) => xml(row, ++number, TEXT_STYLE)).join('');
  }
  if (number === 0) yield start([]);
  yield sheetEnd(`${columns.at(-1)}${number}`);
}

/** In characters. */
function widthsOf(rows: readonly (readonly Cell[])[]): number[] {
  const [header = []] = rows;
  return header.map((_, index) => {
    const longest = Math.max(...rows.map((row) => lengthOf(row[index] ?? '')));
    return Math.min(longest + WIDTH_PADDING, WIDTH_MAX);
  });
}

function lengthOf(cell: Cell): number {
  return cell instanceof Date ? DATE_LENGTH : String(cell).length;
}

function cellXml(reference: string, value: Cell, { style, zone }: { style: number; zone: string }): string {
  if (value instanceof Date) return `<c r="${reference}" s="${DATE_STYLE}"><v>${serial(value, zone)}</v></c>`;
  if (typeof value === 'number') return `<c r="${reference}"><v>${value}</v></c>`;
  const text = `<is><t xml:space="preserve">${escapeXml(value)}</t></is>`;
  return `<c r="${reference}" t="inlineStr" s="${style}">${text}</c>`;
}

/** Days since the last day of 1899, which is how spreadsheets count. They know no zones: it is the local time. */
function serial(instant: Date, zone: string): number {
  return Date.parse(`${zonedTimestamp(instant, zone).replace(' ', 'T')}Z`) / DAY_MS + UNIX_EPOCH_SERIAL;
}

/** A, B … Z, AA, AB … */
function columnName(index: number): string {
  const letter = String.fromCharCode(CODE_OF_A + (index % LETTERS));
  return index < LETTERS ? letter : columnName(Math.floor(index / LETTERS) - 1) + letter;
}

function escapeXml(value: string): string {
  return value
    .replace(NOT_IN_XML, '\ufffd')
    .replace(LOOKS_ESCAPED, '_x005F_')
    .replace(/[&<>\r]/g, (character) => ENTITIES[character] ?? '');
}
