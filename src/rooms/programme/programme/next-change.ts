import { zonedInstant } from '#platform/contract/zoned-instant.ts';
import { endOf, firstDayOf, startOf, type Timed } from './now-and-next.ts';

interface Programme {
  zone: string;
  days: readonly { date: string }[];
  sessions: readonly Timed[];
}

/** When what is on or next changes: something begins or ends, or the first day does. Browsers don't need it. */
export function nextChange(programme: Programme, now: Date): Date | undefined {
  const { zone, firstDay } = firstDayOf(programme);
  const turns = programme.sessions.flatMap((one) => [startOf(one), endOf(one)]);
  if (firstDay) turns.push(zonedInstant(firstDay, zone).getTime());
  const toCome = turns.filter((turn) => turn > now.getTime());
  return toCome.length > 0 ? new Date(Math.min(...toCome)) : undefined;
}
