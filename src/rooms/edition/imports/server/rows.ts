import { partMissing } from '#platform/contract/messages.ts';
import type { ImportedRow, ImportField } from '#platform/server/importer.ts';
import { type Correction, SAMPLE_MAX } from '../contract.ts';
import * as say from '../messages.ts';
import { headingOrNumber, isReason } from './columns.ts';
import type { Table } from './read-table.ts';

type Fields = readonly ImportField[];

/** What each row says, by field: parts put together, and what is read instead of some cells. */
export function rowsOf(
  table: Pick<Table, 'rows' | 'headings'> & Partial<Pick<Table, 'above' | 'hidden'>>,
  chosen: readonly string[],
  fields: Fields,
  corrections: readonly Correction[] = [],
): ImportedRow[] {
  const { rows, headings, above = [] } = table;
  const tooMany = columnsTooMany(table, chosen);
  const corrected = Map.groupBy(corrections, ({ line }) => line);
  const used = usedFields(chosen, fields);
  const left = headings.flatMap((heading, index) =>
    chosen[index] || isReason(heading) ? [] : [{ index, heading: headingOrNumber(heading, index) }],
  );
  return rows.map(({ line, cells, fromAbove = [] }) => {
    const own = corrected.get(line) ?? [];
    const unclear: Record<string, string> = {};
    const values: Record<string, string> = {};
    for (const field of used) {
      const given = own.find((one) => one.field === field.name);
      values[field.name] = given?.value ?? textOf(field, cells);
      const half = given ? undefined : halfOf(field, cells);
      if (half) unclear[field.name] = partMissing({ part: half.label() });
      else if (!given && isUnlike(field, cells)) unclear[field.name] = say.notLastNameFirst();
      else if (field.isOwn && !given && isFromAbove(field, cells, fromAbove))
        unclear[field.name] = say.mergedDown();
    }
    const unused = left.flatMap(({ index, heading }) => {
      const text = cells[index];
      return text ? [{ heading, text }] : [];
    });
    const [over] = tooMany.flatMap((index) => cells[index] || []);
    const unread = over && say.moreCells({ text: over.slice(0, SAMPLE_MAX) });
    return { line, values, unclear, unused, above, ...(unread && { unread }) };
  });

  function textOf({ columns, divided, collects = (_, value) => value }: UsedField, cells: readonly string[]) {
    const whole = columns.map(({ index, turned }) => {
      const cell = cells[index];
      return { index, text: cell ? (turned?.(cell) ?? collects(headings[index] ?? '', cell)) : '' };
    });
    const together = divided.map((parts) => ({
      index: Math.min(...parts.flatMap(({ index }) => (index === NO_COLUMN ? [] : index))),
      text: parts.flatMap(({ index }) => saidIn(cells[index]) || []).join(' '),
    }));
    const all = [...whole, ...together].toSorted((a, b) => a.index - b.index);
    return all.flatMap(({ text }) => text || []).join('\n');
  }

  /** The part that isn't there where another is. */
  function halfOf({ divided }: UsedField, cells: readonly string[]): ImportField | undefined {
    const has = ({ index }: Part) => saidIn(cells[index]) !== '';
    const half = divided.find(
      (parts) => parts.some(has) && parts.some((part) => !part.field.mayLack && !has(part)),
    );
    return half?.find((part) => !part.field.mayLack && !has(part))?.field;
  }
}

/** So many of all rows have what stands in a column, with a heading or without. */
const NEARLY_ALL = 0.9;

/**
 * Those behind the headings that only some rows reach: a comma in a cell without quotation marks has moved what follows it. Of
 * rows that were left out, all may be so.
 */
function columnsTooMany(
  { rows, headings, hidden = [] }: Parameters<typeof rowsOf>[0],
  chosen: readonly string[],
) {
  const last = headings.findLastIndex((heading, index) => chosen[index] || (heading && !isReason(heading)));
  const wereLeftOut = headings.some(isReason);
  return headings.flatMap((heading, index) => {
    if (last < 0 || index <= last || heading || hidden[index]) return [];
    const count = rows.filter(({ cells }) => cells[index]).length;
    const isColumn = !wereLeftOut && count > 1 && count >= rows.length * NEARLY_ALL;
    return count === 0 || isColumn ? [] : [index];
  });
}

/** Whether its cell isn't written as others of its column are. */
function isUnlike({ columns }: UsedField, cells: readonly string[]): boolean {
  return columns.some(({ index, turned }) => turned && cells[index] && turned(cells[index]) === undefined);
}

/** Whether nothing of it is in a cell of the line itself. */
function isFromAbove(
  { columns, divided }: UsedField,
  cells: readonly string[],
  fromAbove: readonly boolean[],
): boolean {
  const filled = [...columns, ...divided.flat()].map(({ index }) => index).filter((index) => cells[index]);
  return filled.length > 0 && filled.every((index) => fromAbove[index]);
}

/** ‘-’ and ‘.’ stand where a form wants a part that isn’t there. */
function saidIn(cell = ''): string {
  return /[\p{L}\p{N}]/u.test(cell) ? cell : '';
}

interface Part {
  field: ImportField;
  index: number;
}

interface UsedField extends ImportField {
  /** Those that are all of it, and how what is written in another way is turned. */
  columns: { index: number; turned?: ImportField['turned'] }[];
  /** Those that are parts of it, for each value; the first of each part belong together, and so on. */
  divided: Part[][];
}

/** A needed part that no column is lacks in every row. */
const NO_COLUMN = -1;

function usedFields(chosen: readonly string[], fields: Fields): UsedField[] {
  const columnsOf = (name: string) => chosen.flatMap((one, index) => (one === name ? [index] : []));
  return fields.flatMap((field): UsedField[] => {
    if (field.partOf) return [];
    const parting = fields.filter(({ partOf }) => partOf === field.name);
    const columns = [field, ...parting.filter(({ turned }) => turned)].flatMap(({ name, turned }) =>
      columnsOf(name).map((index) => ({ index, turned })),
    );
    const parts = parting
      .filter(({ turned }) => !turned)
      .map((part) => ({ field: part, columns: columnsOf(part.name) }));
    const given = parts.filter((part) => part.columns.length > 0);
    const [count = 0, ...others] = new Set(given.map((part) => part.columns.length));
    const together = Array.from({ length: count }, (_, place) =>
      parts.map((part) => ({ field: part.field, index: part.columns[place] ?? NO_COLUMN })),
    );
    // With more of one part than of another, nothing tells which belong together.
    const apart = given.flatMap((one) =>
      one.columns.map((index) =>
        parts.map(({ field }) => ({ field, index: field === one.field ? index : NO_COLUMN })),
      ),
    );
    const divided = others.length > 0 ? apart : together;
    return columns.length + divided.length > 0 ? [{ ...field, columns, divided }] : [];
  });
}
