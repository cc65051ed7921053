import { monthsNamed } from '#platform/contract/written-names.ts';

export interface Day {
  /** YYYY-MM-DD; '' while nobody knows the edition’s date. */
  date: string;
  /** Of the edition, from 0. */
  index: number;
}
/** Whether what is written may mean this day. */
export type DayFact = (day: Day) => boolean;

const CENTURY = 2000;

export function either(...facts: readonly DayFact[]): DayFact {
  return (one) => facts.some((fact) => fact(one));
}

export function onDate(wanted: string): DayFact {
  return ({ date }) => date !== '' && date === wanted;
}

export function onMonthDay(month: string, number: string): DayFact {
  const wanted = `-${month.padStart(2, '0')}-${number.padStart(2, '0')}`;
  return ({ date }) => date.endsWith(wanted);
}

export function onDayOfMonth(number: string): DayFact {
  return ({ date }) => date.endsWith(`-${number.padStart(2, '0')}`);
}

export function onWeekday(numbers: readonly number[]): DayFact {
  return ({ date }) => date !== '' && numbers.includes(new Date(date).getUTCDay());
}

export function numbered(number: string): DayFact {
  return ({ index }) => index === Number(number) - 1;
}

export function inWords(word: string, number = '', year = ''): DayFact | undefined {
  const [month, ...others] = monthsNamed(word);
  if (month === undefined || others.length > 0) return undefined;
  return year ? onDate(dateOf(year, String(month), number)) : onMonthDay(String(month), number);
}

/** '' if there is no such day. */
export function dateOf(year = '', month = '', number = ''): string {
  const full = year.length === 2 ? String(CENTURY + Number(year)) : year;
  const text = `${full}-${month.padStart(2, '0')}-${number.padStart(2, '0')}`;
  const date = new Date(text);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : '';
}
