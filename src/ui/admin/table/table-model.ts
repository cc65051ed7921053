import {
  type ColumnDef,
  columnVisibilityFeature,
  metaHelper,
  type ReactTable,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';
import type { ReactNode } from 'react';
import type { Identified } from './table-search.ts';

interface ColumnMeta {
  label: string;
  /** Numbers stand at the end of their column, so that their digits line up. */
  align?: 'end';
  /** Holds instants, whose zone is named below the table. */
  instant?: true;
  /** Names the record: it leads on a narrow screen. */
  primary?: true;
  /** Not shown where there is little room, until somebody chooses it. */
  spare?: true;
  /** The column's value for one row, wherever else it is shown. */
  show?: (row: Identified) => ReactNode;
  /** The value as text, where somebody would want to take it elsewhere. */
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
export type RecordTableModel<Row extends Identified> = ReactTable<Features, Row>;
