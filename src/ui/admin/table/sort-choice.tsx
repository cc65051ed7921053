import * as say from '../messages.ts';
import type { RecordTableModel } from './table-model.ts';
import type { Identified } from './table-search.ts';

/**
 * Sorting for narrow screens, where the rows are stacked and the table has no header. The arrows are those of headers; in
 * words they wouldn’t leave the files room on their line.
 */
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
        {sortable.flatMap(({ id, columnDef: { meta: { label = '' } = {} } }) => [
          <option key={`${id} asc`} value={`${id} asc`} aria-label={say.ascending({ label })}>
            {`${label} ↑`}
          </option>,
          <option key={`${id} desc`} value={`${id} desc`} aria-label={say.descending({ label })}>
            {`${label} ↓`}
          </option>,
        ])}
      </select>
    </label>
  );
}
