import { COLUMNS_MAX } from '../contract.ts';
import type { Line, Merged } from './lines.ts';

/** Merged cells that are of several columns, and how many lines have them. */
export interface MergedAcross {
  columns: number[];
  count: number;
}

/** Lines in which each cell says what the merged one says that it is a part of and that begins above. */
export function filledDown(lines: readonly Line[], merged: readonly Merged[]): Line[] {
  const filled = new Map(lines.map((line) => [line.line, { ...line, cells: [...line.cells] }]));
  const last = lines.at(-1)?.line ?? 0;
  for (const { top, bottom, left } of merged) {
    const text = filled.get(top)?.cells[left];
    if (!text || left >= COLUMNS_MAX) continue;
    for (let number = top + 1; number <= Math.min(bottom, last); number += 1) {
      const line = filled.get(number);
      if (!line || line.cells[left]) continue;
      while (line.cells.length < left) line.cells.push('');
      line.cells[left] = text;
      line.fromAbove ??= [];
      line.fromAbove[left] = true;
    }
  }
  return [...filled.values()];
}

/** Where one cell stands for several columns that have headings. What stands alone in a line is a title. */
export function mergedAcross(
  lines: readonly Line[],
  merged: readonly Merged[],
  headings: readonly string[],
): MergedAcross[] {
  const byNumber = new Map(lines.map((line) => [line.line, line]));
  const across = merged.flatMap(({ top, left, right }) => {
    const { cells = [] } = byNumber.get(top) ?? {};
    const columns = headings.flatMap((heading, at) => (heading && at >= left && at <= right ? [at] : []));
    const isOne = columns.length > 1 && cells[left] && cells.filter(Boolean).length > 1;
    return isOne ? [columns] : [];
  });
  return [...Map.groupBy(across, String).values()].flatMap(([columns, ...others]) =>
    columns ? [{ columns, count: others.length + 1 }] : [],
  );
}
