import { plainLetters } from '#platform/contract/normalise-for-search.ts';
import { monthsNamed, weekdaysNamed } from '#platform/contract/written-names.ts';
import { addDays, daysBetween } from '#platform/contract/zoned-time.ts';

/** Which of the numbers of a day comes first, where it is written in numbers alone. */
export const DAY_ORDERS = ['day-first', 'month-first', 'year-first'] as const;
export type DayOrder = (typeof DAY_ORDERS)[number];

/** The days that a cell can be, by what comes first. */
export type Days = Readonly<Partial<Record<DayOrder, string>>>;

const ORDINAL = String.raw`(?:\.?(?:st|nd|rd|th|er|ere|eme|e|o|a)(?![a-z]))?`;
const OF = String.raw`(?:\s*(?:de|do|of)\s+)?`;
const BETWEEN = String.raw`[\s./,-]*`;
const YEAR = String.raw`(\d{4}|\d{2})(?![\d:])`;
const YEAR_FIRST = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?!\d)/;
const COMPACT = /^(20\d{2})(\d{2})(\d{2})(?=\d{6}$|\D|$)/;
const YEAR_THEN_NAME = /^(\d{4})[-/. ]([a-z]{3,})\.?[-/. ](\d{1,2})(?!\d)/;
const DAY_THEN_NAME = new RegExp(`^(\\d{1,2})${ORDINAL}${BETWEEN}${OF}([a-z]{3,})${BETWEEN}${OF}${YEAR}`);
const NAME_THEN_DAY = new RegExp(`^([a-z]{3,})\\.?[\\s./-]*(\\d{1,2})${ORDINAL}[\\s./,-]+${OF}${YEAR}`);
const NUMBERS = /^(\d{1,2})\s?([./-]|\s)\s?(\d{1,2})\s?\2\s?(\d{4}|\d{2})(?![\d:])/;
/** What would make it a time between two days. */
const ANOTHER = /\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\b20\d{2}\b/;

/**
 * Reads a day as people and programs write it: 2026-03-31, 20260331, 31/03/2026, 31-Mar-2026, 1er juillet 2026, 5 de maio de
 * 2026, June 2nd, 2026. One of numbers alone can be several days.
 */
export function readDays(cell: string): Days {
  const text = plainLetters(cell);
  const days = writtenDays(text);
  // 'mar' is March and mardi.
  return isRead(days) ? days : writtenDays(withoutWeekday(text));
}

/** Whether a weekday stands beside a day that isn't on it. */
export function isOffWeekday(cell: string, day: string): boolean {
  const text = plainLetters(cell);
  const isWhole = isRead(writtenDays(text));
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return (text.match(/[a-z]+/g) ?? []).some((word, index) => {
    const named = weekdaysNamed(word);
    // 'mar' is mardi only in front of what is a day without it.
    const isMonth = monthsNamed(word).length > 0 && (isWhole || index > 0);
    return named.length > 0 && !isMonth && !named.includes(weekday);
  });
}

export function isRead(days: Days): boolean {
  return Object.keys(days).length > 0;
}

export function hasDay(cell: string): boolean {
  return isRead(readDays(cell));
}

function writtenDays(text: string): Days {
  const found = YEAR_FIRST.exec(text) ?? COMPACT.exec(text);
  if (found) {
    const [year, month, day] = found.slice(1).filter((part) => /\d/.test(part));
    return rest(text, found, always(dayOf(year, month, day)));
  }
  const yearThenName = YEAR_THEN_NAME.exec(text);
  if (yearThenName) {
    const [, year, name = '', day] = yearThenName;
    return rest(text, yearThenName, always(named(year, name, day)));
  }
  const dayThenName = DAY_THEN_NAME.exec(text);
  if (dayThenName) {
    const [, day, name = '', year] = dayThenName;
    return rest(text, dayThenName, always(named(year, name, day)));
  }
  const nameThenDay = NAME_THEN_DAY.exec(text);
  if (nameThenDay) {
    const [, name = '', day, year] = nameThenDay;
    return rest(text, nameThenDay, always(named(year, name, day)));
  }
  const numbers = NUMBERS.exec(text);
  if (!numbers) return {};
  const [, first = '', , second = '', last = ''] = numbers;
  const days = {
    'day-first': dayOf(last, second, first),
    'month-first': dayOf(last, first, second),
    ...(last.length === 2 && { 'year-first': dayOf(first.padStart(2, '0'), second, last) }),
  };
  return rest(text, numbers, Object.fromEntries(Object.entries(days).filter(([, day]) => day)));
}

const TIME =
  /\d{1,2}\s?[:h.]\s?\d{2}(\s?[:m.]\s?\d{2}(s|[.,]\d+)?)?\s?([ap]\.?m\b\.?)?|\b\d{1,2}\s?([ap]\.?m\b\.?|h)|(?<=^.{8})\d{6}$/g;
const ZONE = /\(?\b(utc|gmt|wat|cat|eat|est|cet|cest|bst|z)\b\)?|[+-]\d{1,2}(:?\d{2})?$/g;
/** Words between a day and a time. */
const AT = /\b(at|a|as|t|le|the|em|on|d|of|de|do)\b/g;

/** Whether a cell says nothing but a day, and perhaps a time: what else stands there may say anything of the payment. */
export function isDayAlone(cell: string): boolean {
  const text = plainLetters(cell)
    .replace(/(?<=\d)t(?=\d)/, ' ')
    .replace(/(?<=\d)z$/, '');
  const rest = text.replace(ZONE, ' ').replace(TIME, ' ').replace(AT, ' ');
  const words = rest.match(/\p{L}+/gu) ?? [];
  const isKnown = (word: string) =>
    monthsNamed(word).length > 0 ||
    weekdaysNamed(word).length > 0 ||
    /^(st|nd|rd|th|er|ere|eme|e|o|feira)$/.test(word);
  return /^[\p{L}\p{Nd}\s./,:'-]*$/u.test(rest) && words.every(isKnown);
}

/** The one day that it can be; undefined if there are several, or none. */
export function onlyDay(days: Days): string | undefined {
  const [only, ...others] = new Set(Object.values(days));
  return others.length === 0 ? only : undefined;
}

/** Whether its numbers could be another day. */
export function isUnclear(days: Days): boolean {
  return new Set(Object.values(days)).size > 1;
}

/** Whether what comes first decides which day it is, or that it is none. */
export function isInOrder(days: Days): boolean {
  const allowed = DAY_ORDERS.filter((order) => days[order] !== undefined).length;
  return isUnclear(days) || (allowed > 0 && allowed < DAY_ORDERS.length);
}

/** Whether numbers alone say which day it is, the year last. */
export function isInNumbers(cell: string): boolean {
  return NUMBERS.test(withoutWeekday(plainLetters(cell)));
}

/** Days in numbers alone that stand anywhere in a text. */
export function daysIn(text: string): Days[] {
  return (text.match(/(?<!\d)\d{1,2}([./-])\d{1,2}\1(?:\d{4}|\d{2})(?!\d)/g) ?? []).map(readDays);
}

/** Days that a bank enters ahead of time. */
const AHEAD = 7;
/** Days from today that a payment may be of. */
const REACH = 3 * 365;

/** Whether a statement of about now may have this day; another one is likely a mistake. */
export function isInReach(day: string, today: string): boolean {
  return day <= addDays(today, REACH) && day >= addDays(today, -REACH);
}

/** Years that a statement is of, before today. */
const YEARS = 12;
/** Fewer days in their order are so by chance. */
const SURE = 5;
/** Within a month, where the other reading is spread over months. */
const SPAN = { short: 31, long: 120 };

/**
 * What comes first in the days of a file: what all of them allow, else what puts them in order, or close together. Undefined
 * if that leaves a doubt. `beside` are days that the file has elsewhere.
 */
export function orderOf(days: readonly Days[], beside: readonly Days[], today: string): DayOrder | undefined {
  const all = [...days, ...beside].filter(isRead);
  const allowed = DAY_ORDERS.filter((order) => all.every((one) => one[order] !== undefined));
  const first = addDays(today, -365 * YEARS);
  const own = days.filter(isRead);
  const allow = (isPossible: (day: string) => boolean) =>
    allowed.filter((order) => {
      const others = own.filter((one) => !isPossible(one[order] ?? '')).length;
      // One alone may be of a payment that is to come.
      return others === 0 || (others === 1 && own.length > 1);
    });
  const possible = allow((day) => day <= addDays(today, AHEAD) && day >= first);
  const orders = possible.length > 0 ? possible : allow((day) => day >= first);
  if (orders.length <= 1) return orders[0];
  const inOrder = orders.filter((order) => isSorted(days.flatMap((one) => one[order] ?? [])));
  const [sorted, ...others] = inOrder;
  const count = new Set(days.map((one) => one[orders[0] ?? 'day-first'])).size;
  if (count < SURE) return undefined;
  if (sorted && others.length === 0) return sorted;
  const spans = orders.map((order) => ({ order, span: spanOf(days.flatMap((one) => one[order] ?? [])) }));
  const [close, next] = spans.toSorted((a, b) => a.span - b.span);
  if (next && isMonthly(days.flatMap((one) => one[next.order] ?? []))) return undefined;
  return close && next && close.span <= SPAN.short && next.span >= SPAN.long ? close.order : undefined;
}

/** Of the months between the first and the last, so many have a day. */
const MONTHLY = 0.75;

/** Whether days may come once a month, as standing orders do. */
function isMonthly(days: readonly string[]): boolean {
  const months = [...new Set(days)].map((day) => day.slice(0, 'YYYY-MM'.length)).toSorted();
  const [first = '', last = ''] = [months[0], months.at(-1)];
  const between = Math.round(daysBetween(`${first}-01`, `${last}-01`) / DAYS_OF_MONTH) + 1;
  return new Set(months).size === months.length && months.length >= between * MONTHLY;
}

const DAYS_OF_MONTH = 30.4;

function isSorted(days: readonly string[]): boolean {
  const pairs = days.slice(1).map((day, index) => [days[index] ?? '', day] as const);
  return pairs.every(([a, b]) => a <= b) || pairs.every(([a, b]) => a >= b);
}

function spanOf(days: readonly string[]): number {
  const sorted = days.toSorted();
  return daysBetween(sorted[0] ?? '', sorted.at(-1) ?? '');
}

function withoutWeekday(text: string): string {
  const [word = ''] = /^[a-z]+(?:-feira)?\.?/.exec(text) ?? [];
  return weekdaysNamed(word).length > 0 ? text.slice(word.length).replace(/^[\s,.]+/, '') : text;
}

/** Nothing, if another day follows. */
function rest(text: string, found: RegExpExecArray, days: Days): Days {
  return ANOTHER.test(text.slice(found[0].length)) ? {} : days;
}

function always(day: string | undefined): Days {
  return day === undefined ? {} : Object.fromEntries(DAY_ORDERS.map((order) => [order, day]));
}

function named(year: string | undefined, name: string, day: string | undefined): string | undefined {
  const [month, ...others] = monthsNamed(name);
  return month === undefined || others.length > 0 ? undefined : dayOf(year, String(month), day);
}

function dayOf(year = '', month = '', day = ''): string | undefined {
  const fullYear = year.length === 2 ? `20${year}` : year;
  const text = `${fullYear}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const instant = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text) ? text : undefined;
}
