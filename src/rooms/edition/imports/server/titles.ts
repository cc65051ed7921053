import type { ImportedRow } from '#platform/server/importer.ts';
import * as say from '../messages.ts';
import { headingKey, waysOf } from './headings.ts';
import type { Line } from './lines.ts';
import type { Table } from './read-table.ts';

/** What a line is besides its cells. */
export type Place = Pick<ImportedRow, 'above' | 'isNone' | 'unread'>;

/** A title stands alone in a line that has room for so many cells. */
const WIDE = 4;
const ENDING = /\.\w{1,5}$/u;

interface Reading {
  known: readonly string[];
  /** Whether a single cell is a title of the rows below it. */
  hasTitles: boolean | undefined;
  fileName: string;
}

/**
 * The rows, each with the titles that it stands under. Headings that come once more tell the columns below them, as far as the
 * table has the same ones.
 */
export function placedRows(table: Table, { known, hasTitles, fileName }: Reading) {
  const { headings, rows, sheet, titles } = table;
  const file = fileName.replace(ENDING, '').replace(/[_-]+/gu, ' ');
  const ofAll = hasTitles ? [file, sheet, ...titles].filter(Boolean) : [];
  const isWide = headings.filter(Boolean).length >= WIDE;
  const words = new Set([...known, ...headings.map(headingKey)]);
  let own: string[] = [];
  let order: number[] | undefined;
  let lacks: string | undefined;
  return rows.map((row): { row: Line; place: Place } => {
    const { line, cells } = row;
    const filled = cells.filter(Boolean);
    const [title = ''] = filled;
    if (hasTitles && isWide && filled.length === 1) {
      own = [title];
      return { row, place: { isNone: say.titleRow({ title, line: String(line) }) } };
    }
    if (areHeadings(cells, headings, words)) {
      const keys = cells.map(headingKey);
      const places = headings.map((heading) => (heading ? keys.indexOf(headingKey(heading)) : -1));
      order = places.every((at, index) => at === index || !headings[index]) ? undefined : places;
      const isSame = headings.every((heading, index) => !heading || (places[index] ?? -1) >= 0);
      lacks = isSame ? undefined : say.otherHeadings({ line: String(line) });
      return { row, place: { isNone: say.headingsAgain({ line: String(line) }) } };
    }
    const moved = order && !lacks ? movedTo(order, row) : row;
    const mark = markOf(row);
    if (mark?.isNone) return { row: moved, place: mark };
    const unread = lacks ?? mark?.unread;
    return {
      row: moved,
      place: { ...(hasTitles && { above: [...ofAll, ...own] }), ...(unread && { unread }) },
    };
  });
}

function movedTo(order: readonly number[], { line, cells, fromAbove }: Line): Line {
  return {
    line,
    cells: order.map((at) => cells[at] ?? ''),
    fromAbove: fromAbove && order.map((at) => fromAbove[at] ?? false),
  };
}

/** What it says of a row that a spreadsheet hides it, or strikes it through. */
function markOf({ mark }: Line): Place | undefined {
  if (mark === 'hidden') return { isNone: say.hiddenRow() };
  if (mark === 'struck') return { isNone: say.struckRow() };
  return mark === 'partlyStruck' ? { unread: say.partlyStruck() } : undefined;
}

/** A date, a time, a number or an address: what a heading that isn't known hasn't. */
const OF_DATA = /[\p{N}@]/u;

/** Those of the table once more, or nearly nothing but words that are headings: a session 'Session' of the kind 'Talk' isn't. */
function areHeadings(cells: readonly string[], headings: readonly string[], words: ReadonlySet<string>) {
  const filled = cells.filter(Boolean);
  const usual = headings.filter(Boolean).length;
  if (filled.length < 2 || filled.length * 2 <= usual) return false;
  const own = new Set(headings.map(headingKey));
  if (filled.filter((cell) => own.has(headingKey(cell))).length * 2 > filled.length) return true;
  const unknown = filled.filter((cell) => !waysOf(cell).some((way) => words.has(way.words)));
  return unknown.length * 3 < filled.length && !unknown.some((cell) => OF_DATA.test(cell));
}
