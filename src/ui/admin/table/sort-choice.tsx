import * as say from '../messages.ts';
import type { RecordTableModel } from './table-model.ts';
import type { Identified } from './table-search.ts';

/** Sorting for narrow screens, where the rows are stacked and the table has no header. */
export function SortChoice<Row extends Identified>({ table }: { table: RecordTableModel<Row> }) {
  const sortable = table.getAllLeafColumns().filter((column) => column.getCanSort());
  const [sorted] = table.state.sorting;
  if (sortable.length === 0) return null;
  return (
    <label className="sort-choice">
      <span className="visually-hidden">{say.sortBy()}</span>
      <select
        value={sorted ? `${sorted.id} ${sorted.desc ? 'desc' : 'asc'}` : ''}
        onChange={(event) => {
          const [id = '', order] = event.target.value.split(' ');
          table.getColumn(id)?.toggleSorting(order === 'desc');
        }}
      >
        {!sorted && <option value="">{say.defaultOrder()}</option>}
        {sortable.flatMap((column) => [
          <option key={`${column.id} asc`} value={`${column.id} asc`}>
            {say.ascending({ label: column.columnDef.meta?.label ?? '' })}
          </option>,
          <option key={`${column.id} desc`} value={`${column.id} desc`}>
            {say.descending({ label: column.columnDef.meta?.label ?? '' })}
          </option>,
        ])}
      </select>
    </label>
  );
}
