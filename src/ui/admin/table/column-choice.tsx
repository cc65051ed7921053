import { Columns3 } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../button.tsx';
import * as say from '../messages.ts';
import type { RecordTableModel } from './table-model.ts';
import type { Identified } from './table-search.ts';

/** The browser's own popover and boxes: over a long list, Base UI's menu took four times as long to open. */
export function ColumnChoice<Row extends Identified>({ table }: { table: RecordTableModel<Row> }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only a focus that leaves it is listened for
    <div className="column-choice" onBlur={closeBehindFocus}>
      <Button aria-label={say.columns()} popoverTarget={id}>
        <Columns3 aria-hidden size={16} />
        <span className="button-words">{say.columns()}</span>
      </Button>
      <fieldset
        id={id}
        popover="auto"
        className="menu column-list"
        aria-label={say.columns()}
        onKeyDown={moveFocus}
        // The browser looks for what gets the focus as soon as this has been handled.
        onBeforeToggle={({ newState }) => newState === 'open' && flushSync(() => setOpen(true))}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {isOpen && <Boxes table={table} />}
      </fieldset>
    </div>
  );
}

function Boxes<Row extends Identified>({ table }: { table: RecordTableModel<Row> }) {
  return table
    .getAllLeafColumns()
    .filter((column) => column.getCanHide())
    .map((column, index) => (
      <label key={column.id} className="menu-item">
        <input
          ref={index === 0 ? focusWhenOpened : undefined}
          type="checkbox"
          className="checkbox"
          checked={column.getIsVisible()}
          onChange={(event) => column.toggleVisibility(event.target.checked)}
        />
        {column.columnDef.meta?.label}
      </label>
    ));
}

/** React's own `autoFocus` acts only once, when the box is rendered. */
function focusWhenOpened(box: HTMLElement | null): void {
  box?.setAttribute('autofocus', '');
}

/** Moves through the boxes with the keys of a menu. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const boxes = [...event.currentTarget.querySelectorAll('input')];
  const at = boxes.findIndex((box) => box.matches(':focus'));
  const to = { ArrowDown: (at + 1) % boxes.length, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  boxes.at(to)?.focus();
}

/** The list would cover what has the focus. */
function closeBehindFocus({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  if (!relatedTarget || currentTarget.contains(relatedTarget)) return;
  currentTarget.querySelector<HTMLElement>('[popover]')?.hidePopover();
}
