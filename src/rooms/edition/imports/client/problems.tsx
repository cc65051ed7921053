import type { RefObject } from 'react';
import { Button } from '#ui/admin/button.tsx';
import type { Correction, Preview } from '../contract.ts';
import * as say from '../messages.ts';

interface Props {
  preview: Preview;
  /** What is to be read instead of a cell. */
  onCorrect: (correction: Correction) => void;
  /** Says how many rows can be imported: where Enter leads from the last cell, which goes once it is right. */
  outcome: RefObject<HTMLElement | null>;
}

/** What is wrong with which row. What is in a cell is corrected here, and the file checked again. */
export function Problems({
  preview: { problems, problemTotal, columns, fields },
  onCorrect,
  outcome,
}: Props) {
  if (problemTotal === 0) return null;
  const others = problemTotal - problems.length;
  const hasColumn = (field: string) =>
    columns.some((column) => {
      const partOf = fields.find(({ name }) => name === column.field)?.partOf;
      return field !== '' && (column.field === field || partOf === field);
    });
  return (
    <ul className="import-problems">
      {problems.map(({ line, column, message, field, value, isDoubt }) => {
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
                onKeyDown={({ key, currentTarget }) =>
                  key === 'Enter' && (cellAfter(currentTarget) ?? outcome.current)?.focus()
                }
                onBlur={({ currentTarget }) =>
                  currentTarget.value !== value && onCorrect({ line, field, value: currentTarget.value })
                }
              />
            )}
            {isDoubt && <Button onClick={() => onCorrect({ line, field, value })}>{say.asItIs()}</Button>}
          </li>
        );
      })}
      {others > 0 && <li>{say.andOthers({ count: others })}</li>}
    </ul>
  );
}

function cellAfter(cell: HTMLInputElement): HTMLInputElement | undefined {
  const cells = [...(cell.closest('ul')?.querySelectorAll('input') ?? [])];
  return cells[cells.indexOf(cell) + 1];
}
