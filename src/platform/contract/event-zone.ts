/**
 * The event's time zone. Africa/Accra is on UTC all year, so a local date and time can be read as UTC. For a
 * summit elsewhere, only the zone and `zonedInstant` need to change.
 */
export const EVENT_ZONE = 'Africa/Accra';
/** The name of the zone shown with a time. */
export const EVENT_ZONE_LABEL = 'GMT';

const DAY_MS = 86_400_000;

/** The instant of a local date (YYYY-MM-DD) and time (HH:MM) in the event's zone. */
export function zonedInstant(date: string, time = '00:00'): Date {
  return new Date(`${date}T${time}:00Z`);
}

// Formatters are expensive to create, so each is created once.
const DAY = formatter('sv-SE', { dateStyle: 'short' });
const TIMESTAMP = formatter('sv-SE', { dateStyle: 'short', timeStyle: 'medium' });
const LONG_DATE = formatter('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
const SHORT_DATE = formatter('en-GB', { day: 'numeric', month: 'short' });
const BADGE_DATE = formatter('en-US', { month: 'short', day: 'numeric', year: 'numeric' });
const ORDINAL = new Intl.PluralRules('en', { type: 'ordinal' });
const CLOCK_TIME = formatter('en-US', { hour: 'numeric', minute: '2-digit', hour12: true });
const DATE_TIME = formatter('en-GB', {
  day: '2-digit',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The local date of an instant, as YYYY-MM-DD. */
export function zonedDate(instant: Date): string {
  return DAY.format(instant);
}

/** The local date and time of an instant, as YYYY-MM-DD HH:MM:SS. */
export function zonedTimestamp(instant: Date): string {
  return TIMESTAMP.format(instant);
}

/** Calculates with calendar days, so that clock changes don't matter. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** A date such as '27 August 2025'. */
export function longDate(date: string): string {
  return LONG_DATE.format(zonedInstant(date));
}

/** A date as visitors read it, such as '27th August 2025'. */
export function ordinalDate(date: string): string {
  const [day, ...rest] = longDate(date).split(' ');
  return `${day}${ordinalEnding(Number(day))} ${rest.join(' ')}`;
}

function ordinalEnding(day: number): string {
  return { zero: 'th', one: 'st', two: 'nd', few: 'rd', many: 'th', other: 'th' }[ORDINAL.select(day)];
}

/** A date for a chart's axis, such as '27 Aug'. */
export function shortDate(date: string): string {
  return SHORT_DATE.format(zonedInstant(date));
}

/** A date for the badge, such as 'Aug 27, 2025'. */
export function badgeDate(date: string): string {
  return BADGE_DATE.format(zonedInstant(date));
}

/** An instant for tables, such as '26 Aug 2025, 09:05'. */
export function dateTime(instant: string): string {
  return DATE_TIME.format(new Date(instant));
}

/** A time given as HH:MM, such as '9:00 AM'. */
export function clockTime(time: string): string {
  return CLOCK_TIME.format(zonedInstant('2000-01-01', time));
}

function formatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, { timeZone: EVENT_ZONE, ...options });
}
