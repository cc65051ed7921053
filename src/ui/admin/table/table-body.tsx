import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, memo, type ReactNode, useState } from 'react';
import { Button } from '../button.tsx';
import * as say from '../messages.ts';
import { SELECT } from './own-columns.tsx';
import { ROLES } from './roles.ts';
import { TableLoading } from './table-loading.tsx';
import { isSomething, type RecordTableModel } from './table-model.ts';
import type { Identified } from './table-search.ts';

/** A click that just misses one of these doesn't open the record. */
const PRESSED_ITSELF =
  'a, button, input, [data-column="select"], [data-column="edit"], [data-column="remove"]';

interface Props<Row extends Identified> {
  table: RecordTableModel<Row>;
  /** Whether a row opens all of its record; a form has only what can be changed. */
  opens: boolean;
  nameOf: (row: Row) => string;
  state: 'loading' | 'failed' | 'ready';
  /** The message of the failed call. */
  failure?: string | undefined;
  onRetry: () => void;
  /** What to do next when the list is empty. */
  emptyHint?: ReactNode;
}

/** The rows, or a single row that says why there are none. */
export function TableBody<Row extends Identified>(props: Props<Row>) {
  const { table, state } = props;
  const { rows } = table.getRowModel();
  const columns = table.getVisibleLeafColumns();
  if (state === 'loading') return <TableLoading table={table} />;
  if (state === 'failed') {
    return (
      <Message table={table}>
        <p role="alert">
          <strong>{say.fetchFailed()}</strong>
          {props.failure && <span className="message-detail">{props.failure}</span>}
        </p>
        <Button onClick={props.onRetry}>{say.tryAgain()}</Button>
      </Message>
    );
  }
  if (rows.length === 0) {
    return (
      <Message table={table}>
        <p>{say.noRecords()}</p>
        {props.emptyHint && <div className="message-detail">{props.emptyHint}</div>}
      </Message>
    );
  }
  return (
    <tbody {...ROLES.group} onClick={pressRow} onKeyDown={openByEnter}>
      {rows.map((row) => (
        <BodyRow
          key={row.id}
          table={table as unknown as AnyTable}
          row={row as unknown as AnyRow}
          columns={columns}
          opens={props.opens}
          nameOf={props.nameOf as AnyNameOf}
        />
      ))}
    </tbody>
  );
}

/** A click anywhere in a row opens its record, or else chooses the row, unless it was meant for something else. */
function pressRow({ target }: MouseEvent<HTMLElement>): void {
  if (!(target instanceof Element) || target.closest(PRESSED_ITSELF)) return;
  if (getSelection()?.isCollapsed === false) return;
  const row = target.closest('tr');
  (row?.querySelector<HTMLElement>('.opening-link') ?? row?.querySelector<HTMLElement>('.checkbox'))?.click();
}

/** Enter opens the record from its box too, where the focus stays after choosing the row. */
function openByEnter({ key, target }: KeyboardEvent<HTMLElement>): void {
  if (key !== 'Enter' || !(target instanceof Element) || !target.matches('.checkbox')) return;
  target.closest('tr')?.querySelector<HTMLElement>('.opening-link')?.click();
}

type AnyTable = RecordTableModel<Identified>;
type AnyRow = ReturnType<AnyTable['getRow']>;
type AnyNameOf = (row: Identified) => string;
type AnyCell = ReturnType<AnyRow['getVisibleCells']>[number];

interface RowProps {
  table: AnyTable;
  row: AnyRow;
  columns: readonly unknown[];
  opens: boolean;
  nameOf: (row: Identified) => string;
}

/** Watches whether it is chosen, so that choosing one row of a thousand doesn't render the others. */
const BodyRow = memo(function BodyRow(props: RowProps) {
  const { table, row } = props;
  return (
    <table.Subscribe source={table.atoms.rowSelection} selector={(chosen) => row.id in chosen}>
      {(selected) => (
        <tr {...ROLES.row} data-record={row.id} data-selected={selected || undefined}>
          {row
            .getVisibleCells()
            .filter(isChoice)
            .map((cell) => (
              <BodyCell key={cell.id} table={table} cell={cell} />
            ))}
          <OtherCells {...props} />
          {!props.opens && <Unfold name={props.nameOf(row.original)} />}
        </tr>
      )}
    </table.Subscribe>
  );
}, isSameRow);

/** Memoised again, because choosing a row changes only its box. */
const OtherCells = memo(function OtherCells({ table, row }: RowProps) {
  return row
    .getVisibleCells()
    .filter((cell) => !isChoice(cell))
    .map((cell) => <BodyCell key={cell.id} table={table} cell={cell} />);
}, isSameRow);

function BodyCell({ table, cell }: { table: AnyTable; cell: AnyCell }) {
  const { id, columnDef } = cell.column;
  const { meta } = columnDef;
  return (
    <td
      {...ROLES.cell}
      data-column={id}
      data-label={meta?.short ?? meta?.label}
      data-align={meta?.align}
      data-primary={meta?.primary}
      data-identifier={meta?.identifier}
      data-self-evident={meta?.selfEvident}
      data-line={meta?.line ?? (meta?.primary ? 1 : 2)}
      data-whole={meta?.whole}
      data-timed={meta?.timed}
      data-nothing={('accessorFn' in columnDef && isNothing(cell.getValue())) || undefined}
    >
      <table.FlexRender cell={cell} />
    </td>
  );
}

/** On a phone, a card that doesn’t open all of its record shows the whole of what was cut off. */
function Unfold({ name }: { name: string }) {
  const [isOpen, open] = useState(false);
  return (
    <td {...ROLES.cell} className="unfold">
      <button
        type="button"
        className="icon-button"
        aria-expanded={isOpen}
        aria-label={say.showWhole({ row: name })}
        onClick={() => open(!isOpen)}
      >
        <ChevronDown aria-hidden size={16} />
      </button>
    </td>
  );
}

function isNothing(value: unknown): boolean {
  return !isSomething(value) || (Array.isArray(value) && value.length === 0);
}

function isSameRow(before: RowProps, after: RowProps): boolean {
  return before.row === after.row && before.columns === after.columns;
}

function isChoice({ column }: AnyCell): boolean {
  return column.id === SELECT;
}

function Message<Row extends Identified>(props: { table: RecordTableModel<Row>; children: ReactNode }) {
  return (
    <tbody {...ROLES.group}>
      <tr {...ROLES.row} className="message-row">
        <td {...ROLES.cell} colSpan={props.table.getVisibleLeafColumns().length}>
          <div className="message">{props.children}</div>
        </td>
      </tr>
    </tbody>
  );
}
