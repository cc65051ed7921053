import { useMemo } from 'react';
import { columnsOf } from './columns.tsx';
import type { RecordColumn } from './table-model.ts';
import type { Identified } from './table-search.ts';

interface Further<Row> {
  id: string;
  label: string;
  read: (row: Row) => string;
}

/** The columns of every site, then those that only this one has, once they are known. */
export function useFurtherColumns<Row extends Identified>(
  columns: readonly RecordColumn<Row>[],
  further: readonly Further<Row>[] | undefined,
): RecordColumn<Row>[] {
  return useMemo(() => {
    const { further: toColumn } = columnsOf<Row>();
    return [...columns, ...(further ?? []).map(({ id, label, read }) => toColumn(id, label, read))];
  }, [columns, further]);
}
