import type { ImportedRow, ImportField } from '#platform/server/importer.ts';
import type { Correction } from '../contract.ts';
import { headingOrNumber, isReason } from './columns.ts';
import type { Table } from './read-table.ts';

type Fields = readonly ImportField[];

/** What each row says, by field: parts put together, and what is read instead of some cells. */
export function rowsOf(
  { rows, headings }: Pick<Table, 'rows' | 'headings'>,
  chosen: readonly string[],
  fields: Fields,
  corrections: readonly Correction[] = [],
): ImportedRow[] {
  const corrected = Map.groupBy(corrections, ({ line }) => line);
  const used = usedFields(chosen, fields);
  const left = headings.flatMap((heading, index) =>
    chosen[index] || isReason(heading) ? [] : [{ index, heading: headingOrNumber(heading, index) }],
  );
  return rows.map(({ line, cells }) => {
    const own = corrected.get(line) ?? [];
    const lacks: Record<string, string> = {};
    const values: Record<string, string> = {};
    for (const field of used) {
      const given = own.find((one) => one.field === field.name);
      values[field.name] = given?.value ?? textOf(field, cells);
      const half = given ? undefined : halfOf(field, cells);
      if (half) lacks[field.name] = half.label();
    }
    const unused = left.flatMap(({ index, heading }) => {
      const text = cells[index];
      return text ? [{ heading, text }] : [];
    });
    return { line, values, lacks, unused };
  });

  function textOf(field: UsedField, cells: readonly string[]): string {
    const { collects } = field;
    if (collects) {
      const said = field.columns.filter((index) => cells[index]);
      return said.map((index) => collects(headings[index] ?? '', cells[index] ?? '')).join('\n');
    }
    return field.columns.flatMap((index) => cells[index] || []).join(' ');
  }

  /** The part that isn't there where another is. */
  function halfOf({ parts }: UsedField, cells: readonly string[]): ImportField | undefined {
    const has = ({ index }: { index: number }) => Boolean(cells[index]);
    return parts.some(has) ? parts.find((part) => !part.field.mayLack && !has(part))?.field : undefined;
  }
}

interface UsedField extends ImportField {
  /** Its columns, in the order in which they are read. */
  columns: number[];
  /** Empty if one column is all of it. */
  parts: { field: ImportField; index: number }[];
}

/** A needed part that no column is lacks in every row. */
const NO_COLUMN = -1;

function usedFields(chosen: readonly string[], fields: Fields): UsedField[] {
  const columnsOf = (name: string) => chosen.flatMap((one, index) => (one === name ? [index] : []));
  return fields.flatMap((field): UsedField[] => {
    if (field.partOf) return [];
    const own = columnsOf(field.name);
    if (own.length > 0) return [{ ...field, columns: own, parts: [] }];
    const parts = fields
      .filter(({ partOf }) => partOf === field.name)
      .map((part) => ({ field: part, index: columnsOf(part.name)[0] ?? NO_COLUMN }));
    const found = parts.filter(({ index }) => index !== NO_COLUMN);
    return found.length > 0 ? [{ ...field, columns: found.map(({ index }) => index), parts }] : [];
  });
}
