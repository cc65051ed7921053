import { addDays, clockTime, longDate, zonedDate, zonedInstant } from '#platform/contract/event-zone.ts';
import { type EventRecord, FALLBACK } from './contract.ts';
import { SUMMIT_DAYS } from './summit.ts';

/** Where the clock stands: before the summit's days, on them, or after them. */
export type Phase = 'before' | 'during' | 'after';

export interface Schedule {
  firstDay: string;
  lastDay: string;
  /** When the doors open: the first day at its time. */
  begins: Date;
  /** The midnight after the last day. */
  ends: Date;
}

export function scheduleOf(
  event: Pick<EventRecord, 'eventDate' | 'eventTime'> | undefined,
): Schedule | undefined {
  if (!event?.eventDate) return undefined;
  return {
    firstDay: event.eventDate,
    lastDay: addDays(event.eventDate, SUMMIT_DAYS - 1),
    begins: zonedInstant(event.eventDate, event.eventTime ?? undefined),
    ends: zonedInstant(addDays(event.eventDate, SUMMIT_DAYS)),
  };
}

/** Without a date the summit is still to come (docs/product.md, 1.5). */
export function phaseAt(now: Date, schedule: Schedule | undefined): Phase {
  if (!schedule || now < schedule.begins) return 'before';
  return now < schedule.ends ? 'during' : 'after';
}

/** The next instant at which the phase changes by itself. */
export function nextChange(now: Date, schedule: Schedule | undefined): Date | undefined {
  return [schedule?.begins, schedule?.ends].find((instant) => instant && instant > now);
}

/** The summit's days for people, such as '26th and 27th August 2025'. */
export function daysInWords(schedule: Schedule | undefined): string {
  if (!schedule) return FALLBACK.dates;
  const [firstDay, ...firstMonth] = ordinalDate(schedule.firstDay).split(' ');
  const last = ordinalDate(schedule.lastDay);
  const shared = last.endsWith(` ${firstMonth.join(' ')}`);
  return `${shared ? firstDay : [firstDay, ...firstMonth].join(' ')} and ${last}`;
}

function ordinalDate(date: string): string {
  const [day, ...rest] = longDate(date).split(' ');
  return `${day}${ordinalEnding(Number(day))} ${rest.join(' ')}`;
}

function ordinalEnding(day: number): string {
  const kind = new Intl.PluralRules('en', { type: 'ordinal' }).select(day);
  return { zero: 'th', one: 'st', two: 'nd', few: 'rd', many: 'th', other: 'th' }[kind];
}

/** The days as figures, such as '26–27'; across a month's end '31–1'. */
export function dayFigures(schedule: Schedule): string {
  return [schedule.firstDay, schedule.lastDay].map((date) => Number(date.slice(-2))).join('–');
}

/** Whether something still holds that is offered up to and including a date, such as 'Until 31 July 2025'. */
export function expiryInWords(date: string, now: Date): string {
  return `${zonedDate(now) > date ? 'Ended on' : 'Until'} ${longDate(date)}`;
}

/** What the countdown runs to: the doors, where their time is known, and else the first day. */
export function countdownLabel(event: Pick<EventRecord, 'eventTime'> | undefined, phase: Phase): string {
  if (phase === 'during') return event?.eventTime ? 'The doors are open' : 'The summit is on';
  return event?.eventTime ? 'The doors open in' : 'The summit begins in';
}

/** The time for people, such as '9:00 AM', or the words that stand in for it. */
export function timeInWords(time: string | null | undefined): string {
  return time ? clockTime(time) : FALLBACK.time;
}
