import type { CSSProperties } from 'react';
import { PINNED_REM } from './own-columns.tsx';
import type { ColumnMeta, ColumnWidth, RecordTableModel } from './table-model.ts';
import type { Identified } from './table-search.ts';

/** What a table with shares as widths needs at least, in rem. */
const SHARED_REM = 45;

/** Fixed, so that columns don't move when rows are loaded, or from one page to the next. */
export function ColumnWidths<Row extends Identified>({ table }: { table: RecordTableModel<Row> }) {
  return (
    <colgroup>
      {table.getVisibleLeafColumns().map(({ id, columnDef: { meta } }) => (
        <col key={id} style={columnWidth(meta?.width)} data-instant={meta?.instant} />
      ))}
    </colgroup>
  );
}

/** For the styles of a table: whether it shows instants, and its widths; below the minimum, it scrolls sideways. */
export function looksOf<Row extends Identified>(table: RecordTableModel<Row>) {
  const columns = table.getVisibleLeafColumns().map(({ columnDef: { meta } }) => meta);
  const sum = columns.reduce((before, meta) => before + inRem(meta?.width ?? 0), 0);
  return {
    'data-instant': columns.some((meta) => meta?.instant) || undefined,
    style: {
      '--least-width': `${sum}rem`,
      '--pinned-width': `${PINNED_REM}rem`,
      '--columns': tracksOf(columns),
    } as CSSProperties,
  };
}

/** The same for rows that are grids: shares divide what fixed widths leave; without shares, all widths are in proportion. */
function tracksOf(columns: readonly (ColumnMeta | undefined)[]): string {
  const hasShares = columns.some((meta) => typeof meta?.width === 'string');
  return columns
    .map((meta) => {
      const { width = 0, instant } = meta ?? {};
      if (typeof width === 'string') return `minmax(0, ${Number.parseFloat(width)}fr)`;
      if (hasShares) return `${width}rem`;
      return `minmax(0, ${instant ? `var(--instant-share, ${width}fr)` : `${width}fr`})`;
    })
    .join(' ');
}

function columnWidth(width: ColumnWidth | undefined): CSSProperties {
  return { '--column-width': typeof width === 'number' ? `${width}rem` : width } as CSSProperties;
}

function inRem(width: ColumnWidth): number {
  return typeof width === 'number' ? width : (Number.parseFloat(width) / 100) * SHARED_REM;
}
