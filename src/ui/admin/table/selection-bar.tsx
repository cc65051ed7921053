import type { RowSelectionState } from '@tanstack/react-table';
import { Trash2, X } from 'lucide-react';
import { type ReactNode, useDeferredValue } from 'react';
import { PAGE_SIZE_MAX } from '#platform/contract/lists.ts';
import { ACTIONS } from '../at-hand.ts';
import { Button } from '../button.tsx';
import { IconButton } from '../icon-button.tsx';
import * as say from '../messages.ts';
import { raiseToasts } from '../toasts.tsx';
import { ExportButtons } from './export-buttons.tsx';
import type { ExportOf } from './export-list.ts';
import { type RecordTableModel, shownIn } from './table-model.ts';
import type { Identified, ListCall, TableSearch } from './table-search.ts';
import { type Chosen, useSelection } from './use-selection.ts';

interface Props<Row extends Identified> {
  table: RecordTableModel<Row>;
  call: ListCall<Row>;
  search: TableSearch;
  /** How many match the search and the filters. */
  total: number;
  exportOf: ExportOf | undefined;
  /** The columns that are hidden only because the window is narrow. */
  gaveWay: readonly string[];
  remove: ((rows: Row[]) => void) | undefined;
  /** Further actions. */
  actionsOf: ((rows: Row[]) => ReactNode) | undefined;
  /** Its actions take many rows in one call, so all that match can be chosen. */
  takesMany: boolean;
}

/**
 * The actions for the chosen rows. Below them, or at the lower edge of the window, so that no row moves when it
 * appears.
 */
export function SelectionBar<Row extends Identified>(props: Props<Row>) {
  const { table } = props;
  return (
    <table.Subscribe source={table.atoms.rowSelection}>
      {(selection) => <Bar {...props} selection={selection} />}
    </table.Subscribe>
  );
}

function Bar<Row extends Identified>(props: Props<Row> & { selection: RowSelectionState }) {
  const chosen = useSelection(props);
  // The boxes are painted before what can be done with their rows.
  return useDeferredValue(chosen.rows.length > 0 && <Actions {...props} {...chosen} />);
}

function Actions<Row extends Identified>(props: Props<Row> & Chosen<Row>) {
  const { search, total, exportOf, remove, actionsOf, takesMany, rows } = props;
  const most = Math.min(total, PAGE_SIZE_MAX);
  return (
    <div ref={watchBar} className="selection-bar" {...{ [ACTIONS]: say.selected({ count: rows.length }) }}>
      <p role="status">{say.selected({ count: rows.length })}</p>
      <IconButton label={say.clearSelection()} onClick={() => props.table.resetRowSelection()}>
        <X aria-hidden size={16} />
      </IconButton>
      {takesMany && rows.length < most && (
        <div className="select-all">
          <Button busy={props.isChoosingAll} onClick={props.chooseAll}>
            {total > most ? say.selectFirst({ most, total }) : say.selectTotal({ total })}
          </Button>
        </div>
      )}
      {actionsOf && <div className="own-actions">{actionsOf(rows)}</div>}
      {remove && (
        <Button kind="danger" aria-label={say.deleteSelected()} onClick={() => remove(rows)}>
          <Trash2 aria-hidden size={16} />
          {say.deleteRecord()}
        </Button>
      )}
      {exportOf && (
        <ExportButtons
          of={exportOf}
          search={search}
          ids={rows.map(({ id }) => id)}
          shown={shownIn(props.table, props.gaveWay)}
        />
      )}
    </div>
  );
}

/** The free space at the lower edge of a row or card. */
const FREE_PX = 16;

function watchBar(bar: HTMLDivElement): () => void {
  uncoverChosen(bar);
  return raiseToasts();
}

/** What was pressed may be where the bar appears. The rest of a card may stay behind it: nothing moves without need. */
function uncoverChosen(bar: HTMLElement): void {
  const cell = document.activeElement?.closest('td');
  if (!cell) return;
  const covered = cell.getBoundingClientRect().bottom - bar.getBoundingClientRect().top;
  // Half of the free space is left for a bar that grows when its font arrives.
  if (covered > FREE_PX / 2) scrollBy({ top: covered });
}
