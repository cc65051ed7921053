/**
 * The event's time zone. Africa/Accra keeps UTC all year, so a local date and time is read as UTC;
 * a summit elsewhere changes the zone and `zonedInstant` here, and nowhere else.
 */
export const EVENT_ZONE = 'Africa/Accra';
/** How the zone is named beside a time. */
export const EVENT_ZONE_LABEL = 'GMT';

const DAY_MS = 86_400_000;

/** The instant of a local date (YYYY-MM-DD) and time (HH:MM) in the event's zone. */
export function zonedInstant(date: string, time = '00:00'): Date {
  return new Date(`${date}T${time}:00Z`);
}

// A formatter is dear to make and cheap to use: there is one of each.
const DAY = formatter('sv-SE', { dateStyle: 'short' });
const LONG_DATE = formatter('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
const SHORT_DATE = formatter('en-GB', { day: 'numeric', month: 'short' });
const BADGE_DATE = formatter('en-US', { month: 'short', day: 'numeric', year: 'numeric' });
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

/** By the calendar alone: clocks that were changed in between move no date. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** A date for people, such as '27 August 2025'. */
export function longDate(date: string): string {
  return LONG_DATE.format(zonedInstant(date));
}

/** A date for the axis of a chart, such as '27 Aug'. */
export function shortDate(date: string): string {
  return SHORT_DATE.format(zonedInstant(date));
}

/** A date as on the badge, such as 'Aug 27, 2025'. */
export function badgeDate(date: string): string {
  return BADGE_DATE.format(zonedInstant(date));
}

/** An instant for tables, such as '26 Aug 2025, 09:05'. */
export function dateTime(instant: string): string {
  return DATE_TIME.format(new Date(instant));
}

/** A time for people from HH:MM, such as '9:00 AM'. */
export function clockTime(time: string): string {
  return CLOCK_TIME.format(zonedInstant('2000-01-01', time));
}

function formatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, { timeZone: EVENT_ZONE, ...options });
}
