import { useMemo } from 'react';
import { columnsOf } from './columns.tsx';
import type { RecordColumn } from './table-model.ts';
import type { Identified } from './table-search.ts';

interface Further<Row> {
  id: string;
  label: string;
  read: (row: Row) => string;
}

/**
 * The columns of every site, then those that only this one has, once they are known. Without any they are the same
 * ones, because new columns build their cells anew, and a focus in one would be lost.
 */
export function useFurtherColumns<Row extends Identified>(
  columns: RecordColumn<Row>[],
  further: readonly Further<Row>[] | undefined,
): RecordColumn<Row>[] {
  return useMemo(() => {
    if (!further?.length) return columns;
    const { further: toColumn } = columnsOf<Row>();
    return [...columns, ...further.map(({ id, label, read }) => toColumn(id, label, read))];
  }, [columns, further]);
}
