import { Menu } from '@base-ui/react/menu';
import { Check, Columns3 } from 'lucide-react';
import { useRef } from 'react';
import { buttonClass } from '../button.tsx';
import type { RecordTableModel } from './table-model.ts';
import type { Identified } from './table-search.ts';

export function ColumnMenu<Row extends Identified>({ table }: { table: RecordTableModel<Row> }) {
  const place = useRef<HTMLDivElement>(null);
  return (
    <Menu.Root>
      <div ref={place}>
        <Menu.Trigger className={buttonClass()} aria-label="Columns">
          <Columns3 aria-hidden size={16} />
          <span className="button-words">Columns</span>
        </Menu.Trigger>
      </div>
      {/* Rendered inside the screen's landmark instead of at the end of the document. */}
      <Menu.Portal container={place}>
        <Menu.Positioner sideOffset={4} align="end" className="floating">
          <Menu.Popup className="menu">
            {table
              .getAllLeafColumns()
              .filter((column) => column.getCanHide())
              .map((column) => (
                <Menu.CheckboxItem
                  key={column.id}
                  className="menu-item"
                  checked={column.getIsVisible()}
                  onCheckedChange={(checked) => column.toggleVisibility(checked)}
                  closeOnClick={false}
                >
                  <span className="menu-mark">
                    <Menu.CheckboxItemIndicator>
                      <Check aria-hidden size={14} />
                    </Menu.CheckboxItemIndicator>
                  </span>
                  {column.columnDef.meta?.label}
                </Menu.CheckboxItem>
              ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
