import { csvResponse } from './csv.ts';
import type { EndWith } from './long-reads.ts';
import type { Cell } from './table-cell.ts';
import { xlsxResponse } from './xlsx.ts';

const RESPONSES = { csv: csvResponse, xlsx: xlsxResponse };

/** A table's columns in order: each heading with the function that fills its cells. */
export type Columns<Row> = Readonly<Record<string, (row: Row) => Cell>>;

interface Table<Row> {
  file: string;
  format: keyof typeof RESPONSES;
  columns: Columns<Row>;
  /** The zone in which a spreadsheet, which knows none, shows instants. */
  zone: string;
  endWith: EndWith;
}

/** Streams batches of rows as a download. */
export function tableResponse<Row>(
  { file, format, columns, zone, endWith }: Table<Row>,
  batches: AsyncIterable<readonly Row[]>,
): Response {
  return RESPONSES[format](
    { file, header: Object.keys(columns), zone },
    cellsOf(batches, Object.values(columns)),
    endWith,
  );
}

async function* cellsOf<Row>(batches: AsyncIterable<readonly Row[]>, columns: ((row: Row) => Cell)[]) {
  for await (const rows of batches) yield rows.map((row) => columns.map((cell) => cell(row)));
}
