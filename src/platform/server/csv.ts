import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { fileResponse } from './file-response.ts';

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
  const csv = stringify({
    bom: true,
    header: true,
    columns: [...header],
    record_delimiter: 'windows',
    cast: { string: harmless },
  });
  const source = Readable.from(rows);
  source.on('error', (error) => csv.destroy(error));
  return fileResponse(source.pipe(csv), file, 'text/csv; charset=utf-8');
}
