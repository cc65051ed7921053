import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import type { ImportedRow, RowProblem } from '#platform/server/importer.ts';
import * as say from '../import-messages.ts';
import { REFERENCE } from './import-fields.ts';
import { ALL_PEOPLE } from './people-columns.ts';

/**
 * One row for each session, where files have one for each of its people: with the same number of the session, or alike in
 * everything else, with a time. What rows of one session say must agree.
 */
export function mergeRows(rows: readonly ImportedRow[]): { rows: ImportedRow[]; problems: RowProblem[] } {
  const problems: RowProblem[] = [];
  const merged = [...Map.groupBy(rows, sameness).values()].flatMap((group) => {
    const differing = group.flatMap((row) => differences(row, group));
    problems.push(...differing);
    return differing.length > 0 ? [] : together(group);
  });
  return { rows: merged, problems };
}

function sameness({ line, values, isNone, unread }: ImportedRow): string {
  if (isNone || unread) return `line ${line}`;
  const { [REFERENCE]: reference, title, start } = values;
  if (reference) return `reference ${normaliseForSearch(reference)}`;
  const others = Object.entries(values).filter(([field]) => !isOwn(field));
  const hasPeople = ALL_PEOPLE.some((field) => values[field]);
  return title && start && hasPeople ? JSON.stringify(others) : `line ${line}`;
}

/** Whether rows of one session may differ in it. */
function isOwn(field: string): boolean {
  return field === REFERENCE || ALL_PEOPLE.includes(field);
}

/** What a row says otherwise than the first one that says it. */
function differences({ line, values }: ImportedRow, group: readonly ImportedRow[]): RowProblem[] {
  return Object.entries(values).flatMap(([field, value]) => {
    const first = group.find((row) => row.values[field]);
    if (
      !value ||
      isOwn(field) ||
      !first ||
      normaliseForSearch(first.values[field] ?? '') === normaliseForSearch(value)
    )
      return [];
    return [
      {
        line,
        field,
        message: say.otherThanLine({ line: String(first.line), value: first.values[field] ?? '' }),
      },
    ];
  });
}

function together(group: readonly ImportedRow[]): ImportedRow[] {
  const [first] = group;
  if (!first) return [];
  const peopleIn = (field: string) => [...new Set(group.flatMap(({ values }) => values[field] || []))];
  const different = new Set(
    group.map(({ values }) => JSON.stringify(ALL_PEOPLE.map((field) => values[field]))),
  );
  // Alike to the last cell: the second is told to be the same.
  if (different.size < group.length && !first.values[REFERENCE]) return [...group];
  const fields = [...new Set(group.flatMap(({ values }) => Object.keys(values)))];
  const values = fields
    .filter((field) => field !== REFERENCE)
    .map((field) => {
      const said = group.find((row) => row.values[field])?.values[field] ?? '';
      return [field, isOwn(field) ? peopleIn(field).join('\n') : said] as const;
    });
  // A merged title is of all of one session's lines.
  const others = group.slice(1).map(({ unclear: { title: _merged, ...rest } = {} }) => rest);
  const unclear = Object.assign({}, ...others, first.unclear);
  const unused = group.flatMap((row) => row.unused ?? []);
  return [{ ...first, values: Object.fromEntries(values), unclear, unused, lines: group.length }];
}
