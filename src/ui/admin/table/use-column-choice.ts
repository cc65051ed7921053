import { useMemo, useState, useSyncExternalStore } from 'react';
import type { RecordColumn } from './table-model.ts';
import type { Identified } from './table-search.ts';

type Choice = Record<string, boolean>;
type Update = Choice | ((before: Choice) => Choice);

/**
 * Which columns are shown: all but the further ones and those for which there is no room, until the user hides or chooses
 * some. Kept in this browser until they sign out.
 */
export function useColumnChoice<Row extends Identified>(
  table: string,
  columns: readonly RecordColumn<Row>[],
) {
  const key = `columns.${table}`;
  const [chosen, setChosen] = useState<Choice>(() => read(key));
  const tooWide = useTooWide(columns);
  // The same objects as long as nothing changes: with others, all rows render again.
  const byItself = useMemo(() => ({ ...hidingFurther(columns), ...hiding(tooWide) }), [columns, tooWide]);
  const visibility = useMemo(() => ({ ...byItself, ...chosen }), [byItself, chosen]);
  const choose = (update: Update) => {
    const next = typeof update === 'function' ? update(visibility) : update;
    const kept = { ...chosen };
    for (const [id, shown] of Object.entries(next)) {
      if (shown === (visibility[id] ?? true)) continue;
      // What is as it would be by itself follows the window's width again.
      if (shown === (byItself[id] ?? true)) delete kept[id];
      else kept[id] = shown;
    }
    localStorage.setItem(key, JSON.stringify(kept));
    setChosen(kept);
  };
  const gaveWay = tooWide.split(' ').filter((id) => chosen[id] === undefined);
  return { visibility, choose, gaveWay };
}

function hidingFurther<Row extends Identified>(columns: readonly RecordColumn<Row>[]): Choice {
  return Object.fromEntries(columns.flatMap(({ id, meta }) => (id && meta?.isFurther ? [[id, false]] : [])));
}

function hiding(ids: string): Choice {
  return Object.fromEntries(ids.split(' ').flatMap((id) => (id ? [[id, false]] : [])));
}

/** The names of the columns for which the window has no room. */
function useTooWide<Row extends Identified>(columns: readonly RecordColumn<Row>[]): string {
  return useSyncExternalStore(onResize, () =>
    columns.flatMap(({ id, meta }) => (id && meta?.room && hasNoRoom(meta.room) ? id : [])).join(' '),
  );
}

/** Below 600 px, rows are cards. */
function hasNoRoom(room: number): boolean {
  return window.matchMedia(`(min-width: 600px) and (width < ${room}rem)`).matches;
}

function onResize(changed: () => void): () => void {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}

function read(key: string): Choice {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}');
  } catch {
    return {};
  }
}
