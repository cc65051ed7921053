import { language } from '#platform/contract/language.ts';
import { dateRange, daysBetween, ordinalDate } from '#platform/contract/zoned-time.ts';
import * as say from './messages.ts';
import type { Schedule } from './schedule.ts';

type Days = Pick<Schedule, 'firstDay' | 'lastDay'>;

/** Such as '26th and 27th August 2025', '9th to 11th March 2027' or '27th February to 1st March 2027'. */
export function formatDays({ firstDay, lastDay }: Days): string {
  const last = ordinalDate(lastDay);
  const number = daysBetween(firstDay, lastDay) + 1;
  if (number === 1) return last;
  if (language() !== 'en') return dateRange(firstDay, lastDay);
  const [day = '', month = '', year = ''] = ordinalDate(firstDay).split(' ');
  if (last.endsWith(` ${month} ${year}`)) {
    const told = number === 2 ? say.twoDays : say.daysInMonth;
    return told({ day, last });
  }
  if (number === 2) return say.twoDaysAcrossMonths({ day, month, year, last });
  if (last.endsWith(` ${year}`)) return say.daysAcrossMonths({ day, month, last });
  return say.daysAcrossYears({ day, month, year, last });
}

/** The days in figures, such as '26–27', or '31–1' across the end of a month. */
export function dayFigures({ firstDay, lastDay }: Days): string {
  const figures = [firstDay, lastDay].map((date) => String(Number(date.slice(-2))));
  return firstDay === lastDay ? (figures[0] ?? '') : figures.join('–');
}

/** A small number in words, a larger one in figures. */
export function inWords(number: number): string {
  return say.numbersInWords().split(' ')[number] ?? String(number);
}
