import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import { fileResponse } from './file-response.ts';

/** So many rows are written at once; one by one would cost more than making them. */
const ROWS_AT_ONCE = 500;
/** Where some reader ends a row or a cell, though RFC 4180 doesn't; the rest could begin with a formula. */
const BREAKS = /[\t\n\r;\u0085\u2028\u2029]/;
const FORMAT = { record_delimiter: 'windows', quoted_match: BREAKS, cast: { string: harmless } } as const;

/** What a spreadsheet may take for the beginning of a formula, full-width forms among it. */
const FORMULA = /^[=+\-@\t\r|%\uff1d\uff0b\uff0d\uff20]/;
/** A number with its country's code: a plus and nothing but digits can't compute anything. */
const PHONE = /^\+\d+$/;

/**
 * Text that no spreadsheet runs: whatever could begin a formula gets an apostrophe before it. A phone
 * number such as +233241234567 stays as it is.
 */
export function harmless(value: string): string {
  return FORMULA.test(value) && !PHONE.test(value) ? `'${value}` : value;
}

/**
 * Answers rows as a CSV file, while they are read: the first row is the header, accents survive a
 * spreadsheet (byte order mark), and nothing in it is executed.
 */
export function csvResponse(file: string, header: readonly string[], rows: AsyncIterable<string[]>) {
  return fileResponse(
    Readable.from(csv(header, rows), { objectMode: false }),
    file,
    'text/csv; charset=utf-8',
  );
}

async function* csv(header: readonly string[], rows: AsyncIterable<string[]>): AsyncGenerator<string> {
  let pending = [[...header]];
  let bom = true;
  for await (const row of rows) {
    if (pending.push(row) < ROWS_AT_ONCE) continue;
    yield stringify(pending, { ...FORMAT, bom });
    pending = [];
    bom = false;
  }
  yield stringify(pending, { ...FORMAT, bom });
}
