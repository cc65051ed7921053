import { useState } from 'react';

type Choice = Record<string, boolean>;
type Update = Choice | ((before: Choice) => Choice);

/**
 * Which columns are shown: all but the further ones, until the user hides or chooses some. Kept in this browser until
 * they sign out.
 */
export function useColumnChoice(table: string, further: readonly string[]) {
  const key = `columns.${table}`;
  const [chosen, setChosen] = useState<Choice>(() => read(key));
  const visibility = { ...Object.fromEntries(further.map((id) => [id, false])), ...chosen };
  const choose = (update: Update) => {
    const next = typeof update === 'function' ? update(visibility) : update;
    localStorage.setItem(key, JSON.stringify(next));
    setChosen(next);
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
