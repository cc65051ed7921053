import { useEffect, useState } from 'react';

/** What ends sooner isn't worth a change on the screen. */
const LATE_MS = 150;

/** Whether something has been going on for so long that people should see it. */
export function useLate(goesOn: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!goesOn) return;
    const timer = setTimeout(setLate, LATE_MS, true);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [goesOn]);
  return isLate;
}
