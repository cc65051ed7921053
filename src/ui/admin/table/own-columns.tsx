import type { LinkOptions } from '@tanstack/react-router';
import { Subscribe, type Table } from '@tanstack/react-table';
import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { ClothMark } from '#ui/cloth/cloth-mark.tsx';
import * as say from '../messages.ts';
import { OpenHereLink, RowLink } from './row-link.tsx';
import type { features, RecordColumn } from './table-model.ts';
import type { Identified } from './table-search.ts';

interface Props {
  label: string;
  checked: boolean;
  mixed?: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

const OWN = { enableSorting: false, enableHiding: false } as const;
/** The column of the boxes. */
export const SELECT = 'select';
/** The width of the columns that stay at the edge while the rest scrolls. */
export const PINNED_REM = 4;

export function selectColumn<Row extends Identified>(nameOf: (row: Row) => string): RecordColumn<Row> {
  return {
    ...OWN,
    id: SELECT,
    meta: { label: say.select(), width: 2.25, line: 1, whole: true },
    header: ({ table }) => <SelectPage table={table} />,
    cell: ({ row }) => (
      <Checkbox
        label={say.selectRow({ row: nameOf(row.original) })}
        checked={row.getIsSelected()}
        onChange={(checked) => row.toggleSelected(checked)}
      />
    ),
  };
}

/** The box of all rows of the page. */
export function SelectPage<Row extends Identified>({ table }: { table: Table<typeof features, Row> }) {
  return (
    <Subscribe source={table.atoms.rowSelection}>
      {() => (
        <Checkbox
          label={say.selectPage()}
          checked={table.getIsAllPageRowsSelected()}
          mixed={table.getIsSomePageRowsSelected()}
          disabled={table.getRowModel().rows.length === 0}
          onChange={(checked) => table.toggleAllPageRowsSelected(checked)}
        />
      )}
    </Subscribe>
  );
}

const OPENING = 'opening-link';

/** In rem: the strip beside a name. */
const CLOTH_WIDTH = 1.25;

/** The column with the record's name, beside the cloth that is woven from it. */
export function clothColumn<Row extends Identified>(
  column: RecordColumn<Row>,
  seedOf: (row: Row) => string,
): RecordColumn<Row> {
  const { cell, meta } = column;
  if (typeof cell !== 'function' || typeof meta?.width !== 'number') return column;
  return {
    ...column,
    cell: (context) => (
      <span className="clothed-cell">
        <ClothMark seed={seedOf(context.row.original)} />
        {cell(context) as ReactNode}
      </span>
    ),
    meta: { ...meta, width: meta.width + CLOTH_WIDTH },
  };
}

/** The column with the record's name, as a link that opens the record over its list or on a screen of its own. */
export function openingColumn<Row extends Identified>(
  column: RecordColumn<Row>,
  where: 'here' | ((row: Row) => LinkOptions),
): RecordColumn<Row> {
  return {
    ...column,
    cell: ({ row: { original } }) => {
      const shown = column.meta?.show?.(original);
      if (where !== 'here') {
        return (
          <RowLink link={where(original)} className={OPENING}>
            {shown}
          </RowLink>
        );
      }
      return (
        <OpenHereLink record={original.id} className={OPENING}>
          {shown}
        </OpenHereLink>
      );
    },
  };
}

export function editColumn<Row extends Identified>(
  nameOf: (row: Row) => string,
  linkTo: (row: Row) => LinkOptions,
): RecordColumn<Row> {
  return {
    ...OWN,
    id: 'edit',
    header: say.edit(),
    meta: { label: say.edit(), width: PINNED_REM, whole: true },
    cell: ({ row }) => (
      <RowLink
        link={linkTo(row.original)}
        className="icon-button"
        {...named(say.editRow({ row: nameOf(row.original) }), 'e')}
      >
        <Pencil aria-hidden size={16} />
      </RowLink>
    ),
  };
}

export function removeColumn<Row extends Identified>(
  heading: string,
  nameOf: (row: Row) => string,
  onRemove: (row: Row) => void,
): RecordColumn<Row> {
  return {
    ...OWN,
    id: 'remove',
    header: heading,
    meta: { label: heading, width: PINNED_REM, whole: true },
    cell: ({ row }) => (
      <button
        type="button"
        className="icon-button"
        {...named(say.deleteRowNamed({ row: nameOf(row.original) }), '#')}
        onClick={() => onRemove(row.original)}
      >
        <Trash2 aria-hidden size={16} />
      </button>
    ),
  };
}

/** The browser's own tooltip: a component in each of a thousand rows would be noticeably slow. */
function named(label: string, key: string) {
  return { 'aria-label': label, 'aria-keyshortcuts': key, title: `${label} (${key})` };
}

/** The browser's own checkbox, because a long list has a thousand of them. */
function Checkbox({ label, checked, mixed = false, disabled, onChange }: Props) {
  return (
    <input
      type="checkbox"
      className="checkbox"
      aria-label={label}
      checked={checked}
      disabled={disabled}
      ref={(box) => {
        if (box) box.indeterminate = mixed && !checked;
      }}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
