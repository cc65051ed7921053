import { Readable } from 'node:stream';
import { TABLE_MEDIA_TYPES } from '../contract/table-media-types.ts';
import { fileResponse } from './file-response.ts';
import type { EndWith } from './long-reads.ts';
import type { Cell } from './table-cell.ts';

/**
 * Characters at which some programs end a row or a cell, although RFC 4180 doesn't. What follows could then
 * start a formula.
 */
const BREAKS = /[\t\n\r;\u0085\u2028\u2029]/;
const FORMAT = {
  record_delimiter: 'windows',
  quoted_match: BREAKS,
  cast: { string: harmless, date: (value: Date) => value.toISOString() },
} as const;

/** Characters that can start a formula in a spreadsheet, including full-width ones. */
const FORMULA = /^[=+\-@\t\r|%\uff1d\uff0b\uff0d\uff20]/;
/** A phone number with its country code: a plus and only digits can't compute anything. */
const PHONE = /^\+\d+$/;

/**
 * Text that no spreadsheet executes: anything that could start a formula gets an apostrophe in front. A phone
 * number such as +233241234567 stays as it is.
 */
export function harmless(value: string): string {
  // What has an apostrophe there itself gets another one, so that it keeps its own when it comes back.
  const text = value.replace(/^'+/, '');
  return FORMULA.test(text) && !PHONE.test(text) ? `'${value}` : value;
}

/** What a cell was before that, for a file that comes back. */
export function withoutHarmless(cell: string): string {
  const before = cell.slice(1);
  return cell.startsWith("'") && harmless(before) === cell ? before : cell;
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
  return fileResponse(endWith(content), file, `${TABLE_MEDIA_TYPES.csv}; charset=utf-8`);
}

async function* csv(header: readonly string[], batches: AsyncIterable<Cell[][]>): AsyncGenerator<string> {
  const { stringify } = await import('csv-stringify/sync');
  yield stringify([[...header]], { ...FORMAT, bom: true });
  for await (const rows of batches) yield stringify(rows, FORMAT);
}
