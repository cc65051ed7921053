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
  endWith: EndWith;
}

/** Streams rows as a download. */
export function tableResponse<Row>(
  { file, format, columns, endWith }: Table<Row>,
  rows: AsyncIterable<Row>,
): Response {
  return RESPONSES[format](file, Object.keys(columns), cellsOf(rows, Object.values(columns)), endWith);
}

async function* cellsOf<Row>(rows: AsyncIterable<Row>, columns: ((row: Row) => Cell)[]) {
  for await (const row of rows) yield columns.map((cell) => cell(row));
}
