import { endingOf, language, locale } from './language.ts';
import { onceForEach } from './once-for-each.ts';

/** The zone of a site without an edition. */
export const NO_ZONE = 'UTC';

const DAY_MS = 86_400_000;

const formatters = new Map<string, Intl.DateTimeFormat>();
/** Formatters are expensive to create, so each is created once. */
export function formatter(locale: string, timeZone: string, options: Intl.DateTimeFormatOptions) {
  const key = JSON.stringify([locale, timeZone, options]);
  const known = formatters.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone, ...options });
  formatters.set(key, known);
  return known;
}

/** Formats calendar days, which are in no zone. */
const calendar = (locale: string, options: Intl.DateTimeFormatOptions) => formatter(locale, 'UTC', options);
const asUtc = (date: string, time = '00:00') => new Date(`${date}T${time}:00Z`);

const LONG = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const MEDIUM = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const SHORT = { day: 'numeric', month: 'short' } as const;
const DATE_TIME = {
  day: '2-digit',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const;

/** Whether this is the name of a time zone (IANA). */
export function isZone(name: string): boolean {
  try {
    return formatter('en-GB', name, {}).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** The short name of a zone at this time, such as 'GMT'. */
export function zoneLabel(zone: string, instant: Date): string {
  const parts = formatter(locale(), zone, { timeZoneName: 'short' }).formatToParts(instant);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
  // As some languages write GMT.
  return name.replace(/^(GMT|UTC)\+0$/, 'GMT');
}

/** What a zone is called at all of these times: as at one of them, or where they differ by a name for all seasons. */
export function zoneName(zone: string, instants: readonly (string | number)[]): string {
  const [label = zone, ...others] = zoneLabels(zone, instants);
  if (others.length === 0) return label;
  const [instant = 0] = instants;
  const parts = formatter(locale(), zone, { timeZoneName: 'longGeneric' }).formatToParts(new Date(instant));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

/** Its short names at these times, each once. It has one name all day, unless its clocks are changed. */
export function zoneLabels(zone: string, instants: readonly (string | number)[]): string[] {
  const named = new Map<string, Date>();
  for (const one of instants) {
    const instant = new Date(one);
    const time = instant.getTime();
    named.set(isSteady(time, zone) ? `day ${Math.floor(time / DAY_MS)}` : `${time}`, instant);
  }
  return [...new Set([...named.values()].map((instant) => zoneLabel(zone, instant)))];
}

/** How often a zone's clocks show a local time: once, but not at all or twice where they are changed. */
export function timesShown(date: string, time: string, zone: string): number {
  return momentsShown(date, time, zone).length;
}

/** In ms. The first, or of a time that the clocks skip the one as much later, as `zonedInstant` has it. */
export function momentShown(date: string, time: string, zone: string): number {
  const local = asUtc(date, time).getTime();
  return momentsShown(date, time, zone)[0] ?? local - offsetAt(local - DAY_MS, zone);
}

/** When a zone's clocks show a local time, in ms. */
export function momentsShown(date: string, time: string, zone: string): number[] {
  const local = asUtc(date, time).getTime();
  const offsets = new Set([offsetAt(local - DAY_MS, zone), offsetAt(local + DAY_MS, zone)]);
  return [...offsets]
    .filter((offset) => offsetAt(local - offset, zone) === offset)
    .map((offset) => local - offset);
}

/** Whether a zone's clocks go on evenly from a day before an instant until a day after it. */
export function isSteady(instant: number, zone: string): boolean {
  return isSteadyAround(Math.floor(instant / DAY_MS), zone);
}

const isSteadyAround = onceForEach(
  (day: number, zone: string) => `${day} ${zone}`,
  (day, zone) => offsetAt((day - 1) * DAY_MS, zone) === offsetAt((day + 2) * DAY_MS, zone),
);

/** How far a zone's clocks are ahead of UTC, in ms. */
export function offsetAt(instant: number, zone: string): number {
  const second = Math.floor(instant / 1000) * 1000;
  return Date.parse(`${zonedTimestamp(new Date(second), zone).replace(' ', 'T')}Z`) - second;
}

/** The local date of an instant, as YYYY-MM-DD. */
export function zonedDate(instant: Date, zone: string): string {
  return formatter('sv-SE', zone, { dateStyle: 'short' }).format(instant);
}

/** The local date and time of an instant, as YYYY-MM-DD HH:MM:SS. */
export function zonedTimestamp(instant: Date, zone: string): string {
  return formatter('sv-SE', zone, { dateStyle: 'short', timeStyle: 'medium' }).format(instant);
}

/** An instant for tables, such as '26 Aug 2025, 09:05'. */
export function dateTime(instant: string, zone: string): string {
  return formatter(locale(), zone, DATE_TIME).format(new Date(instant));
}

/** Calculates with calendar days, so that clock changes don't matter. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** How many days after the first date the second is. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** A date such as '27 August 2025'. */
export function longDate(date: string): string {
  return calendar(locale(), LONG).format(asUtc(date));
}

/** A date as visitors read it, such as '27th August 2025'. */
export function ordinalDate(date: string): string {
  return withEndings(calendar(locale(), LONG).formatToParts(asUtc(date)));
}

/** From one day to another as this language writes it, such as '27 février – 1er mars 2027'. */
export function dateRange(from: string, to: string): string {
  // Not every browser writes a narrow space there.
  return withEndings(calendar(locale(), LONG).formatRangeToParts(asUtc(from), asUtc(to))).replaceAll(
    '\u2009',
    ' ',
  );
}

function withEndings(parts: readonly Pick<Intl.DateTimeFormatPart, 'type' | 'value'>[]): string {
  return parts
    .map(({ type, value }) => (type === 'day' ? value + endingOf(Number(value), 'days') : value))
    .join('');
}

/** A date for a chart's axis, such as '27 Aug'. */
export function shortDate(date: string): string {
  return calendar(locale(), SHORT).format(asUtc(date));
}

/** A date for the badge, such as 'Aug 27, 2025', or '1er mars 2027' where months have no short names that are read easily. */
export function badgeDate(date: string): string {
  return language() === 'en' ? calendar(american(), MEDIUM).format(asUtc(date)) : ordinalDate(date);
}

/** A time given as HH:MM, such as '9:00 AM'. */
export function clockTime(time: string): string {
  return timeFormatter('UTC').format(asUtc('2000-01-01', time));
}

/** An instant in a sentence, such as '27th August 2025, 9:00 AM GMT'. */
export function formatInstant(instant: Date, zone: string): string {
  const [date = '', time = ''] = zonedTimestamp(instant, zone).split(' ');
  return `${ordinalDate(date)}, ${clockTime(time.slice(0, 'HH:MM'.length))} ${zoneLabel(zone, instant)}`;
}

/** For times of the day: '9:05 AM' in English, '09:05' in others, as they write ranges of them. */
export function timeFormatter(zone: string): Intl.DateTimeFormat {
  const hour = language() === 'en' ? 'numeric' : '2-digit';
  return formatter(american(), zone, { hour, minute: '2-digit' });
}

/** For what English writes as in America. */
export function american(): string {
  return language() === 'en' ? 'en-US' : locale();
}
