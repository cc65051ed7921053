import type { ReactNode } from 'react';
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
}

/** Above a table: search, filters, columns and export. */
export function TableToolbar<Row extends Identified>(props: Props<Row>) {
  const { table, heading, searchLabel, filters, exportOf } = props;
  const { search } = useTableSearch();
  return (
    <div className="toolbar">
      {heading}
      {searchLabel && <SearchBox label={searchLabel} />}
      {filters && <Filters filters={filters} />}
      <div className="toolbar-end">
        <SortChoice table={table} />
        <ColumnMenu table={table} />
        {exportOf && <ExportButtons of={exportOf} search={search} />}
      </div>
    </div>
  );
}
