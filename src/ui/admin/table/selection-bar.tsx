import { Trash2 } from 'lucide-react';
import { Button } from '../button.tsx';
import { ExportButtons, type ExportOf } from './export-buttons.tsx';
import type { RecordTableModel } from './table-model.ts';
import type { Identified } from './table-search.ts';
import { useTableSearch } from './use-table-search.ts';

interface Props<Row extends Identified> {
  table: RecordTableModel<Row>;
  exportOf: ExportOf | undefined;
  remove: ((rows: Row[]) => void) | undefined;
}

/** The actions for the chosen rows. At the lower edge of the window, so that no row moves when it appears. */
export function SelectionBar<Row extends Identified>({ table, exportOf, remove }: Props<Row>) {
  const { search } = useTableSearch();
  const chosen = table.getSelectedRowModel().rows.map((row) => row.original);
  if (chosen.length === 0) return null;
  return (
    <div className="selection-bar">
      <p role="status">{chosen.length} selected</p>
      {remove && (
        <Button kind="danger" aria-label="Delete selected" onClick={() => remove(chosen)}>
          <Trash2 aria-hidden size={16} />
          Delete <span className="button-words">selected</span>
        </Button>
      )}
      {exportOf && <ExportButtons of={exportOf} search={search} ids={chosen.map(({ id }) => id)} />}
      <Button kind="quiet" onClick={() => table.resetRowSelection(true)}>
        Clear selection
      </Button>
    </div>
  );
}
