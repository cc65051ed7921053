import { callAddress } from '#platform/contract/call.ts';
import { languagePrefix } from '#platform/contract/language.ts';
import { counter } from '#rooms/edition/contract.ts';
import { isByDay } from '../../days-shown.ts';
import { type FirstDay, firstDayOf, nowAndNext } from '../../now-and-next.ts';
import { dayInShort, dayInWords } from '../../shown-times.ts';
import type { Programme, Session } from '../../site-contract.ts';
import type { Chosen, Filter } from './filter.ts';

export interface BarProps {
  days: readonly { date: string; short: string; long: string; href: string }[];
  /** The day that is shown alone. */
  alone: string | null;
  /** There are too many sessions for one page, so that those that are starred have one of their own. */
  isByDay: boolean;
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

export function barProps(
  programme: Programme,
  { found, shown, alone }: Chosen,
  filter: Filter,
  now: Date,
): BarProps {
  const first = firstDayOf(programme);
  const [running] = nowAndNext(shown, now.getTime(), first).now;
  const hrefOf = (date: string) =>
    alone === undefined ? `#${date}` : `?${new URLSearchParams({ ...filter, day: date })}`;
  return {
    days: daysOf(programme, found).map(({ date }) => ({
      date,
      short: dayInShort(date),
      long: dayInWords(date),
      href: hrefOf(date),
    })),
    alone: alone ?? null,
    isByDay: isByDay(programme.sessions),
    first,
    elsewhere: startsElsewhere(programme, shown),
    running: running?.slug ?? null,
    clock: callAddress(counter),
    prefix: languagePrefix(),
  };
}

/** Once the first that is shown is the next, what began before it doesn't matter; nor does what is after the last. */
function startsElsewhere({ sessions }: Programme, shown: readonly Session[]): string[] {
  const here = new Set(shown);
  const others = sessions.filter((one) => !one.isCancelled && !here.has(one)).map(({ start }) => start);
  const [first, last] = [shown[0]?.start ?? '', shown.at(-1)?.start ?? ''];
  const before = others.findLast((start) => start < first);
  return [...new Set([before ?? [], others.filter((start) => start >= first && start < last)].flat())];
}

/** Those on which some of the sessions are. */
export function daysOf({ days }: Programme, found: readonly Session[]): Programme['days'] {
  const theirs = new Set(found.map(({ day }) => day));
  return days.filter(({ date }) => theirs.has(date));
}
