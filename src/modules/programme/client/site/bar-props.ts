import { counter } from '#modules/editions/contract.ts';
import { callAddress } from '#platform/contract/call.ts';
import { languagePrefix } from '#platform/contract/language.ts';
import { type FirstDay, firstDayOf, nowAndNext } from '../../now-and-next.ts';
import { dayInShort, dayInWords } from '../../shown-times.ts';
import type { Programme, Session } from '../../site-contract.ts';

export interface BarProps {
  days: readonly { date: string; short: string; long: string }[];
  first: FirstDay;
  /** When sessions begin that filters leave out: they may be what is next. */
  elsewhere: readonly string[];
  /** The id in the page of the first session that is on. */
  running: string | null;
  /** Where the server's time is read. */
  clock: string;
  /** Of the language, before addresses. */
  prefix: string;
}

export function barProps(programme: Programme, found: readonly Session[], now: Date): BarProps {
  const first = firstDayOf(programme);
  const [running] = nowAndNext(found, now.getTime(), first).now;
  const others = programme.sessions.filter((one) => !one.isCancelled && !found.includes(one));
  return {
    days: daysOf(programme, found).map(({ date }) => ({
      date,
      short: dayInShort(date),
      long: dayInWords(date),
    })),
    first,
    elsewhere: [...new Set(others.map(({ start }) => start))],
    running: running?.slug ?? null,
    clock: callAddress(counter),
    prefix: languagePrefix(),
  };
}

/** Those on which some of the sessions are. */
export function daysOf({ days }: Programme, found: readonly Session[]): Programme['days'] {
  return days.filter(({ date }) => found.some(({ day }) => day === date));
}
