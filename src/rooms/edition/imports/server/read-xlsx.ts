import { Unzip, UnzipInflate, zipSync } from 'fflate';
import readSheets from 'read-excel-file/node';
import { COLUMNS_MAX, ROWS_MAX } from '../contract.ts';
import * as say from '../messages.ts';
import { currenciesWrittenOut } from './currency-formats.ts';
import { type Sheet, unreadable } from './lines.ts';
import { columnNumber, looksOf } from './xlsx-looks.ts';

/** What ends a zip archive, but for a comment: without it, the file was cut off. */
const ZIP_END = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
/** What the file may unzip to, in bytes: a sheet of the most rows needs a tenth. */
const UNZIPPED_MAX = 48 * 1024 * 1024;
/** In bytes: how much is unzipped before its size is looked at again. */
const CHUNK = 4 * 1024;
const MARGIN = 1_000;
/** In bytes. Excel takes 32,767 characters in a cell. */
const TEXT_MAX = 40_000;
const MINUTE_MS = 60_000;
const MIDNIGHT = '00:00';
const LESS_THAN = '<'.charCodeAt(0);
const GREATER_THAN = '>'.charCodeAt(0);

/** Each cell, where it is, and whether it ends without anything in it. A cell far out would make a table of the whole sheet. */
const CELL = /<(?:\w+:)?c [^<>]*?\br="([A-Z]+)(\d+)"[^<>]*?(?:\/>|>(<\/(?:\w+:)?c>)?)/g;
const DIMENSION = /<(?:\w+:)?dimension\b[^<>]*\/>/;
/** Days may be counted from 1904, as Excel did on a Mac. Other programs write 'true', which the reader doesn't know. */
const FROM_1904 = /(<(?:\w+:)?workbookPr\b[^<>]*?\bdate1904=)["'](?:1|true)["']/;
const WORKBOOK = 'xl/workbook.xml';

/** Reads the sheets of an XLSX file, of which no more is unzipped than fits. */
export async function readXlsx(
  bytes: Uint8Array,
  { withCurrencies = false }: { withCurrencies?: boolean | undefined } = {},
): Promise<{ format: string; sheets: Sheet[] }> {
  const parts = unzip(bytes);
  for (const [path, part] of Object.entries(parts)) {
    assertShortPieces(part);
    if (path.startsWith('xl/worksheets/')) parts[path] = withinBounds(part);
  }
  const workbook = new TextDecoder().decode(parts[WORKBOOK]);
  const isFrom1904 = FROM_1904.test(workbook);
  if (isFrom1904) parts[WORKBOOK] = new TextEncoder().encode(workbook.replace(FROM_1904, '$1"1"'));
  const read = withCurrencies ? currenciesWrittenOut(parts) : parts;
  // Zipped again, without compressing, so that nothing else of the file is read.
  const sheets = await readSheets(Buffer.from(zipSync(read, { level: 0 }))).catch(() => {
    throw unreadable(say.xlsxUnreadable());
  });
  const looks = looksOf(parts);
  const all = sheets.map(({ sheet: name, data }, index) => {
    const { isHidden = false, merged = [], hiddenColumns = [], marks } = looks[index] ?? {};
    const lines = data.map((cells, at) => {
      const line = at + 1;
      return { line, cells: cells.map((cell) => toText(cell, isFrom1904)), mark: marks?.get(line) };
    });
    return { isHidden, sheet: { name, lines, merged, hiddenColumns } };
  });
  const shown = all.filter(({ isHidden }) => !isHidden);
  return { format: 'XLSX', sheets: (shown.length > 0 ? shown : all).map(({ sheet }) => sheet) };
}

function unzip(bytes: Uint8Array): Record<string, Uint8Array> {
  const isWhole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(ZIP_END);
  if (!isWhole) throw unreadable(say.fileIsDamaged());
  const parts: Record<string, Uint8Array[]> = {};
  let size = 0;
  let isDamaged = false;
  const reader = new Unzip((file) => {
    if (!/\.(xml|rels)$/.test(file.name)) return;
    const chunks: Uint8Array[] = [];
    parts[file.name] = chunks;
    file.ondata = (error, chunk) => {
      isDamaged ||= error !== null;
      size += chunk?.length ?? 0;
      if (!error && size <= UNZIPPED_MAX) chunks.push(chunk);
    };
    file.start();
  });
  reader.register(UnzipInflate);
  for (let start = 0; start < bytes.length; start += CHUNK) {
    try {
      reader.push(bytes.subarray(start, start + CHUNK), start + CHUNK >= bytes.length);
    } catch {
      // It ends in the middle of a part.
      isDamaged = true;
    }
    if (isDamaged) throw unreadable(say.fileIsDamaged());
    if (size > UNZIPPED_MAX) throw unreadable(say.unzipsTooLarge());
  }
  return Object.fromEntries(Object.entries(parts).map(([name, chunks]) => [name, Buffer.concat(chunks)]));
}

/** A single text of megabytes, or a tag that never ends, would take the reader minutes. */
function assertShortPieces(part: Uint8Array): void {
  let end = 0;
  for (let start = part.indexOf(LESS_THAN); start >= 0; start = part.indexOf(LESS_THAN, end)) {
    if (start - end > TEXT_MAX) throw unreadable(say.cellTooLong());
    end = part.indexOf(GREATER_THAN, start);
    if (end < 0 || end - start > TEXT_MAX) throw unreadable(say.xlsxUnreadable());
  }
}

/** The sheet without what it says of its own size, and without empty cells beyond what is read. Refuses others there. */
function withinBounds(part: Uint8Array): Uint8Array {
  const xml = new TextDecoder().decode(part);
  const within = xml.replace(CELL, (cell: string, column: string, row: string, end?: string) => {
    if (Number(row) <= ROWS_MAX + MARGIN && columnNumber(column) <= COLUMNS_MAX) return cell;
    // It only has a format.
    if (end || cell.endsWith('/>')) return '';
    throw unreadable(say.cellTooFar({ column, row, rows: ROWS_MAX, columns: COLUMNS_MAX }));
  });
  return new TextEncoder().encode(within.replace(DIMENSION, ''));
}

function toText(cell: unknown, isFrom1904: boolean): string {
  if (cell === null || cell === undefined) return '';
  if (!(cell instanceof Date)) return String(cell);
  const [date = '', time = ''] = new Date(Math.round(cell.getTime() / MINUTE_MS) * MINUTE_MS)
    .toISOString()
    .split('T');
  const minutes = time.slice(0, MIDNIGHT.length);
  // A time of the day is a fraction of Excel's day 0.
  if (date < '1900' || (isFrom1904 && date === '1904-01-01')) return minutes;
  return minutes === MIDNIGHT ? date : `${date} ${minutes}`;
}
