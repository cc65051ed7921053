import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { ColumnMenu } from './column-menu.tsx';
import { ExportButtons, type ExportOf } from './export-buttons.tsx';
import { type Filter, Filters } from './filters.tsx';
import { SearchBox } from './search-box.tsx';
import { SortChoice } from './sort-choice.tsx';
import type { RecordTableModel } from './table-model.ts';
import type { Identified } from './table-search.ts';
import { useTableSearch } from './use-table-search.ts';

interface Props<Row extends Identified> {
  table: RecordTableModel<Row>;
  heading: ReactNode;
  searchLabel: string | undefined;
  filters: readonly Filter[] | undefined;
  exportOf: ExportOf | undefined;
  remove: ((rows: Row[]) => void) | undefined;
}

/** Above a table: search, columns and export; while rows are chosen, also the actions for them. */
export function TableToolbar<Row extends Identified>(props: Props<Row>) {
  const { table, heading, searchLabel, filters, exportOf, remove } = props;
  const { search } = useTableSearch();
  const selected = table.getSelectedRowModel().rows.map((row) => row.original);
  return (
    <div className="toolbar">
      {heading}
      {searchLabel && <SearchBox label={searchLabel} />}
      {filters && <Filters filters={filters} />}
      {selected.length > 0 && (
        <div className="toolbar-selection">
          <p role="status">{selected.length} selected</p>
          {remove && (
            <Button kind="danger" onClick={() => remove(selected)}>
              <Trash2 aria-hidden size={16} />
              Delete selected
            </Button>
          )}
          <Button kind="quiet" onClick={() => table.resetRowSelection(true)}>
            Clear selection
          </Button>
        </div>
      )}
      <div className="toolbar-end">
        <SortChoice table={table} />
        <ColumnMenu table={table} />
        {exportOf && <ExportButtons of={exportOf} search={search} ids={selected.map(({ id }) => id)} />}
      </div>
    </div>
  );
}
