import { plainLetters } from '#platform/contract/normalise-for-search.ts';
import { monthsNamed, weekdaysNamed } from '#platform/contract/written-names.ts';
import {
  type DayFact,
  dateOf,
  either,
  inWords,
  numbered,
  onDate,
  onDayOfMonth,
  onMonthDay,
  onWeekday,
} from './day-facts.ts';
import { DAY_MINUTES, HOUR, MARGIN, readLength } from './times.ts';
import { offset, type Zone, zoneNamed } from './written-zone.ts';

export interface Clock {
  /** After midnight. */
  minutes: number;
  /** Whether it says before or after noon. */
  half?: 'am' | 'pm' | undefined;
}

export interface Moment {
  facts: readonly DayFact[];
  time?: Clock | undefined;
  zone?: Zone | undefined;
}

/** What a cell says of when something is. */
export interface WrittenWhen {
  /** Missing if it says only until when. */
  from?: Moment | undefined;
  to?: Moment | undefined;
  length?: number | undefined;
}

/** It decides what a bare number may be. */
type Column = 'day' | 'start' | 'end';

type Token =
  | { is: 'day'; fact: DayFact }
  | { is: 'time'; time: Clock }
  | { is: 'number'; digits: string }
  | { is: 'zone'; zone: Zone }
  | { is: 'length'; minutes: number }
  // A dash may as well stand between a day and a time, and so may 'à', which is also 'at'.
  | { is: 'to'; as: 'word' | 'dash' | 'at' };

interface Before {
  column: Column;
  tokens: readonly Token[];
}

type Groups = Readonly<Record<string, string | undefined>>;
interface Rule {
  form: RegExp;
  /** Undefined if it isn't that, after all. */
  read: (groups: Groups, before: Before) => readonly Token[] | undefined;
}

const HALF = String.raw`\s?(?:(?<am>am|a\.m\.?|(?<=\d)a\.?|du matin|da manha|da madrugada|in the morning)|(?<pm>pm|p\.m\.?|p\.?|du soir|de l'?apres[- ]midi|da tarde|da noite|in the afternoon|in the evening))(?![a-z0-9])`;
const ORDINAL = '(?:st|nd|rd|th|er|eme|[oae](?![a-z]))?';
const COUNT_MAX = 5;
const COUNT_WORDS = 'one two three four five un deux trois quatre cinq um dois tres quatro cinco'.split(' ');
const OF = String.raw`[\s./-]*(?:(?:of|de)\s)?`;
const NO_TIME = String.raw`(?!\d|[:.]\s?\d|\s?h|\s?[ap]\.?m)`;
const SPREADSHEETS_BEGIN = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;

/** In the order in which they are tried. What none of them knows can't be read. */
const RULES: readonly Rule[] = [
  // The first day of spreadsheets, before a time that has none.
  rule(
    String.raw`(?:1899-12-3[01]|1900-01-0[01]|3[01]/12/1899|12/3[01]/1899)[t\s]\s?(?=\d{1,2}:)`,
    (_, { column, tokens }) => (column !== 'day' && tokens.length === 0 ? [] : undefined),
  ),
  // 2025-10-25, 2025/10/25, 2025-10-25T10:15:00+02:00
  rule(
    String.raw`(?<year>\d{4})(?<by>[-/.])(?<month>\d{1,2})\k<by>(?<day>\d{1,2})(?!\d)(?:t(?<hours>\d{2}):?(?<minutes>\d{2})(?::?(?<seconds>\d{2})(?:[.,]0+)?)?(?<zone>z|[+-]\d{2}(?::?\d{2})?)?)?`,
    isoDate,
  ),
  rule(
    String.raw`(?<year>20\d{2})(?<month>\d{2})(?<day>\d{2})(?:t(?<hours>\d{2})(?<minutes>\d{2})(?<seconds>\d{2})?(?<zone>z)?)?(?!\d)`,
    isoDate,
  ),
  // 25.10.2025, 10/25/2025, 25/10/25: which number is what is for the edition's days to say.
  rule(
    String.raw`(?<one>\d{1,2})(?<by>[-/.])(?<two>\d{1,2})\k<by>(?<three>\d{4}|\d{2})(?!\d)`,
    ({ one, two, three = '' }) => {
      const dates = [dateOf(three, two, one), dateOf(three, one, two)];
      return [day(either(...dates.map(onDate), onDate(three.length === 2 ? dateOf(one, two, three) : '')))];
    },
  ),
  // 45955.427, 0.427: days and parts of them, as spreadsheets keep them
  rule(String.raw`(?<days>\d{5})(?:[.,](?<part>\d+))?(?!\d)`, ({ days, part }) => {
    const date = new Date(SPREADSHEETS_BEGIN + Number(days) * DAY_MS).toISOString().slice(0, 10);
    const time = part === undefined ? [] : partOfDay(part);
    return time && [day(onDate(date)), ...time];
  }),
  rule(String.raw`0[.,](?<part>\d+)(?!\d)`, ({ part = '' }) =>
    // 0.25 is six o'clock as well as a quarter past midnight.
    part.length === 2 && Number(part) < HOUR ? undefined : partOfDay(part),
  ),
  // 25 Oct 2025, 26th October, 1er novembre 2025, 5 de maio de 2026, 12-sept.-26, 25/Oct/2025
  rule(
    String.raw`(?<day>\d{1,2})${ORDINAL}${OF}(?<word>[a-z]{3,})\.?(?:[\s,./-]*(?:(?:of|de)\s)?(?<year>\d{4})(?![\d:])|(?:[-/.]|\s?')(?<short>\d{2})${NO_TIME})?`,
    ({ day: number, word = '', year, short }) => {
      const fact = inWords(word, number, year ?? short);
      return fact && [day(fact)];
    },
  ),
  // The weekday before such a date: 'mar. 26 août'
  rule(
    String.raw`(?<word>[a-z]{3,}(?:-feira)?)\.?,?\s?(?=(?:the\s|le\s|dia\s)?\d{1,2}${ORDINAL}${OF}(?<next>[a-z]{3,}))`,
    ({ word = '', next = '' }) => (monthsNamed(next).length > 0 ? weekday(weekdaysNamed(word)) : undefined),
  ),
  // Oct 25, 2025; 'mar 26', which is also a Tuesday
  rule(
    String.raw`(?<word>[a-z]{3,})\.?[\s.-]*(?<day>\d{1,2})${ORDINAL}${NO_TIME}(?:\s?,?\s?(?<year>\d{4})(?![\d:])|(?:[-/.]|,?\s?')(?<short>\d{2})${NO_TIME})?`,
    ({ word = '', day: number = '', year = '', short = '' }) => {
      const fact = inWords(word, number, year || short);
      const numbers = weekdaysNamed(word);
      if (!fact) return undefined;
      const isOnWeekday: DayFact = (one) => !year && onWeekday(numbers)(one) && onDayOfMonth(number)(one);
      return [day(either(fact, isOnWeekday))];
    },
  ),
  // Wed 26
  rule(
    String.raw`(?<word>[a-z]{3,}(?:-feira)?)\.?,?\s(?:the\s|le\s|dia\s)?(?<day>\d{1,2})${ORDINAL}${NO_TIME}(?!\s?-\s?\d)`,
    ({ word = '', day: number = '' }) => {
      const found = weekday(weekdaysNamed(word));
      return found && [...found, day(onDayOfMonth(number))];
    },
  ),
  rule('(?<word>[a-z]{3,}(?:-feira)?)(?![a-z])', ({ word = '' }) => weekday(weekdaysNamed(word))),
  // Day 2, Jour 2, J2, 2nd day; 'dia 25', which is also a day of the month
  rule(
    String.raw`(?:(?<dia>dia)|day|jour(?:nee)?|tag|[dj](?=\d))\s?(?:n[o.]+\s?)?#?(?<number>\d{1,2})${NO_TIME}`,
    ({ dia, number = '' }) => [day(dia ? either(numbered(number), onDayOfMonth(number)) : numbered(number))],
  ),
  rule(String.raw`(?:day|jour(?:nee)?|dia)\s(?<word>${COUNT_WORDS.join('|')})(?![a-z])`, ({ word = '' }) => [
    day(numbered(String((COUNT_WORDS.indexOf(word) % COUNT_MAX) + 1))),
  ]),
  rule(String.raw`(?<number>\d{1,2})\.?${ORDINAL}\s(?:day|jour(?:nee)?|dia)(?![a-z])`, ({ number = '' }) => [
    day(numbered(number)),
  ]),
  // 25/10, 25.10. and, where a day is expected, 25.10
  rule(String.raw`(?<one>\d{1,2})(?<by>[/.])(?<two>\d{1,2})(?<dot>\.?)${NO_TIME}`, (groups, before) => {
    const { one = '', by, two = '', dot } = groups;
    const isExpected = before.column === 'day' && !before.tokens.some(({ is }) => is === 'day');
    if (by !== '/' && !dot && !isExpected) return undefined;
    return [day(either(onMonthDay(two, one), onMonthDay(one, two)))];
  }),
  // 27-08: as a range, it would be the wrong way round.
  rule(String.raw`(?<one>\d{1,2})-(?<two>\d{1,2})${NO_TIME}`, ({ one = '', two = '' }, before) => {
    const isExpected = before.column === 'day' && before.tokens.length === 0;
    return isExpected && Number(one) > Number(two) ? [day(onMonthDay(two, one))] : undefined;
  }),
  // 45 min, (1h30)
  rule(String.raw`\((?<text>[^()]*\d[^()]*)\)`, ({ text = '' }) => {
    const minutes = /[a-z']/.test(text) ? readLength(text) : undefined;
    return minutes === undefined ? undefined : [{ is: 'length', minutes }];
  }),
  rule(String.raw`(?<minutes>\d{1,3})\s?(?:min(?:utes?|utos?|s)?|')(?![a-z0-9])`, ({ minutes }) => [
    { is: 'length', minutes: Number(minutes) },
  ]),
  // 10:15, 10.15, 10:15:00, 10h15, 10 heures, 10 AM, 1015am
  rule(
    String.raw`(?!0\.\d\d(?!\d))(?<hours>\d{1,2})\s?[:.]\s?(?<minutes>\d{2})(?:[:.](?<seconds>\d{2})(?:[.,]0+)?(?!-\d{2}:?\d{2}(?![\d:])))?(?!\d|[:.]\d)(?:\s?(?:h|hrs?|uhr)(?![a-z0-9]))?(?:${HALF})?`,
    clock,
  ),
  rule(
    String.raw`(?<hours>\d{1,2})\s?(?:h(?:eures?|oras?|rs?|ours?)?|uhr)(?:\s?(?<minutes>\d{2})(?:\s?m(?:in|n)?)?)?(?![a-z\d])(?:${HALF})?`,
    clock,
  ),
  rule(String.raw`(?<hours>\d{1,2})(?<minutes>\d{2})?${HALF}`, clock),
  rule(String.raw`(?<hours>\d{2})(?<minutes>\d{2})\s?(?:h|hrs?|hours?)(?![a-z])`, clock),
  rule(String.raw`(?:12\s)?(?:noon|midi|meio[- ]dia)(?![a-z])`, () => [
    { is: 'time', time: { minutes: DAY_MINUTES / 2 } },
  ]),
  // As a start, nobody knows of which day it is.
  rule('(?:midnight|minuit|meia[- ]noite)(?![a-z])', (_, { column, tokens }) =>
    column === 'end' || tokens.some(({ is }) => is === 'to')
      ? [{ is: 'time', time: { minutes: DAY_MINUTES } }]
      : undefined,
  ),
  // (UTC +1), (Lagos time), also beside a day
  rule(String.raw`\s?\((?<name>[^()]+)\)`, ({ name = '' }) => (/[a-z]/.test(name) ? zoned(name) : undefined)),
  // +02:00, UTC+1, CEST, Europe/Paris
  rule(
    String.raw`\(?(?:(?<utc>utc|gmt)|\s?)(?<sign>[+-])(?<hours>\d{1,2})(?::?(?<minutes>\d{2}))?(?!\d)\)?`,
    ({ utc, sign, hours, minutes = '0' }, { tokens }) => {
      if (tokens.at(-1)?.is !== 'time' || (!utc && sign === '-')) return undefined;
      return [{ is: 'zone', zone: offset(sign, hours, minutes) }];
    },
  ),
  rule(String.raw`\(?(?<name>[a-z]+(?:\/[a-z_]+)*)\)?(?![a-z])`, ({ name = '' }, { tokens }) => {
    return tokens.at(-1)?.is === 'time' ? zoned(name) : undefined;
  }),
  rule(String.raw`(?<number>\d{1,2})(?:st|nd|rd|th|er)(?![a-z])`, ({ number = '' }) => [
    day(either(numbered(number), onDayOfMonth(number))),
  ]),
  rule(String.raw`(?<digits>\d{1,4})(?![\da-z]|[.,:]\d)`, ({ digits = '' }) => [{ is: 'number', digits }]),
  rule(String.raw`(?:to|until|till?|bis|ate|jusqu'?a|through)(?![a-z])(?:\s(?:as|a)(?![a-z]))?`, () => [
    { is: 'to', as: 'word' },
  ]),
  rule(String.raw`[->]+|\/(?=\d{4}-)`, () => [{ is: 'to', as: 'dash' }]),
  rule('(?:a|as)(?![a-z0-9])', () => [{ is: 'to', as: 'at' }]),
  rule(
    String.raw`[\s,;()|.@]+|(?:at|on|the|from|le|la|du|de|des|das|dos|do|da|em|no|na|entre|between|and|et|e|local time|heure locale|hora local)(?![a-z0-9])`,
    () => [],
  ),
];

/** Undefined if not all of it can be read. */
export function readWritten(cell: string, column: Column): WrittenWhen | undefined {
  const tokens = tokensOf(cell, column);
  return tokens && assembled(tokens, column);
}

function tokensOf(cell: string, column: Column): Token[] | undefined {
  // What begins with such a sign is only about then.
  const text = plainLetters(cell.replace(/[‐‑‒–—―−〜→⟶]|(?<=\S\s*)~/g, '-').replace(/[’‘ʼ′]/g, "'"));
  const tokens: Token[] = [];
  for (let at = 0; at < text.length; ) {
    const next = tokenAt(text, at, { column, tokens });
    if (!next) return undefined;
    tokens.push(...next.tokens);
    at = next.end;
  }
  return tokens;
}

function tokenAt(text: string, at: number, before: Before) {
  for (const { form, read } of RULES) {
    form.lastIndex = at;
    const found = form.exec(text);
    const tokens = found && read(found.groups ?? {}, before);
    if (tokens) return { tokens, end: at + found[0].length };
  }
  return undefined;
}

/** What stands between two signs of a range. */
interface Part {
  facts: DayFact[];
  times: Clock[];
  numbers: string[];
  zones: Zone[];
  /** How it is divided from what is before. */
  after?: 'word' | 'dash' | 'at';
}

function assembled(tokens: readonly Token[], column: Column): WrittenWhen | undefined {
  const lengths = tokens.flatMap((token) => (token.is === 'length' ? [token.minutes] : []));
  const parts = timed(partsOf(tokens), column);
  if (!parts || lengths.length > 1) return undefined;
  const moments: Part[] = [];
  for (const part of parts) {
    const last = moments.at(-1);
    const isRange = last && last.times.length > 0 && part.times.length > 0;
    if (!last || isRange) moments.push(part);
    else if (part.after === 'word' && !isEmpty(last)) return undefined;
    else if (part.after === 'at' || !isEmpty(last)) moments.splice(-1, 1, joined(last, part));
    else moments.push(part);
  }
  // Nothing before the sign: until then.
  const isOnlyUntil = moments.length === 2 && moments[0] !== undefined && isEmpty(moments[0]);
  const [from, to, ...more] = moments;
  if (
    !from ||
    more.length > 0 ||
    moments.some(({ times, zones }) => times.length > 1 || new Set(zones).size > 1)
  )
    return undefined;
  const momentOf = ({ facts, times: [time], zones: [zone] }: Part): Moment =>
    isDayAlone && zone === undefined && time?.minutes === 0 ? { facts } : { facts, time, zone };
  // 2025-10-25 00:00:00 is how programs write a day.
  const isDayAlone = column === 'day' && !to && from.facts.length > 0;
  // 10:15–11:00 on Saturday: both are.
  const [start, end] = [from, to].map((one) => one?.times[0]?.minutes);
  if (to && from.facts.length === 0 && start !== undefined && end !== undefined && start < end)
    from.facts = to.facts;
  return {
    ...(!isOnlyUntil && { from: momentOf(from) }),
    ...(to && { to: momentOf(to) }),
    length: lengths[0],
  };
}

function partsOf(tokens: readonly Token[]): Part[] {
  const none = (): Part => ({ facts: [], times: [], numbers: [], zones: [] });
  const parts = [none()];
  for (const token of tokens) {
    const last = parts.at(-1) ?? none();
    if (token.is === 'to') parts.push({ ...none(), after: token.as });
    else if (token.is === 'day') last.facts.push(token.fact);
    else if (token.is === 'time') last.times.push(token.time);
    else if (token.is === 'number') last.numbers.push(token.digits);
    else if (token.is === 'zone') last.zones.push(token.zone);
  }
  // Nothing follows the last sign.
  while (parts.length > 1 && isEmpty(parts.at(-1) ?? none())) parts.pop();
  return parts;
}

function isEmpty({ facts, times, numbers }: Part): boolean {
  return facts.length + times.length + numbers.length === 0;
}

/** With what bare numbers are; undefined if nobody knows. */
function timed(parts: readonly Part[], column: Column): Part[] | undefined {
  const isRange =
    parts.length > 1 &&
    (parts.some(({ times }) => times.length > 0) ||
      parts.every(({ numbers: [digits = ''] }) => digits.length > 2));
  const [only] = parts;
  const isAlone = column !== 'day' && parts.every(({ facts }) => facts.length === 0);
  const isDay = column === 'day' && parts.length === 1 && only?.facts.length === 0 && only.times.length === 0;
  const read = parts.map((part): Part | undefined => {
    const [digits, ...more] = part.numbers;
    if (digits === undefined) return part;
    if (more.length > 0 || part.times.length > 0) return undefined;
    if (isDay) return { ...part, numbers: [], facts: [either(numbered(digits), onDayOfMonth(digits))] };
    const time = isRange || isAlone ? bareClock(digits) : undefined;
    return time && { ...part, numbers: [], times: [time] };
  });
  return read.every((part) => part !== undefined) ? read : undefined;
}

function joined(one: Part, other: Part): Part {
  return {
    facts: [...one.facts, ...other.facts],
    times: [...one.times, ...other.times],
    numbers: [],
    zones: [...one.zones, ...other.zones],
  };
}

function rule(form: string, read: Rule['read']): Rule {
  return { form: new RegExp(form, 'y'), read };
}

function day(fact: DayFact): Token {
  return { is: 'day', fact };
}

function zoned(name: string): Token[] | undefined {
  const zone = zoneNamed(name);
  return zone === undefined ? undefined : [{ is: 'zone', zone }];
}

function weekday(numbers: readonly number[]): Token[] | undefined {
  return numbers.length > 0 ? [day(onWeekday(numbers))] : undefined;
}

function isoDate({ year, month, day: number, hours, zone, ...rest }: Groups): Token[] | undefined {
  const date = day(onDate(dateOf(year, month, number)));
  if (hours === undefined) return [date];
  const time = clock({ hours, ...rest });
  if (!time || !zone) return time && [date, ...time];
  const [, sign, ahead, minutes = '0'] = /^([+-])(\d{2}):?(\d{2})?$/.exec(zone) ?? [];
  return [date, ...time, { is: 'zone', zone: zone === 'z' ? 0 : offset(sign, ahead, minutes) }];
}

/** Undefined for an hour that no clock has, and for seconds, which no session has. */
function clock({ hours = '', minutes = '00', seconds = '00', am, pm }: Groups): Token[] | undefined {
  const half = am ? 'am' : pm ? 'pm' : undefined;
  const [hour, minute] = [Number(hours), Number(minutes)];
  if (minute >= HOUR || Number(seconds) > 0) return undefined;
  if (half === undefined) {
    const all = hour * HOUR + minute;
    return all <= DAY_MINUTES ? [{ is: 'time', time: { minutes: all } }] : undefined;
  }
  // '12 da noite' is midnight; '14:15 PM' says the same twice.
  if (hour === 12 && (am ?? pm ?? '').includes(' ')) return undefined;
  if (hour >= 24 || (half === 'am' ? hour > 12 : hour === 0)) return undefined;
  const late = half === 'pm' && hour < 12 ? 12 : half === 'am' && hour === 12 ? -12 : 0;
  return [{ is: 'time', time: { minutes: (hour + late) * HOUR + minute, half } }];
}

function bareClock(digits: string): Clock | undefined {
  const [hours, minutes] = digits.length > 2 ? [digits.slice(0, -2), digits.slice(-2)] : [digits, '00'];
  const [token] = clock({ hours, minutes }) ?? [];
  return token?.is === 'time' ? token.time : undefined;
}

function partOfDay(part: string): Token[] | undefined {
  const exact = Number(`0.${part}`) * DAY_MINUTES;
  const minutes = Math.round(exact);
  const isWhole = Math.abs(exact - minutes) < MARGIN && minutes < DAY_MINUTES;
  return isWhole && (part.length > 2 || minutes % 5 === 0) ? [{ is: 'time', time: { minutes } }] : undefined;
}
