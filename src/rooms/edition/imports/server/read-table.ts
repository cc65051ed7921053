import { createHash } from 'node:crypto';
import { COLUMNS_MAX, ROWS_MAX } from '../contract.ts';
import * as say from '../messages.ts';
import { assertNotForeign } from './foreign-file.ts';
import { waysOf } from './headings.ts';
import { type Line, type Sheet, unreadable } from './lines.ts';
import { filledDown, type MergedAcross, mergedAcross } from './merged-cells.ts';

export interface Table {
  /** In words. */
  format: string;
  /** All that have anything in them, and the one that was read; a CSV file has none. */
  sheets: string[];
  sheet: string;
  /** What stands above the headings. */
  above: string[];
  /** Those of them that stand alone in a line. */
  titles: string[];
  /** In which line they are. */
  headingLine: number;
  headings: string[];
  /** Which columns the spreadsheet doesn't show. */
  hidden: boolean[];
  rows: Line[];
  mergedAcross: MergedAcross[];
  /** The same for the same rows, whatever the file. */
  digest: string;
}

/** How a file is to be read. Without it, the first line of a sheet has the headings. */
export interface Reading {
  /**
   * Headings that are known, in the way in which they are compared: they tell the sheet and the line of the headings. Only with
   * them, a merged cell is of each of its lines: of a statement, it would pay twice.
   */
  known?: readonly string[] | undefined;
  /** The sheet, and the line of the headings, if somebody has chosen them. */
  sheet?: string | undefined;
  headingLine?: number | undefined;
  /** Whether amounts have the currency that a spreadsheet only shows beside them. */
  withCurrencies?: boolean | undefined;
}

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const OLD_EXCEL = [0xd0, 0xcf, 0x11, 0xe0];
/** Headings are within so many lines. */
const HEAD_WITHIN = 30;

/** What reads files is loaded when the first one is read. */
const xlsxSheets = async (bytes: Uint8Array, reading: Reading) =>
  (await import('./read-xlsx.ts')).readXlsx(bytes, reading);
const csvSheets = async (bytes: Uint8Array) => (await import('./read-csv.ts')).readCsv(bytes);

/** Reads a file by its content, whatever it is called. */
export async function readTable(bytes: Uint8Array, reading: Reading = {}): Promise<Table> {
  const begins = (signature: readonly number[]) => signature.every((byte, index) => bytes[index] === byte);
  assertNotForeign(bytes);
  if (begins(OLD_EXCEL)) throw unreadable(say.oldExcel());
  const { format, sheets: all } = begins(ZIP) ? await xlsxSheets(bytes, reading) : await csvSheets(bytes);
  const sheets = all.map(filled).filter(({ lines }) => lines.length > 0);
  const { name, lines, merged: ranges = [], hiddenColumns = [] } = chosenSheet(sheets, reading);
  const merged = reading.known ? ranges : [];
  const heads = filledDown(lines, merged);
  const place = placeOfHead(heads, reading);
  const head = heads[place];
  // Headings reach down into no row.
  const below = merged.filter(({ top }) => top > (head?.line ?? 0));
  const rows = filledDown(lines.slice(place + 1), below);
  if (!head) throw unreadable(say.fileIsEmpty());
  if (rows.length === 0) throw unreadable(say.noRows());
  if (rows.length > ROWS_MAX) throw unreadable(say.tooManyRows({ most: ROWS_MAX }));
  const width = Math.max(...lines.map(({ cells }) => cells.length));
  if (width > COLUMNS_MAX) throw unreadable(say.tooManyColumns({ count: width, most: COLUMNS_MAX }));
  const headings = Array.from({ length: width }, (_, index) => head.cells[index] ?? '');
  return {
    ...{ format, headings, rows, mergedAcross: mergedAcross(rows, below, headings) },
    hidden: headings.map((_, at) => hiddenColumns.some(([first, last]) => at >= first && at <= last)),
    sheets: sheets.map((sheet) => sheet.name).filter(Boolean),
    sheet: name,
    above: lines.slice(0, place).map(({ cells }) => cells.filter(Boolean).join(' ')),
    titles: lines.slice(0, place).flatMap(({ cells }) => {
      const [title = '', ...others] = cells.filter(Boolean);
      return others.length === 0 ? title : [];
    }),
    headingLine: head.line,
    digest: createHash('sha256')
      .update(JSON.stringify([headings, rows.map(({ cells }) => cells)]))
      .digest('hex'),
  };
}

function filled(sheet: Sheet): Sheet {
  const trimmed = sheet.lines.map((line) => ({ ...line, cells: line.cells.map((cell) => cell.trim()) }));
  return { ...sheet, lines: trimmed.filter(({ cells }) => cells.some(Boolean)) };
}

/** The one with most known headings, of several the first; without any, the first that has more than a title. */
function chosenSheet(sheets: readonly Sheet[], { sheet, known }: Reading): Sheet {
  if (sheet) {
    const found = sheets.find(({ name }) => name === sheet);
    if (!found) throw unreadable(say.noSuchSheet({ sheet }));
    return found;
  }
  const withKnown = (one: Sheet) => Math.max(...headsOf(one.lines).map(({ cells }) => knownIn(cells, known)));
  const [best] = known
    ? sheets.toSorted((a, b) => withKnown(b) - withKnown(a))
    : [...sheets.filter(({ lines }) => lines.length > 1), ...sheets];
  if (!best) throw unreadable(say.fileIsEmpty());
  return best;
}

/** Of the lines that are about as wide as the table, the one with most known headings: titles are narrow. */
function placeOfHead(lines: readonly Line[], { known, headingLine }: Reading): number {
  if (headingLine !== undefined) {
    const place = lines.findIndex(({ line }) => line === headingLine);
    if (place < 0) throw unreadable(say.noSuchLine({ line: String(headingLine) }));
    return place;
  }
  if (!known) return 0;
  const heads = headsOf(lines);
  const widths = heads.map(({ cells }) => cells.filter(Boolean).length).toSorted((a, b) => a - b);
  const usual = widths[Math.floor(widths.length / 2)] ?? 0;
  const wide = heads.flatMap(({ cells }, place) =>
    cells.filter(Boolean).length * 2 > usual ? [{ place, score: knownIn(cells, known) }] : [],
  );
  return wide.toSorted((a, b) => b.score - a.score)[0]?.place ?? 0;
}

function headsOf(lines: readonly Line[]): readonly Line[] {
  return lines.slice(0, HEAD_WITHIN);
}

function knownIn(cells: readonly string[], known: readonly string[] = []): number {
  const set = new Set(known);
  return cells.filter((cell) => waysOf(cell).some(({ words }) => set.has(words))).length;
}
