import { Readable } from 'node:stream';
import { fileResponse } from './file-response.ts';
import type { EndWith } from './long-reads.ts';
import type { Cell } from './table-cell.ts';

const LINE_END = '\r\n';
const BYTE_ORDER_MARK = '\ufeff';
/**
 * Besides quotes and what RFC 4180 knows, characters at which some programs end a row or a cell. What follows could
 * then start a formula.
 */
const NEEDS_QUOTES = /[",\t\n\r;\u0085\u2028\u2029]/;

/** Characters that can start a formula in a spreadsheet, including full-width ones. */
const FORMULA = /^[=+\-@\t\r|%\uff1d\uff0b\uff0d\uff20]/;
/** A phone number with its country code: a plus and only digits can't compute anything. */
const PHONE = /^\+\d+$/;

/**
 * Text that no spreadsheet executes: anything that could start a formula gets an apostrophe in front. A phone
 * number such as +233241234567 stays as it is.
 */
export function harmless(value: string): string {
  return FORMULA.test(value) && !PHONE.test(value) ? `'${value}` : value;
}

/**
 * Streams batches of rows as a CSV file. The first row is the header, a byte order mark keeps accents intact in
 * spreadsheets, and no cell is executed.
 */
export function csvResponse(
  { file, header }: { file: string; header: readonly string[] },
  batches: AsyncIterable<Cell[][]>,
  endWith: EndWith = (content) => content,
) {
  const content = Readable.from(csv(header, batches), { objectMode: false });
  return fileResponse(endWith(content), file, 'text/csv; charset=utf-8');
}

async function* csv(header: readonly string[], batches: AsyncIterable<Cell[][]>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + toLine(header);
  for await (const rows of batches) yield rows.map(toLine).join('');
}

function toLine(cells: readonly Cell[]): string {
  return cells.map(toCell).join(',') + LINE_END;
}

function toCell(value: Cell): string {
  if (value instanceof Date) return value.toISOString();
  const text = harmless(value);
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
