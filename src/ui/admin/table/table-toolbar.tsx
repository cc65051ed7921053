import { Rows4 } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { Given } from '../client-module.tsx';
import { IconButton } from '../icon-button.tsx';
import * as say from '../messages.ts';
import { ColumnChoice } from './column-choice.tsx';
import { ExportButtons } from './export-buttons.tsx';
import type { ExportOf } from './export-list.ts';
import { type Filter, Filters } from './filters.tsx';
import { SELECT, SelectPage } from './own-columns.tsx';
import { SearchBox } from './search-box.tsx';
import { SortChoice } from './sort-choice.tsx';
import { type RecordTableModel, shownIn } from './table-model.ts';
import { type Identified, isNarrowed } from './table-search.ts';
import { useTableSearch } from './use-table-search.ts';

declare module '../client-module.tsx' {
  interface ClientModule {
    /** In the toolbar of a list that is searched or filtered, by the name of the list's call. */
    ListExtra?: ComponentType<{ list: string }>;
  }
}

interface Props<Row extends Identified> {
  /** The name of the list's call. */
  list: string;
  table: RecordTableModel<Row>;
  heading: ReactNode;
  searchLabel: string | undefined;
  filters: readonly Filter[] | undefined;
  exportOf: ExportOf | undefined;
  /** The columns that are hidden only because the window is narrow. */
  gaveWay: readonly string[];
  /** What the list is called. */
  about: string;
  compact: boolean;
  onCompact: (compact: boolean) => void;
}

/** Above a table: search, filters, columns and export. */
export function TableToolbar<Row extends Identified>(props: Props<Row>) {
  const { table, heading, searchLabel, filters, exportOf, compact, onCompact } = props;
  const { search } = useTableSearch();
  return (
    <div className="toolbar">
      {heading}
      {searchLabel && <SearchBox label={searchLabel} />}
      {filters && <Filters filters={filters} />}
      {isNarrowed(search) && <Given name="ListExtra" props={{ list: props.list }} />}
      <div className="toolbar-end">
        <SortChoice table={table} />
        <span className="density">
          <IconButton label={say.compactRows()} aria-pressed={compact} onClick={() => onCompact(!compact)}>
            <Rows4 aria-hidden size={16} />
          </IconButton>
        </span>
        <ColumnChoice table={table} />
        {exportOf && (
          <ExportButtons
            of={exportOf}
            search={search}
            shown={shownIn(table, props.gaveWay)}
            about={props.about}
          />
        )}
        {table.getColumn(SELECT) && table.getRowModel().rows.length > 0 && (
          <span className="select-page">
            <SelectPage table={table} />
          </span>
        )}
      </div>
    </div>
  );
}
