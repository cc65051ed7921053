import { useState } from 'react';

type Choice = Record<string, boolean>;
type Update = Choice | ((before: Choice) => Choice);

/** Which columns are shown: all, except those that the user hid. Kept in this browser until they sign out. */
export function useColumnChoice(table: string) {
  const key = `columns.${table}`;
  const [visibility, setVisibility] = useState<Choice>(() => read(key));
  const choose = (update: Update) => {
    const next = typeof update === 'function' ? update(visibility) : update;
    localStorage.setItem(key, JSON.stringify(next));
    setVisibility(next);
  };
  return { visibility, choose };
}

function read(key: string): Choice {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}');
  } catch {
    return {};
  }
}
