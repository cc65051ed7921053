import { useState } from 'react';

const KEY = 'density';
const COMPACT = 'compact';

/** Whether lists are shown in low rows. Kept in this browser until the user signs out. */
export function useDensity(): readonly [compact: boolean, choose: (compact: boolean) => void] {
  const [compact, setCompact] = useState(() => localStorage.getItem(KEY) === COMPACT);
  const choose = (next: boolean) => {
    localStorage.setItem(KEY, next ? COMPACT : 'airy');
    setCompact(next);
  };
  return [compact, choose];
}
