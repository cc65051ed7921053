import { zonedInstant } from '#platform/contract/zoned-instant.ts';
import {
  addDays,
  longDate,
  momentsShown,
  offsetAt,
  timesShown,
  zonedDate,
  zonedTimestamp,
} from '#platform/contract/zoned-time.ts';
import type { Day, DayFact } from './day-facts.ts';
import * as say from './import-messages.ts';
import { lengthWrong, noDate } from './messages.ts';
import { LENGTH_LEAST } from './record.ts';
import { DAY_MINUTES, formatTime, HOUR, readLength } from './times.ts';
import { type Clock, type Moment, readWritten } from './written-when.ts';
import { type Zone, zoneNamed } from './written-zone.ts';

export interface DaysOfEdition {
  /** YYYY-MM-DD; null while it isn’t known. */
  firstDay: string | null;
  days: number;
  zone: string;
  /** Nothing tells whether hours are counted to 12 or to 24: at 1:00, it may be night or afternoon. */
  isHourUnclear?: boolean;
}

export const WHEN_FIELDS = ['day', 'start', 'end', 'length', 'zone'] as const;
type WhenField = (typeof WHEN_FIELDS)[number];
/** The cells of a line that say when something is; several of one field are divided by line breaks. */
export type WhenCells = Partial<Readonly<Record<WhenField, string>>>;

export interface When {
  day?: number | undefined;
  start?: number | undefined;
  length: number | undefined;
}

/** What is wrong, and in which cell. */
export class WhenProblem extends Error {
  readonly field: WhenField;
  constructor(field: WhenField, message: string) {
    super(message);
    this.field = field;
  }
}

/** Nobody plans something that long, so its end isn’t on the next day, but wrong. */
const PAST_MIDNIGHT_MAX = 12 * HOUR;
/** What begins earlier doesn’t last past midnight. */
const EVENING = 16 * HOUR;
const NOON = DAY_MINUTES / 2;
/** What a list with hours to 12 begins with; earlier ones are of the afternoon. */
const MORNING = 7 * HOUR;
/** What only a clock to 24 says: 09:30, 14:30, 9h30, or a part of a day as spreadsheets keep it. */
const OF_24 =
  /(?<![\d:.])(?:0\d|1[3-9]|2[0-3]):[0-5]\d(?![:\d]*\s?[ap]\.?\s?m)|\d\s?h(?![a-z])|^\d{0,5}[.,]\d{3,}(?=$|\s\()/im;
/** A time that another program wrote. */
const OF_PROGRAM = /\dT\d/;
const MINUTE_MS = 60_000;
const SOME_DAY = '2026-08-26';

/** A time with how far its clocks are ahead, if they show it twice that day. */
export function timeOfTwo(date: string, minutes: number, zone: string): string | undefined {
  const time = formatTime(minutes);
  const [first = 0, second] = momentsShown(date, time, zone);
  if (second === undefined) return undefined;
  const ahead = offsetAt(first, zone) / MINUTE_MS;
  const [hours, rest] = [Math.floor(Math.abs(ahead) / HOUR), Math.abs(ahead) % HOUR];
  return `${time} UTC${ahead < 0 ? '-' : '+'}${hours}${rest > 0 ? `:${String(rest).padStart(2, '0')}` : ''}`;
}

/** The first of two times that may be meant, by the clocks that what was written is about. */
function firstOfTwo({ date, minutes }: Begins, written: number, of: Zone, zone: string): string | undefined {
  if (typeof of !== 'string') return undefined;
  return timeOfTwo(dateIn(instantOf(date, minutes, zone), of), written, of);
}

/** Whether any of these cells says that hours are counted to 24. */
export function countsTo24(cells: readonly WhenCells[]): boolean {
  return cells.some(({ day, start, end }) => [day, start, end].some((cell) => cell && OF_24.test(cell)));
}

/**
 * When a session is, by all that the cells of its line say, which must agree: only a day that the edition has is one. Throws
 * a `WhenProblem`.
 */
export function readWhen(cells: WhenCells, edition: DaysOfEdition): When {
  const inDay = read(cells.day, 'day', say.dayUnreadable({ example: edition.firstDay ?? SOME_DAY }));
  const inStart = read(cells.start, 'start', say.startUnreadable());
  const inEnd = read(cells.end, 'end', say.endUnreadable());
  const zones = linesOf(cells.zone).map((cell): Moment => {
    const zone = zoneNamed(cell);
    if (zone === undefined) throw new WhenProblem('zone', say.zoneUnknown());
    return { facts: [], zone };
  });
  // A column of ends says 'until' with one time, and may repeat the start with two.
  const inDays = present(inDay.map(({ from }) => from));
  const inStarts = present(inStart.map(({ from }) => from));
  const froms = [...inDays, ...inStarts, ...present(inEnd.map(({ from, to }) => to && from))];
  const tos = present(
    [...inDay, ...inStart].map(({ to }) => to).concat(inEnd.map(({ from, to }) => to ?? from)),
  );
  const length = lengthOf(
    cells.length,
    [...inDay, ...inStart, ...inEnd].map((one) => one.length),
  );
  const end = oneOf(tos, 'end', say.endsDiffer(), edition);
  const from =
    froms.length > 0 ? oneOf([...froms, ...zones], 'start', say.startsDiffer(), edition) : undefined;
  if (inEnd.length > 0 && !end?.time) throw new WhenProblem('end', say.endUnreadable());
  const facts = froms.flatMap((moment) => moment.facts);
  const byCell = [...inDays.map(said('day')), ...inStarts.map(said('start'))].filter(
    (one) => one.facts.length > 0,
  );
  const start = from && {
    ...from,
    time: from.time && besideEnd(from.time, end?.time),
    zone: from.zone ?? end?.zone,
  };
  if (!start?.time) {
    if (end) throw new WhenProblem('start', say.startMissing());
    if (facts.length === 0) return { length };
    dayFor({ facts }, byCell, edition);
    throw new WhenProblem('start', say.dayWithoutTime());
  }
  const { half, minutes } = start.time;
  const isOfEither = half === undefined && minutes >= HOUR && minutes < MORNING;
  const isOfProgram = OF_PROGRAM.test(`${cells.day} ${cells.start}`);
  if (edition.isHourUnclear && isOfEither && !isOfProgram)
    throw new WhenProblem(
      'start',
      say.hourUnclear({ night: formatTime(minutes), day: formatTime(minutes + NOON) }),
    );
  // No date, no difference between zones.
  if (!edition.firstDay && start.zone !== undefined) throw new WhenProblem('start', noDate());
  if (minutes >= DAY_MINUTES) throw new WhenProblem('start', say.startUnreadable());
  const begins = dayFor({ ...start, facts }, byCell, edition);
  if (edition.firstDay && timesShown(begins.date, formatTime(begins.minutes), edition.zone) === 0)
    throw new WhenProblem('start', say.hourSkipped());
  const first = edition.firstDay && firstOfTwo(begins, minutes, start.zone ?? edition.zone, edition.zone);
  if (first) throw new WhenProblem('start', say.hourOfTwo({ first }));
  const at = { day: begins.index, start: begins.minutes };
  if (!end?.time) return { ...at, length };
  const endIn = inEnd.length > 0 ? 'end' : inStart.length > 0 ? 'start' : 'day';
  const until = { ...end, zone: end.zone ?? start.zone, field: endIn } as const;
  const between = untilEnd(begins, start, until, edition, length);
  if (length !== undefined && length !== between)
    throw new WhenProblem('length', say.lengthDiffers({ between, given: length }));
  return { ...at, length: between };
}

function read(cells: string | undefined, field: 'day' | 'start' | 'end', wrong: string) {
  return linesOf(cells).map((cell) => {
    const written = readWritten(cell, field);
    const isNothing = written && !written.from && !written.to && written.length === undefined;
    if (!written || isNothing) throw new WhenProblem(field, wrong);
    return written;
  });
}

function linesOf(cells = ''): string[] {
  return cells.split('\n').filter((cell) => cell.trim());
}

interface Said {
  field: 'day' | 'start';
  facts: readonly DayFact[];
}

function said(field: Said['field']) {
  return ({ facts }: Moment): Said => ({ field, facts });
}

function present<T>(all: readonly (T | undefined)[]): T[] {
  return all.filter((one) => one !== undefined);
}

/** What several cells say of the same moment. */
function oneOf(
  moments: readonly Moment[],
  field: 'start' | 'end',
  differ: string,
  { firstDay }: DaysOfEdition,
): Moment | undefined {
  const [first] = moments;
  if (!first) return undefined;
  const timed = moments.filter(({ time }) => time !== undefined);
  const zones = present(moments.map(({ zone }) => zone));
  const noons = new Set(zones.map((zone) => instantOf(firstDay ?? SOME_DAY, NOON, zone).getTime()));
  if (new Set(timed.map(({ time }) => time?.minutes)).size > 1) throw new WhenProblem(field, differ);
  if (noons.size > 1) throw new WhenProblem(field, say.zoneDiffers());
  const [zone] = zones;
  return { facts: moments.flatMap(({ facts }) => facts), time: timed[0]?.time, zone };
}

function lengthOf(cell: string | undefined, others: readonly (number | undefined)[]): number | undefined {
  const given = cell?.trim() ? readLength(cell) : undefined;
  const isWrong = given === undefined || given < LENGTH_LEAST || given > DAY_MINUTES;
  if (cell?.trim() && isWrong) throw new WhenProblem('length', say.lengthUnreadable());
  const [length, other] = new Set(present([given, ...others]));
  if (length !== undefined && other !== undefined)
    throw new WhenProblem('length', say.lengthDiffers({ between: other, given: length }));
  return length;
}

/** In '9:00 – 9:45 AM' both are in the morning, in '11:00 – 12:30 PM' only the first. */
function besideEnd(start: Clock, end: Clock | undefined): Clock {
  if (!end?.half || start.half || start.minutes > NOON + HOUR || start.minutes < HOUR) return start;
  const morning = start.minutes % NOON;
  const [same, other] = end.half === 'am' ? [morning, morning + NOON] : [morning + NOON, morning];
  const minutes = [same, other].find((one) => one < end.minutes);
  if (minutes === undefined) throw new WhenProblem('start', say.startUnreadable());
  return { minutes, half: minutes < NOON ? 'am' : 'pm' };
}

interface Begins extends Day {
  minutes: number;
}

/** The day and time in the edition's zone; each cell alone may mean other days than all together. */
function dayFor(moment: Moment, byCell: readonly Said[], edition: DaysOfEdition): Begins {
  const { firstDay, days } = edition;
  const { facts } = moment;
  const [one, ...others] = fitting(moment, edition);
  if (one && others.length === 0) return one;
  if (one && facts.length === 0) throw new WhenProblem('day', say.dayMissing({ count: days }));
  if (one) throw new WhenProblem('day', say.dayUnclear({ example: firstDay ?? SOME_DAY }));
  const doAllFit = byCell.every((one) => fitting({ ...moment, facts: one.facts }, edition).length > 0);
  const inStart = byCell.find(({ field }) => field === 'start');
  if (byCell.length > 1 && doAllFit) throw new WhenProblem(inStart?.field ?? 'day', say.daysDiffer());
  // A day and the weekday of another one, or two days.
  const isOneRight = facts.some((fact) => fitting({ ...moment, facts: [fact] }, edition).length > 0);
  const problem =
    facts.length > 1 && isOneRight
      ? say.dayContradicts({ example: firstDay ?? SOME_DAY })
      : notOfEdition(edition);
  throw new WhenProblem(byCell[0]?.field ?? 'start', problem);
}

function notOfEdition({ firstDay, days }: DaysOfEdition): string {
  if (!firstDay) return noDate();
  if (days === 1) return say.notTheDay({ day: longDate(firstDay) });
  return say.notOfEdition({ first: longDate(firstDay), last: longDate(addDays(firstDay, days - 1)) });
}

/** The days of the edition that all of this may mean. */
function fitting({ facts, time, zone }: Moment, { firstDay, days, ...edition }: DaysOfEdition): Begins[] {
  const isElsewhere = zone !== undefined && firstDay !== null && time !== undefined;
  // By the clocks of another zone, it may be the day before or after.
  const around = isElsewhere ? 1 : 0;
  const written = Array.from({ length: days + 2 * around }, (_, at): Day => {
    const index = at - around;
    return { index, date: firstDay ? addDays(firstDay, index) : '' };
  });
  return written
    .filter((day) => facts.every((fact) => fact(day)))
    .map((day) => {
      const minutes = time?.minutes ?? 0;
      return isElsewhere ? inZone(day, minutes, zone, edition.zone) : { ...day, minutes };
    })
    .filter(({ index }) => index >= 0 && index < days);
}

function inZone({ date, index }: Day, minutes: number, from: Zone, to: string): Begins {
  const instant = instantOf(date, minutes, from);
  const [day = '', time = ''] = zonedTimestamp(instant, to).split(' ');
  const [hours = '', rest = ''] = time.split(':');
  const local = Number(hours) * HOUR + Number(rest);
  if (instantOf(day, local, to).getTime() !== instant.getTime())
    throw new WhenProblem('start', say.hourTwice());
  return { date: day, index: index + Math.sign(Date.parse(day) - Date.parse(date)), minutes: local };
}

function instantOf(date: string, minutes: number, zone: Zone): Date {
  const [day, within] = minutes < DAY_MINUTES ? [date, minutes] : [addDays(date, 1), minutes - DAY_MINUTES];
  if (typeof zone === 'string') return zonedInstant(day, zone, formatTime(within));
  return new Date(Date.parse(`${day}T${formatTime(within)}:00Z`) - zone * MINUTE_MS);
}

/** In minutes. Without a day of its own, the end is the next one by the clock, if that is plausible. */
function untilEnd(
  begins: Begins,
  start: Moment,
  end: Moment & { field: WhenField },
  { firstDay, days, ...edition }: DaysOfEdition,
  given: number | undefined,
): number {
  const first = firstDay ?? SOME_DAY;
  const from = instantOf(addDays(first, begins.index), begins.minutes, firstDay ? edition.zone : 0);
  const zone = (firstDay && end.zone) ?? (firstDay ? edition.zone : 0);
  const minutes = endBeside(start.time, end.time ?? { minutes: 0 }, edition.isHourUnclear);
  const lastsUntil = (date: string) =>
    (instantOf(date, minutes, zone).getTime() - from.getTime()) / MINUTE_MS;
  const dated = Array.from({ length: days + 2 }, (_, at) => at - 1)
    .map((index) => ({ index, date: addDays(first, index) }))
    .filter(({ index, date }) => end.facts.every((fact) => fact({ index, date: firstDay ? date : '' })));
  const endsOn = (date: string) => {
    if (typeof zone !== 'string') return longEnough(lastsUntil(date), end.field);
    const isNextDay = minutes >= DAY_MINUTES;
    const shown = momentsShown(isNextDay ? addDays(date, 1) : date, formatTime(minutes), zone);
    if (shown.length === 0) throw new WhenProblem(end.field, say.hourSkipped());
    // What ends as that hour begins ends before it.
    const isWithinTwo =
      shown.length > 1 && minutes > 0 && timesShown(date, formatTime(minutes - 1), zone) > 1;
    if (isWithinTwo && given === undefined) throw new WhenProblem(end.field, say.endOfTwo());
    const [first = 0, ...others] = shown.map((moment) => (moment - from.getTime()) / MINUTE_MS);
    return longEnough(others.find((one) => one === given) ?? first, end.field);
  };
  if (end.facts.length > 0) {
    const isWithin = (lasts: number) => lasts > 0 && lasts <= DAY_MINUTES;
    const [date, ...others] = dated.flatMap(({ date }) => (isWithin(lastsUntil(date)) ? date : []));
    if (date !== undefined && others.length === 0) return endsOn(date);
    const isBefore = dated.some(({ date }) => lastsUntil(date) <= 0);
    throw new WhenProblem(end.field, isBefore ? say.endBeforeStart() : say.endUnreadable());
  }
  const written = start.zone === undefined ? addDays(first, begins.index) : dateIn(from, start.zone);
  const sameDay = lastsUntil(written);
  if (sameDay > 0) return endsOn(written);
  const nextDay = lastsUntil(addDays(written, 1));
  const isSaid = start.time?.half !== undefined && end.time?.half !== undefined;
  const isLate = (start.time?.minutes ?? 0) >= EVENING;
  if (nextDay === given || ((isSaid || isLate) && nextDay <= PAST_MIDNIGHT_MAX))
    return endsOn(addDays(written, 1));
  throw new WhenProblem(end.field, say.endBeforeStart());
}

/** In '11:30 AM – 1:00' the end is in the afternoon, and in '11:30 – 1:00' where nothing counts to 24. */
function endBeside(start: Clock | undefined, { minutes, half }: Clock, isHourUnclear = false): number {
  const isAcrossNoon = start && minutes >= HOUR && minutes <= start.minutes && start.minutes < NOON + HOUR;
  if (isHourUnclear && isAcrossNoon && !start.half && !half && minutes + NOON > start.minutes)
    return minutes < MORNING ? minutes + NOON : minutes;
  if (!start?.half || half || minutes < HOUR || minutes >= NOON + HOUR) return minutes;
  const morning = minutes % NOON;
  return [morning, morning + NOON].find((one) => one > start.minutes) ?? morning;
}

function longEnough(minutes: number, field: WhenField): number {
  if (minutes < LENGTH_LEAST) throw new WhenProblem(field, lengthWrong());
  return minutes;
}

/** The date by the clocks there. */
function dateIn(instant: Date, zone: Zone): string {
  if (typeof zone === 'string') return zonedDate(instant, zone);
  return new Date(instant.getTime() + zone * MINUTE_MS).toISOString().slice(0, SOME_DAY.length);
}
