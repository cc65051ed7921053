import { counter } from '#modules/editions/contract.ts';
import { callAddress } from '#platform/contract/call.ts';
import { nowAndNext } from '../../now-and-next.ts';
import { dayInShort, dayInWords } from '../../shown-times.ts';
import type { Programme } from '../../site-contract.ts';

export interface BarProps {
  days: readonly { date: string; short: string; long: string }[];
  zone: string;
  /** The id in the page of the first session that is on. */
  running: string | null;
  /** Where the server's time is read. */
  clock: string;
}

export function barProps(programme: Programme, days: Programme['days'], now: Date): BarProps {
  const [running] = nowAndNext(programme.sessions, now.getTime()).now;
  return {
    days: days.map(({ date }) => ({ date, short: dayInShort(date), long: dayInWords(date) })),
    zone: programme.zone,
    running: running?.slug ?? null,
    clock: callAddress(counter),
  };
}
