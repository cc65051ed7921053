import { ArrowDown, ArrowUp } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { IconButton } from './icon-button.tsx';
import * as say from './messages.ts';
import type { Identified } from './table/table-search.ts';

interface Props<Row extends Identified> {
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  /** Swaps two neighbours. */
  onSwap: (upper: Row, lower: Row) => void;
}

export function OrderList<Row extends Identified>({ rows, nameOf, onSwap }: Props<Row>) {
  const pressed = useRef<HTMLElement>(null);
  // An element that moves in the document loses the focus, so it is restored for the next move.
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
            label={say.moveRowUp({ row: nameOf(row) })}
            disabled={index === 0}
            onClick={({ currentTarget }) => swap(rows[index - 1], row, currentTarget)}
          >
            <ArrowUp aria-hidden size={16} />
          </IconButton>
          <IconButton
            label={say.moveRowDown({ row: nameOf(row) })}
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

/** At either end of the list only the button for the other direction remains. */
function focusOther(button: HTMLElement): void {
  button.closest('li')?.querySelector<HTMLElement>('button:not(:disabled)')?.focus();
}
