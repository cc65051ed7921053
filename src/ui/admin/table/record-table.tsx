import type { LinkOptions } from '@tanstack/react-router';
import { useTable } from '@tanstack/react-table';
import { useCallback, useEffect, useRef, useState } from 'react';
import { refusalText } from '#platform/client/refusal-text.ts';
import { Button } from '../button.tsx';
import { keyName } from '../keys.ts';
import * as say from '../messages.ts';
import { useSingleKeys } from '../single-keys.ts';
import { useLate } from '../use-late.ts';
import { Arrivals } from './arrivals.tsx';
import { ColumnWidths, looksOf } from './column-widths.tsx';
import type { ExportOf } from './export-list.ts';
import type { Filter } from './filters.tsx';
import { LIST_KEYS } from './list-keys.ts';
import { useListOrder } from './list-order.ts';
import { NothingMatches } from './nothing-matches.tsx';
import { type Details, RecordDetails } from './record-details.tsx';
import type { Removal } from './removal.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { ROLES } from './roles.ts';
import { RowAtHand } from './row-at-hand.tsx';
import { focusEnd, focusList, LIST_ID } from './rows-by-key.ts';
import { SelectionBar } from './selection-bar.tsx';
import { TableBody } from './table-body.tsx';
import { TableHead } from './table-head.tsx';
import { features, type RecordColumn, withoutChoice } from './table-model.ts';
import { TablePager } from './table-pager.tsx';
import { type Identified, isNarrowed, type ListCall, partFor } from './table-search.ts';
import { TableToolbar } from './table-toolbar.tsx';
import { useArrivals } from './use-arrivals.ts';
import { useColumnChoice } from './use-column-choice.ts';
import { useColumns } from './use-columns.ts';
import { useList } from './use-list.ts';
import { useListKeys } from './use-list-keys.ts';
import { useNeighbours } from './use-neighbours.ts';
import { useTableSearch } from './use-table-search.ts';
import { watchRoom } from './watch-room.ts';

interface Pages {
  /** The page that is shown. */
  page: number;
  lastPage: number;
  onPage: (page: number) => unknown;
}

const DENSITY_KEY = 'density';
const COMPACT = 'compact';

const NO_ROWS: never[] = [];
/** More rows than this scroll inside the table. */
const LONG = 20;

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
  /** Its form has less than the list: on a phone, a card shows the whole of it when asked. */
  unfolds?: boolean;
  remove?: Removal<Row>;
  /** Shows one complete record, for records without a screen of their own. */
  details?: Details<Row>;
  exportOf?: ExportOf;
  /** Further actions for the chosen rows. */
  actionsOf?: (rows: Row[]) => React.ReactNode;
  /** The screen on which a record is added. */
  add?: LinkOptions['to'];
  /** Others add records: they are told about instead of moving the list. */
  tellsArrivals?: boolean;
  /** What to do next when the list is empty. */
  emptyHint?: React.ReactNode;
  /** Rows can be chosen even though this table has no action for them. */
  selectable?: boolean;
  /** From which the cloth of a row's person is woven, if their record doesn't say it. */
  cloth?: (row: Row) => string;
  /** At the start of the toolbar, such as the heading of the table's section. */
  heading?: React.ReactNode;
}

/** The shell of every table in the back-office: a screen adds only its columns and its list. */
export function RecordTable<Row extends Identified>(props: Props<Row>) {
  const { call, nameOf, remove, edit, add, details, exportOf, tellsArrivals = false } = props;
  const selectable = props.selectable ?? Boolean(remove ?? exportOf);
  const { search: inAddress, change, record, closeRecord } = useTableSearch();
  const search = partFor(call, inAddress);
  const pageSize = search.pageSize ?? props.pageSize;
  const request = { ...search, page: search.page ?? 1, pageSize };
  const list = useList(call, request, { refetchOnWindowFocus: !tellsArrivals });
  const data = list.data?.records ?? NO_ROWS;
  const isLate = useLate(list.isFetching);
  const [removing, setRemoving] = useState<Row[]>([]);
  const { visibility, choose, gaveWay } = useColumnChoice(call.name, props.columns);
  const [compact, setCompact] = useDensity();
  const arrivals = useArrivals(call, search, list, tellsArrivals);
  const neighbours = useNeighbours(call, request, list.data, record);
  useListOrder(data, edit);
  const page = list.data?.page ?? 1;
  const showPage = (next: number) => change({ page: next === 1 ? undefined : next });
  const lastPage = Math.ceil((list.data?.total ?? 0) / pageSize);
  useListKeys(add, usePageTurning({ page, lastPage, onPage: showPage }));
  const removeOne = useCallback((row: Row) => setRemoving([row]), []);
  const opensHere = details !== undefined;
  const cloth = details?.cloth ?? props.cloth;
  const columns = useColumns({ ...props, cloth, opensHere, selectable, onRemove: removeOne });

  const sorted = search.sort ?? props.sortedBy?.column;
  const descending = search.sort ? search.order === 'desc' : (props.sortedBy?.descending ?? false);
  const sorting = sorted ? [{ id: sorted, desc: descending }] : [];
  const table = useTable(
    {
      features,
      columns,
      data,
      getRowId: (row) => row.id,
      manualPagination: true,
      manualSorting: true,
      enableSortingRemoval: false,
      sortDescFirst: false,
      state: {
        sorting,
        pagination: { pageIndex: page - 1, pageSize },
        columnVisibility: visibility,
      },
      onSortingChange: (update) => {
        const [next] = typeof update === 'function' ? update(sorting) : update;
        change({ sort: next?.id, order: next?.desc ? 'desc' : 'asc' });
      },
      onColumnVisibilityChange: choose,
    },
    withoutChoice,
  );

  const showArrivals = () => {
    change({ sort: undefined, order: undefined });
    list.refetch();
    focusList();
  };
  const state = list.isPending ? 'loading' : list.data ? 'ready' : 'failed';
  const keysWithout = [
    ...(selectable ? [] : ['x']),
    ...((details ?? edit) ? [] : ['Enter']),
    ...(edit ? [] : ['e']),
    ...(add ? [] : ['n']),
    ...(remove ? [] : ['#']),
  ];
  return (
    <div className="record-table" data-compact={compact || undefined}>
      <TableToolbar
        list={call.name}
        table={table}
        heading={props.heading}
        searchLabel={props.searchLabel}
        filters={props.filters}
        exportOf={exportOf}
        gaveWay={gaveWay}
        about={props.caption}
        compact={compact}
        onCompact={setCompact}
      />
      {list.isRefetchError && (
        <p role="alert" className="stale-note">
          <strong>{say.fetchFailed()}</strong> {say.dataOutOfDate()}
          <Button onClick={() => list.refetch()}>{say.tryAgain()}</Button>
        </p>
      )}
      {tellsArrivals && <Arrivals count={arrivals} onShow={showArrivals} />}
      <section
        id={LIST_ID}
        ref={watchRoom}
        className="table-place"
        data-long={data.length > LONG || undefined}
        aria-label={props.caption}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
      >
        <table
          {...ROLES.table}
          className="table"
          aria-busy={list.isFetching}
          data-late={isLate || undefined}
          {...looksOf(table)}
        >
          <caption className="visually-hidden">{props.caption}</caption>
          <ColumnWidths table={table} />
          <TableHead table={table} />
          <TableBody
            table={table}
            opens={Boolean(details ?? edit) && !props.unfolds}
            nameOf={nameOf}
            state={state}
            failure={list.error ? refusalText(list.error) : undefined}
            onRetry={() => list.refetch()}
            emptyHint={isNarrowed(search) ? <NothingMatches /> : props.emptyHint}
          />
        </table>
      </section>
      <SelectionBar
        table={table}
        call={call}
        search={search}
        total={list.data?.total ?? 0}
        exportOf={exportOf}
        gaveWay={gaveWay}
        remove={remove && setRemoving}
        actionsOf={props.actionsOf}
        takesMany={Boolean(remove?.callForMany ?? exportOf)}
      />
      <RowAtHand<Row>
        rows={data}
        nameOf={nameOf}
        edit={edit}
        remove={remove && removeOne}
        actionsOf={(row) =>
          details ? (
            <>
              {details.links(row)}
              {details.fromRow?.(row)}
              {details.ending?.(row)}
            </>
          ) : (
            props.actionsOf?.([row])
          )
        }
      />
      <TablePager
        page={list.isPlaceholderData ? request.page : page}
        pageSize={pageSize}
        pageSizes={props.pageSizes}
        compact={compact}
        total={list.data?.total}
        hasInstants={props.columns.some(({ meta }) => meta?.instant)}
        onPage={showPage}
        onPageSize={(size) => change({ pageSize: size === props.pageSize ? undefined : size })}
      />
      <KeyLegend without={keysWithout} />
      {remove && removing.length > 0 && (
        <RemoveDialog
          rows={removing}
          removal={remove}
          list={call}
          onCancel={() => setRemoving([])}
          onConfirm={() => {
            setRemoving([]);
            table.resetRowSelection();
          }}
        />
      )}
      {details && record && (
        <RecordDetails
          id={record}
          details={details}
          nameOf={nameOf}
          list={call}
          neighbours={neighbours}
          edit={edit}
          remove={remove}
          onClose={closeRecord}
        />
      )}
    </div>
  );
}

/** Whether lists are shown in low rows. Kept in this browser until the user signs out. */
function useDensity(): readonly [compact: boolean, choose: (compact: boolean) => void] {
  const [compact, setCompact] = useState(() => localStorage.getItem(DENSITY_KEY) === COMPACT);
  const choose = (next: boolean) => {
    localStorage.setItem(DENSITY_KEY, next ? COMPACT : 'airy');
    setCompact(next);
  };
  return [compact, choose];
}

/** Shows the next or the previous page, with the focus on its nearest row. */
function usePageTurning({ page, lastPage, onPage }: Pages): (step: 1 | -1) => void {
  const awaited = useRef<1 | -1>(undefined);
  // The rows to focus are there only once the new page has been rendered.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is what it waits for
  useEffect(() => {
    if (awaited.current) focusEnd(awaited.current);
    awaited.current = undefined;
  }, [page]);
  return (step) => {
    const next = page + step;
    if (next < 1 || next > lastPage) return;
    awaited.current = step;
    onPage(next);
  };
}

/** What each key does in this list, for people who have a keyboard and use it. */
function KeyLegend({ without }: { without: readonly string[] }) {
  const [singleKeys] = useSingleKeys();
  if (!singleKeys) return null;
  return (
    <p className="key-legend">
      {LIST_KEYS.filter(({ keys }) => !without.includes(keys)).map(({ keys, label }) => (
        <span key={keys}>
          <kbd>{keyName(keys)}</kbd> {label}
        </span>
      ))}
      <span>
        <kbd>?</kbd> {say.allKeys()}
      </span>
    </p>
  );
}
