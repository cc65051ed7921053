import {
  type ColumnDef,
  columnVisibilityFeature,
  metaHelper,
  type ReactTable,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  type TableState,
  tableFeatures,
} from '@tanstack/react-table';
import type { ReactNode } from 'react';
import type { Identified } from './table-search.ts';

/** Stands for an empty value. */
export const NOTHING = '–';

export function isSomething<Value>(value: Value): value is NonNullable<Value> {
  return value !== null && value !== undefined && value !== '';
}

/** In rem, or as a share of the table. */
export type ColumnWidth = number | `${number}%`;

/** Cards have three lines at most: the name, what says most of it, and how to reach it. */
export type CardLine = 1 | 2 | 3 | 'none';

export interface ColumnMeta {
  label: string;
  /** Numbers are aligned at the end, so that their digits line up. */
  align?: 'end';
  /** Holds instants, whose zone is named below the table. */
  instant?: true;
  /** Names the record; comes first on a narrow screen. */
  primary?: true;
  /** Says little to people; comes last on a narrow screen. */
  identifier?: true;
  /** Says itself what it is: on a narrow screen, its label is for screen readers alone. */
  selfEvident?: true;
  /** The line of its card on a narrow screen, or `none` where only the open record has it. */
  line?: CardLine;
  /** Its label there, if another one is short enough. */
  short?: string;
  /** Never cut off there: numbers and dates. */
  whole?: true;
  /** Says the time there too. */
  timed?: true;
  /** Hidden until a user chooses it. */
  isFurther?: true;
  /** The least width of the window, in rem, at which it is shown unless chosen; cards always have it. */
  room?: number;
  /** At least; if the table has more space, it is divided in proportion. */
  width: ColumnWidth;
  /** Renders the column's value outside the table. */
  show?: (row: Identified) => ReactNode;
  /** The value as text, if users may want to copy it. */
  copy?: (row: Identified) => string;
}

export const features = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  columnVisibilityFeature,
  columnMeta: metaHelper<ColumnMeta>(),
});
type Features = typeof features;

export type RecordColumn<Row extends Identified> = ColumnDef<Features, Row, unknown>;
export type RecordTableModel<Row extends Identified> = ReactTable<
  Features,
  Row,
  ReturnType<typeof withoutChoice>
>;

/** What all of the table is rendered for. A choice of rows isn't: those rows and the bar of actions watch it themselves. */
export function withoutChoice({ rowSelection: _, ...state }: TableState<Features>) {
  return state;
}

/** The headings of the columns that are shown, also of those that are hidden only because the window is narrow. */
export function shownIn<Row extends Identified>(
  table: RecordTableModel<Row>,
  gaveWay: readonly string[],
): string[] {
  return table
    .getAllLeafColumns()
    .filter((column) => column.getIsVisible() || gaveWay.includes(column.id))
    .flatMap(({ columnDef: { meta } }) => meta?.label ?? []);
}
