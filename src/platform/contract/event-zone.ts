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

/** The local date of an instant, as YYYY-MM-DD. */
export function zonedDate(instant: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: EVENT_ZONE, dateStyle: 'short' }).format(instant);
}

export function addDays(date: string, days: number): string {
  return zonedDate(new Date(zonedInstant(date).getTime() + days * DAY_MS));
}

/** A date for people, such as '27 August 2025'. */
export function longDate(date: string): string {
  return format(zonedInstant(date), { day: 'numeric', month: 'long', year: 'numeric' }, 'en-GB');
}

/** A date for the axis of a chart, such as '27 Aug'. */
export function shortDate(date: string): string {
  return format(zonedInstant(date), { day: 'numeric', month: 'short' }, 'en-GB');
}

/** A date as on the badge, such as 'Aug 27, 2025'. */
export function badgeDate(date: string): string {
  return format(zonedInstant(date), { month: 'short', day: 'numeric', year: 'numeric' }, 'en-US');
}

/** An instant for tables, such as '26 Aug 2025, 09:05'. */
export function dateTime(instant: string): string {
  return format(new Date(instant), {
    day: '2-digit',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
}

/** A time for people from HH:MM, such as '9:00 AM'. */
export function clockTime(time: string): string {
  return format(
    zonedInstant('2000-01-01', time),
    { hour: 'numeric', minute: '2-digit', hour12: true },
    'en-US',
  );
}

function format(instant: Date, options: Intl.DateTimeFormatOptions, locale = 'en-GB'): string {
  return new Intl.DateTimeFormat(locale, { timeZone: EVENT_ZONE, ...options }).format(instant);
}
