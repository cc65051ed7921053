import type { RecordTableModel } from './table-model.ts';
import type { Identified } from './table-search.ts';

/** Sorting for narrow screens, where the rows are stacked and the table has no header. */
export function SortChoice<Row extends Identified>({ table }: { table: RecordTableModel<Row> }) {
  const sortable = table.getAllLeafColumns().filter((column) => column.getCanSort());
  const [sorted] = table.state.sorting;
  if (sortable.length === 0) return null;
  return (
    <label className="sort-choice">
      Sort by
      <select
        value={sorted ? `${sorted.id} ${sorted.desc ? 'desc' : 'asc'}` : ''}
        onChange={(event) => {
          const [id = '', order] = event.target.value.split(' ');
          table.getColumn(id)?.toggleSorting(order === 'desc');
        }}
      >
        {!sorted && <option value="">Default order</option>}
        {sortable.flatMap((column) => [
          <option key={`${column.id} asc`} value={`${column.id} asc`}>
            {column.columnDef.meta?.label}, ascending
          </option>,
          <option key={`${column.id} desc`} value={`${column.id} desc`}>
            {column.columnDef.meta?.label}, descending
          </option>,
        ])}
      </select>
    </label>
  );
}
