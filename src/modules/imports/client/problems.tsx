import type { Correction, Preview } from '../contract.ts';
import * as say from '../messages.ts';

interface Props {
  preview: Preview;
  /** What is to be read instead of a cell. */
  onCorrect: (correction: Correction) => void;
}

/** What is wrong with which row. What is in a cell is corrected here, and the file checked again. */
export function Problems({ preview: { problems, problemTotal, columns }, onCorrect }: Props) {
  if (problemTotal === 0) return null;
  const others = problemTotal - problems.length;
  const hasColumn = (field: string) => columns.some((column) => column.field === field && field !== '');
  return (
    <ul className="import-problems">
      {problems.map(({ line, column, message, field, value }) => {
        const where = column
          ? say.lineAndColumn({ line: String(line), column })
          : say.line({ line: String(line) });
        return (
          <li key={`${line} ${column} ${message}`}>
            <strong>{where}</strong> {message}
            {hasColumn(field) && (
              <input
                className="control control-short"
                aria-label={say.correctCell({ cell: where })}
                defaultValue={value}
                onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
                onBlur={({ currentTarget }) =>
                  currentTarget.value !== value && onCorrect({ line, field, value: currentTarget.value })
                }
              />
            )}
          </li>
        );
      })}
      {others > 0 && <li>{say.andOthers({ count: others })}</li>}
    </ul>
  );
}
