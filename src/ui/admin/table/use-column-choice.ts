import { useMemo, useState } from 'react';
import type { RecordColumn } from './table-model.ts';
import type { Identified } from './table-search.ts';

type Choice = Record<string, boolean>;
type Update = Choice | ((before: Choice) => Choice);

/**
 * Which columns are shown: all but the further ones, until the user hides or chooses some. Kept in this browser until
 * they sign out.
 */
export function useColumnChoice<Row extends Identified>(
  table: string,
  columns: readonly RecordColumn<Row>[],
) {
  const key = `columns.${table}`;
  const [chosen, setChosen] = useState<Choice>(() => read(key));
  // The same object as long as nothing changes: with another one, all rows render again.
  const visibility = useMemo(() => ({ ...hidingFurther(columns), ...chosen }), [columns, chosen]);
  const choose = (update: Update) => {
    const next = typeof update === 'function' ? update(visibility) : update;
    localStorage.setItem(key, JSON.stringify(next));
    setChosen(next);
  };
  return { visibility, choose };
}

function hidingFurther<Row extends Identified>(columns: readonly RecordColumn<Row>[]): Choice {
  return Object.fromEntries(columns.flatMap(({ id, meta }) => (id && meta?.isFurther ? [[id, false]] : [])));
}

function read(key: string): Choice {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}');
  } catch {
    return {};
  }
}
