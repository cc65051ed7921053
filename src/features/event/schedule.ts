import { addDays, clockTime, ordinalDate, zonedDate, zonedInstant } from '#platform/contract/event-zone.ts';
import { type EventRecord, FALLBACK } from './contract.ts';

/** How many days a summit lasts, starting on the event date (docs/product.md, 1.3). */
const SUMMIT_DAYS = 2;

/** Whether the summit is still to come, is on, or is over. */
export type Phase = 'before' | 'during' | 'after';

export interface Schedule {
  firstDay: string;
  lastDay: string;
  /** When the doors open: the event time on the first day. */
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

/** Without a date, the summit is still to come (docs/product.md, 1.5). */
export function phaseAt(now: Date, schedule: Schedule | undefined): Phase {
  if (!schedule || now < schedule.begins) return 'before';
  return now < schedule.ends ? 'during' : 'after';
}

/** When the phase changes next. */
export function nextChange(now: Date, schedule: Schedule | undefined): Date | undefined {
  return [schedule?.begins, schedule?.ends].find((instant) => instant && instant > now);
}

/** Formats the summit's days, such as '26th and 27th August 2025'. */
export function daysInWords(schedule: Schedule | undefined): string {
  if (!schedule) return FALLBACK.dates;
  const [firstDay, ...firstMonth] = ordinalDate(schedule.firstDay).split(' ');
  const last = ordinalDate(schedule.lastDay);
  const shared = last.endsWith(` ${firstMonth.join(' ')}`);
  return `${shared ? firstDay : [firstDay, ...firstMonth].join(' ')} and ${last}`;
}

/** The days in figures, such as '26–27', or '31–1' across the end of a month. */
export function dayFigures(schedule: Schedule): string {
  return [schedule.firstDay, schedule.lastDay].map((date) => Number(date.slice(-2))).join('–');
}

/** When an offer ends or has ended, such as 'Until 31st July 2025'. The date is its last day. */
export function expiryInWords(date: string, now: Date): string {
  return `${zonedDate(now) > date ? 'Ended on' : 'Until'} ${ordinalDate(date)}`;
}

/** What the countdown runs to: the doors if their time is known, otherwise the first day. */
export function countdownLabel(event: Pick<EventRecord, 'eventTime'> | undefined, phase: Phase): string {
  if (phase === 'during') return event?.eventTime ? 'The doors are open' : 'The summit is on';
  return event?.eventTime ? 'The doors open in' : 'The summit begins in';
}

/** Formats the time, such as '9:00 AM'; if it isn't known, the fallback text. */
export function timeInWords(time: string | null | undefined): string {
  return time ? clockTime(time) : FALLBACK.time;
}
