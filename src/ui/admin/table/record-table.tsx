import type { LinkOptions } from '@tanstack/react-router';
import { useTable } from '@tanstack/react-table';
import { useMemo, useRef, useState } from 'react';
import { refusalText } from '#platform/client/refusal-text.ts';
import { Button } from '../button.tsx';
import type { ExportOf } from './export-buttons.tsx';
import type { Filter } from './filters.tsx';
import { editColumn, openingColumn, removeColumn, selectColumn } from './own-columns.tsx';
import { type Details, RecordDetails } from './record-details.tsx';
import type { Removal } from './removal.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { ROLES } from './roles.ts';
import { TableBody } from './table-body.tsx';
import { TableHead } from './table-head.tsx';
import { features, type RecordColumn } from './table-model.ts';
import { TablePager } from './table-pager.tsx';
import { type Identified, isNarrowed, type ListCall, sortableColumns } from './table-search.ts';
import { TableToolbar } from './table-toolbar.tsx';
import { useColumnChoice } from './use-column-choice.ts';
import { useList } from './use-list.ts';
import { useSelection } from './use-selection.ts';
import { useTableSearch } from './use-table-search.ts';

const NO_ROWS: never[] = [];

interface Props<Row extends Identified> {
  call: ListCall<Row>;
  columns: RecordColumn<Row>[];
  /** The table's name for screen readers. */
  caption: string;
  nameOf: (row: Row) => string;
  pageSize: number;
  /** For a table with its own page sizes (docs/product.md, 4.5). */
  pageSizes?: readonly number[];
  /** The initial order of the list. */
  sortedBy?: { column: string; descending: boolean };
  /** Names what the search covers, such as 'Search by theme'. */
  searchLabel?: string;
  filters?: readonly Filter[];
  edit?: (row: Row) => LinkOptions;
  remove?: Removal<Row>;
  /** Shows one complete record, for records without a screen of their own. */
  details?: Details<Row>;
  exportOf?: ExportOf;
  /** What to do next when the list is empty. */
  emptyHint?: React.ReactNode;
  /** Rows can be chosen even though this table has no action for them. */
  selectable?: boolean;
  /** At the start of the toolbar, such as the heading of the table's section. */
  heading?: React.ReactNode;
}

/** The shell of every table in the back-office: a screen adds only its columns and its list. */
export function RecordTable<Row extends Identified>(props: Props<Row>) {
  const { call, nameOf, remove, edit, details } = props;
  const selectable = props.selectable ?? Boolean(remove ?? props.exportOf);
  const { search, change, record, closeRecord } = useTableSearch();
  const pageSize = search.pageSize ?? props.pageSize;
  const list = useList(call, { ...search, page: search.page ?? 1, pageSize });
  const [selection, setSelection] = useSelection(search);
  const [removing, setRemoving] = useState<Row[]>([]);
  const { visibility, choose, room } = useColumnChoice(call.name, props.columns);
  const page = list.data?.page ?? 1;
  const rows = useRef<HTMLElement>(null);

  const columns = useMemo(() => {
    const sortable = sortableColumns(call);
    return [
      ...(selectable ? [selectColumn(nameOf)] : []),
      ...props.columns.map((column) => ({
        ...(details && column.meta?.primary ? openingColumn(column) : column),
        enableSorting: column.enableSorting ?? sortable.includes(column.id ?? ''),
      })),
      ...(edit ? [editColumn(nameOf, edit)] : []),
      ...(remove ? [removeColumn(remove.heading ?? 'Delete', nameOf, (row) => setRemoving([row]))] : []),
    ];
  }, [call, props.columns, nameOf, edit, remove, details, selectable]);

  const sorted = search.sort ?? props.sortedBy?.column;
  const descending = search.sort ? search.order === 'desc' : (props.sortedBy?.descending ?? false);
  const sorting = sorted ? [{ id: sorted, desc: descending }] : [];
  const table = useTable({
    features,
    columns,
    data: list.data?.records ?? NO_ROWS,
    getRowId: (row) => row.id,
    manualPagination: true,
    manualSorting: true,
    enableSortingRemoval: false,
    sortDescFirst: false,
    state: {
      sorting,
      pagination: { pageIndex: page - 1, pageSize },
      rowSelection: selection,
      columnVisibility: visibility,
    },
    onSortingChange: (update) => {
      const [next] = typeof update === 'function' ? update(sorting) : update;
      change({ sort: next?.id, order: next?.desc ? 'desc' : 'asc' });
    },
    onRowSelectionChange: setSelection,
    onColumnVisibilityChange: choose,
  });

  const state = list.isPending ? 'loading' : list.data ? 'ready' : 'failed';
  return (
    <div ref={room} className="record-table">
      <TableToolbar
        table={table}
        heading={props.heading}
        searchLabel={props.searchLabel}
        filters={props.filters}
        exportOf={props.exportOf}
        remove={remove && setRemoving}
      />
      {list.isRefetchError && (
        <p role="alert" className="stale-note">
          <strong>Failed to fetch data</strong> The data shown may be out of date.
          <Button onClick={() => list.refetch()}>Try again</Button>
        </p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section ref={rows} className="table-scroll" aria-label={props.caption} tabIndex={0}>
        <table {...ROLES.table} className="table" aria-busy={list.isFetching}>
          <caption className="visually-hidden">{props.caption}</caption>
          <TableHead table={table} />
          <TableBody
            table={table}
            state={state}
            failure={list.error ? refusalText(list.error) : undefined}
            onRetry={() => list.refetch()}
            emptyHint={isNarrowed(search) ? 'Nothing matches your search and filters.' : props.emptyHint}
          />
        </table>
      </section>
      <TablePager
        page={page}
        pageSize={pageSize}
        pageSizes={props.pageSizes}
        total={list.data?.total ?? 0}
        hasInstants={props.columns.some(({ meta }) => meta?.instant)}
        onPage={(next) => change({ page: next === 1 ? undefined : next })}
        onPageSize={(size) => change({ pageSize: size === props.pageSize ? undefined : size })}
      />
      {remove && removing.length > 0 && (
        <RemoveDialog
          rows={removing}
          removal={remove}
          list={call}
          goOn={rows}
          onCancel={() => setRemoving([])}
          onConfirm={() => {
            setRemoving([]);
            setSelection({});
          }}
        />
      )}
      {details && record && (
        <RecordDetails
          id={record}
          details={details}
          nameOf={nameOf}
          list={call}
          remove={remove}
          goOn={rows}
          onClose={closeRecord}
        />
      )}
    </div>
  );
}
