import { useState } from 'react';

type Choice = Record<string, boolean>;
type Update = Choice | ((before: Choice) => Choice);

/** Which columns of a table are shown; kept in this browser until the sign-out. */
export function useColumnChoice(table: string): [Choice, (update: Update) => void] {
  const key = `columns.${table}`;
  const [choice, setChoice] = useState<Choice>(() => read(key));
  function choose(update: Update) {
    const next = typeof update === 'function' ? update(choice) : update;
    localStorage.setItem(key, JSON.stringify(next));
    setChoice(next);
  }
  return [choice, choose];
}

function read(key: string): Choice {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}');
  } catch {
    return {};
  }
}
