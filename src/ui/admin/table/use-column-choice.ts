import { useCallback, useState } from 'react';
import type { RecordColumn } from './table-model.ts';
import type { Identified } from './table-search.ts';

type Choice = Record<string, boolean>;
type Update = Choice | ((before: Choice) => Choice);

/** Between these widths space is short: above there is enough, below the rows are stacked. */
const LITTLE_ROOM_PX = { from: 560, to: 768 };

interface Columns {
  visibility: Choice;
  choose: (update: Update) => void;
  /** A ref for the element whose width is available to the table. */
  room: (element: HTMLElement | null) => (() => void) | undefined;
}

/**
 * Which columns are shown: the user's choice, kept in this browser until they sign out, otherwise those that
 * fit.
 */
export function useColumnChoice<Row extends Identified>(
  table: string,
  columns: readonly RecordColumn<Row>[],
): Columns {
  const key = `columns.${table}`;
  const [choice, setChoice] = useState<Choice>(() => read(key));
  const [hasLittleRoom, setHasLittleRoom] = useState(false);
  const room = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      const width = entry?.contentRect.width ?? 0;
      setHasLittleRoom(width >= LITTLE_ROOM_PX.from && width < LITTLE_ROOM_PX.to);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const spare = columns.filter(({ meta }) => hasLittleRoom && meta?.spare);
  return {
    visibility: { ...Object.fromEntries(spare.map(({ id = '' }) => [id, false])), ...choice },
    choose(update) {
      const next = typeof update === 'function' ? update(choice) : update;
      localStorage.setItem(key, JSON.stringify(next));
      setChoice(next);
    },
    room,
  };
}

function read(key: string): Choice {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}');
  } catch {
    return {};
  }
}
