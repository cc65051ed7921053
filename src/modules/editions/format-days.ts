import { daysBetween, ordinalDate } from '#platform/contract/zoned-time.ts';
import type { Schedule } from './schedule.ts';

type Days = Pick<Schedule, 'firstDay' | 'lastDay'>;

/** Such as '26th and 27th August 2025', '9th to 11th March 2027' or '27th February to 1st March 2027'. */
export function formatDays({ firstDay, lastDay }: Days): string {
  const last = ordinalDate(lastDay);
  const number = daysBetween(firstDay, lastDay) + 1;
  if (number === 1) return last;
  const [day = '', month = '', year = ''] = ordinalDate(firstDay).split(' ');
  if (last.endsWith(` ${month} ${year}`)) return `${day} ${number === 2 ? 'and' : 'to'} ${last}`;
  if (number === 2) return `${day} ${month} ${year} and ${last}`;
  return last.endsWith(` ${year}`) ? `${day} ${month} to ${last}` : `${day} ${month} ${year} to ${last}`;
}

/** The days in figures, such as '26–27', or '31–1' across the end of a month. */
export function dayFigures({ firstDay, lastDay }: Days): string {
  const figures = [firstDay, lastDay].map((date) => String(Number(date.slice(-2))));
  return firstDay === lastDay ? (figures[0] ?? '') : figures.join('–');
}

const WORDS =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(' ');

/** A small number in words, a larger one in figures. */
export function inWords(number: number): string {
  return WORDS[number] ?? String(number);
}
