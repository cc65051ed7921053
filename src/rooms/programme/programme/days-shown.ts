import { PROGRAMME_PAGE } from './addresses.ts';
import { endOf, type Timed } from './now-and-next.ts';

/** A page of more sessions than these takes too long to load: it shows one day at a time. */
const SESSIONS_MAX = 150;

export function isByDay(sessions: readonly unknown[]): boolean {
  return sessions.length > SESSIONS_MAX;
}

/** Which day is shown until another one is asked for: the first that isn't over, or of those that are, the first. */
export function dayAtFirst(
  sessions: readonly (Pick<Timed, 'end'> & { day: string })[],
  at: number,
): string | undefined {
  return (sessions.find((one) => endOf(one) > at) ?? sessions[0])?.day;
}

export const dayAddress = (date: string) => `${PROGRAMME_PAGE}?day=${date}`;

/** Where a session stands in the programme. */
export function placeInProgramme(
  { slug, day }: { slug: string; day: string },
  { sessions }: { sessions: readonly unknown[] },
): string {
  return `${isByDay(sessions) ? dayAddress(day) : PROGRAMME_PAGE}#${slug}`;
}
