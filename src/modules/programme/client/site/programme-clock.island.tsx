import { useEffect } from 'react';
import { watchTime } from './live/clock.ts';
import { markStates, sessionsOnPage } from './live/sessions-on-page.ts';

/** Shows nothing, and keeps what is now and next beside it right. */
export function ProgrammeClock({ clock }: { clock: string }) {
  useEffect(() => {
    const sessions = sessionsOnPage();
    return watchTime(clock, (now) => markStates(sessions, now));
  }, [clock]);
  return null;
}
