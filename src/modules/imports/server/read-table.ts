import { COLUMNS_MAX, ROWS_MAX } from '../contract.ts';
import * as say from '../messages.ts';
import { type Line, unreadable } from './lines.ts';

export interface Table {
  /** In words. */
  format: string;
  headings: string[];
  rows: Line[];
}

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const OLD_EXCEL = [0xd0, 0xcf, 0x11, 0xe0];

/** What reads files is loaded when the first one is read. */
const xlsxLines = async (bytes: Uint8Array) => (await import('./read-xlsx.ts')).readXlsx(bytes);
const csvLines = async (bytes: Uint8Array) => (await import('./read-csv.ts')).readCsv(bytes);

/** Reads a file by its content, whatever it is called. */
export async function readTable(bytes: Uint8Array): Promise<Table> {
  const begins = (signature: readonly number[]) => signature.every((byte, index) => bytes[index] === byte);
  if (begins(OLD_EXCEL)) throw unreadable(say.oldExcel());
  const { format, lines } = begins(ZIP) ? await xlsxLines(bytes) : await csvLines(bytes);
  const filled = lines
    .map(({ line, cells }) => ({ line, cells: cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some(Boolean));
  const [head, ...rows] = filled;
  if (!head) throw unreadable(say.fileIsEmpty());
  if (rows.length === 0) throw unreadable(say.noRows());
  if (rows.length > ROWS_MAX) throw unreadable(say.tooManyRows({ most: ROWS_MAX }));
  const width = Math.max(...filled.map(({ cells }) => cells.length));
  if (width > COLUMNS_MAX) throw unreadable(say.tooManyColumns({ count: width, most: COLUMNS_MAX }));
  return { format, headings: Array.from({ length: width }, (_, index) => head.cells[index] ?? ''), rows };
}
