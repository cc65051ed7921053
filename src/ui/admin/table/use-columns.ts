import type { LinkOptions } from '@tanstack/react-router';
import { useMemo } from 'react';
import * as say from '../messages.ts';
import { clothColumn, editColumn, openingColumn, removeColumn, selectColumn } from './own-columns.tsx';
import type { Removal } from './removal.ts';
import type { RecordColumn } from './table-model.ts';
import { type Identified, type ListCall, sortableColumns } from './table-search.ts';

interface Given<Row extends Identified> {
  call: ListCall<Row>;
  columns: RecordColumn<Row>[];
  nameOf: (row: Row) => string;
  edit?: ((row: Row) => LinkOptions) | undefined;
  remove?: Removal<Row> | undefined;
  cloth?: ((row: Row) => string) | undefined;
  opensHere: boolean;
  selectable: boolean;
  onRemove: (row: Row) => void;
}

/** The columns of a screen between those that every table has: choosing, editing, deleting. */
export function useColumns<Row extends Identified>(given: Given<Row>): RecordColumn<Row>[] {
  const { call, columns, nameOf, edit, remove, cloth, opensHere, selectable, onRemove } = given;
  return useMemo(() => {
    const sortable = sortableColumns(call);
    const where = opensHere ? 'here' : edit;
    const primary = (column: RecordColumn<Row>) => {
      const opening = where ? openingColumn(column, where) : column;
      return cloth ? clothColumn(opening, cloth) : opening;
    };
    return [
      ...(selectable ? [selectColumn(nameOf)] : []),
      ...columns.map((column) => ({
        ...(column.meta?.primary ? primary(column) : column),
        enableSorting: column.enableSorting ?? sortable.includes(column.id ?? ''),
      })),
      ...(edit ? [editColumn(nameOf, edit)] : []),
      ...(remove ? [removeColumn(remove.heading ?? say.deleteRecord(), nameOf, onRemove)] : []),
    ];
  }, [call, columns, nameOf, edit, remove, cloth, opensHere, selectable, onRemove]);
}
