import * as say from '../messages.ts';
import { ROLES } from './roles.ts';
import type { RecordTableModel } from './table-model.ts';
import type { Identified } from './table-search.ts';

/** A longer page isn't filled: its end isn't in view. */
const MOST_ROWS = 20;

/** Rows without content where the list's rows are about to be, so that nothing jumps when they come. */
export function TableLoading<Row extends Identified>({ table }: { table: RecordTableModel<Row> }) {
  const { pageSize } = table.state.pagination;
  const columns = table.getVisibleLeafColumns();
  const first = columns.find(({ id }) => id !== 'select');
  return (
    <tbody {...ROLES.group} className="loading-rows">
      {Array.from({ length: Math.min(pageSize, MOST_ROWS) }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all the same
        <tr key={row} {...ROLES.row} aria-hidden={row > 0}>
          {columns.map(({ id, columnDef: { meta } }) => (
            <td
              key={id}
              {...ROLES.cell}
              data-column={id}
              data-label={meta?.label}
              data-primary={meta?.primary}
            >
              <span className="loading-cell" />
              {row === 0 && id === first?.id && (
                <span role="status" className="loading-words">
                  <span className="spinner" />
                  {say.loading()}
                </span>
              )}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
