import { ArrowDown, ArrowUp } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { IconButton } from './icon-button.tsx';
import type { Identified } from './table/table-search.ts';

interface Props<Row extends Identified> {
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  /** Two neighbours change places. */
  onSwap: (upper: Row, lower: Row) => void;
}

export function OrderList<Row extends Identified>({ rows, nameOf, onSwap }: Props<Row>) {
  const pressed = useRef<HTMLElement>(null);
  // A row that moves in the document loses the focus; whoever moves it further must not have to look for it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the rows, whatever is in them
  useLayoutEffect(() => {
    if (pressed.current?.matches(':disabled')) focusOther(pressed.current);
    else pressed.current?.focus();
    pressed.current = null;
  }, [rows]);

  const swap = (upper: Row | undefined, lower: Row | undefined, button: HTMLElement) => {
    if (!upper || !lower) return;
    pressed.current = button;
    onSwap(upper, lower);
  };
  return (
    <ol className="order-list">
      {rows.map((row, index) => (
        <li key={row.id}>
          <span>{nameOf(row)}</span>
          <IconButton
            label={`Move ${nameOf(row)} up`}
            disabled={index === 0}
            onClick={({ currentTarget }) => swap(rows[index - 1], row, currentTarget)}
          >
            <ArrowUp aria-hidden size={16} />
          </IconButton>
          <IconButton
            label={`Move ${nameOf(row)} down`}
            disabled={index === rows.length - 1}
            onClick={({ currentTarget }) => swap(row, rows[index + 1], currentTarget)}
          >
            <ArrowDown aria-hidden size={16} />
          </IconButton>
        </li>
      ))}
    </ol>
  );
}

/** At either end of the list only the other direction is left. */
function focusOther(button: HTMLElement): void {
  button.closest('li')?.querySelector<HTMLElement>('button:not(:disabled)')?.focus();
}
