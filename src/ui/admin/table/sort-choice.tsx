import * as say from '../messages.ts';
import type { ColumnMeta, RecordTableModel } from './table-model.ts';
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
        {sortable.flatMap(({ id, columnDef: { meta } }) => {
          const { label = '' } = meta ?? {};
          const [ascending, descending] = ordersOf(meta);
          return [
            <option key={`${id} asc`} value={`${id} asc`}>
              {ascending({ label })}
            </option>,
            <option key={`${id} desc`} value={`${id} desc`}>
              {descending({ label })}
            </option>,
          ];
        })}
      </select>
    </label>
  );
}

/** What comes first. Short, so that the files keep their place on the line. */
function ordersOf({ instant, dated, align, worded }: Partial<ColumnMeta> = {}) {
  if (instant || dated) return [say.earliest, say.latest] as const;
  if (align === 'end') return [say.lowest, say.highest] as const;
  return worded ? ([say.fromA, say.fromZ] as const) : ([say.ascending, say.descending] as const);
}
