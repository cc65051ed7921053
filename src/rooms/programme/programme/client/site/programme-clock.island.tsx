import { useEffect } from 'react';
import type { FirstDay } from '../../now-and-next.ts';
import { watchTime } from './live/clock.ts';
import { markStates, sessionsOnPage } from './live/sessions-on-page.ts';

/** Shows nothing, and keeps what is now and next beside it right. */
export function ProgrammeClock({ clock, first }: { clock: string; first: FirstDay }) {
  useEffect(() => {
    const sessions = sessionsOnPage();
    return watchTime(clock, (now) => markStates(sessions, now, first));
  }, [clock, first]);
  return null;
}
