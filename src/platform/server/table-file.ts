import { csvResponse } from './csv.ts';
import { xlsxResponse } from './xlsx.ts';

const RESPONSES = { csv: csvResponse, xlsx: xlsxResponse };

/** A table's columns in their order: what each cell holds, by its heading. */
export type Columns<Row> = Readonly<Record<string, (row: Row) => string>>;

interface Table<Row> {
  file: string;
  format: keyof typeof RESPONSES;
  columns: Columns<Row>;
}

/** Answers rows as a file to keep, while they are read. */
export function tableResponse<Row>(
  { file, format, columns }: Table<Row>,
  rows: AsyncIterable<Row>,
): Response {
  return RESPONSES[format](file, Object.keys(columns), cellsOf(rows, Object.values(columns)));
}

async function* cellsOf<Row>(rows: AsyncIterable<Row>, columns: ((row: Row) => string)[]) {
  for await (const row of rows) yield columns.map((cell) => cell(row));
}
