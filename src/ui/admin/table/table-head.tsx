import type { Header } from '@tanstack/react-table';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { startTransition, useOptimistic } from 'react';
import { painted } from '../painted.ts';
import { ROLES } from './roles.ts';
import type { features, RecordTableModel } from './table-model.ts';
import type { Identified } from './table-search.ts';

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

export function TableHead<Row extends Identified>({ table }: { table: RecordTableModel<Row> }) {
  return (
    <thead {...ROLES.group}>
      {table.getHeaderGroups().map((group) => (
        <tr key={group.id} {...ROLES.row}>
          {group.headers.map((header) => (
            <Heading key={header.id} table={table} header={header} />
          ))}
        </tr>
      ))}
    </thead>
  );
}

function Heading<Row extends Identified>(props: {
  table: RecordTableModel<Row>;
  header: Header<typeof features, Row, unknown>;
}) {
  const { table, header } = props;
  const { column } = header;
  // The mark is turned before the list is sorted.
  const [sorted, mark] = useOptimistic(column.getIsSorted());
  const sort = () =>
    startTransition(async () => {
      mark(column.getNextSortingOrder());
      await painted();
      column.toggleSorting();
    });
  const content = <table.FlexRender header={header} />;
  return (
    <th
      {...ROLES.heading}
      scope="col"
      data-column={column.id}
      data-align={column.columnDef.meta?.align}
      aria-sort={sorted ? ARIA_SORT[sorted] : undefined}
    >
      {column.getCanSort() ? (
        <button type="button" className="sort-button" onClick={sort}>
          {content}
          <SortMark sorted={sorted} />
        </button>
      ) : (
        content
      )}
    </th>
  );
}

function SortMark({ sorted }: { sorted: 'asc' | 'desc' | false }) {
  const Mark = sorted === 'asc' ? ArrowUp : sorted === 'desc' ? ArrowDown : ChevronsUpDown;
  return <Mark aria-hidden size={14} className="sort-mark" data-sorted={sorted || undefined} />;
}
