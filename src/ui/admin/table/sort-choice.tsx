import * as say from '../messages.ts';
import type { RecordTableModel } from './table-model.ts';
import type { Identified } from './table-search.ts';

/**
 * Sorting for narrow screens, where the rows are stacked and the table has no header. What can be chosen is said in words;
 * what is chosen has a header’s arrow instead, or the files would have no room beside it.
 */
export function SortChoice<Row extends Identified>({ table }: { table: RecordTableModel<Row> }) {
  const sortable = table.getAllLeafColumns().filter((column) => column.getCanSort());
  const [sorted] = table.state.sorting;
  if (sortable.length === 0) return null;
  const labelOf = (id: string) => table.getColumn(id)?.columnDef.meta?.label ?? '';
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
        {sortable.flatMap(({ id, columnDef: { meta: { label = '' } = {} } }) => [
          <option key={`${id} asc`} value={`${id} asc`}>
            {say.ascending({ label })}
          </option>,
          <option key={`${id} desc`} value={`${id} desc`}>
            {say.descending({ label })}
          </option>,
        ])}
      </select>
      <span aria-hidden className="sort-shown">
        {sorted ? `${labelOf(sorted.id)} ${sorted.desc ? '↓' : '↑'}` : say.defaultOrder()}
      </span>
    </label>
  );
}
