import { zonedInstant } from '#platform/contract/zoned-instant.ts';
import { addDays, clockTime, daysBetween, zonedDate, zoneLabel } from '#platform/contract/zoned-time.ts';
import type { EditionContent } from '#rooms/edition/content/contract.ts';
import type { Edition } from './edition.ts';

/** Whether the summit is still to come, is on, or is over. */
export type Phase = 'before' | 'during' | 'after';

export interface Schedule {
  firstDay: string;
  lastDay: string;
  /** When the doors open: its time on the first day. */
  begins: Date;
  /** The midnight after the last day, or the end of the last published session if that is later. */
  ends: Date;
}

export type Scheduled = Pick<Edition, 'eventDate' | 'eventTime' | 'days' | 'zone'> &
  Partial<Pick<Edition, 'sessionsEnd'>>;

export function scheduleOf(edition: Scheduled | undefined): Schedule | undefined {
  if (!edition?.eventDate) return undefined;
  const { eventDate: firstDay, eventTime, days, zone, sessionsEnd } = edition;
  const midnight = zonedInstant(addDays(firstDay, days), zone).getTime();
  return {
    firstDay,
    lastDay: addDays(firstDay, days - 1),
    begins: zonedInstant(firstDay, zone, eventTime ?? undefined),
    ends: new Date(Math.max(midnight, sessionsEnd ? Date.parse(sessionsEnd) : 0)),
  };
}

/** Without a date, the summit is still to come (docs/product.md, 1.5). */
export function phaseAt(now: Date, schedule: Schedule | undefined): Phase {
  if (!schedule || now < schedule.begins) return 'before';
  return now < schedule.ends ? 'during' : 'after';
}

/** Which of its days it is, from 1 to the number of days, by the clock of its zone. */
export function dayAt(
  now: Date,
  { firstDay, lastDay }: Schedule,
  zone: string,
): { day: number; days: number } {
  const days = daysBetween(firstDay, lastDay) + 1;
  const day = daysBetween(firstDay, zonedDate(now, zone)) + 1;
  return { day: Math.min(Math.max(day, 1), days), days };
}

/** When the phase changes next. */
export function nextChange(now: Date, schedule: Schedule | undefined): Date | undefined {
  return [schedule?.begins, schedule?.ends].find((instant) => instant && instant > now);
}

/** What the countdown runs to: the doors if their time is known, otherwise the first day. */
export function countdownLabel(
  edition: Pick<Edition, 'eventTime'> | undefined,
  phase: Phase,
  labels: EditionContent['facts'],
): string {
  if (phase === 'during') return edition?.eventTime ? labels.doorsAreOpen : labels.isOn;
  return edition?.eventTime ? labels.doorsOpenIn : labels.beginsIn;
}

/** The time of the doors with its zone, such as '9:00 AM GMT'; undefined if it isn't known. */
export function doorTime(edition: Scheduled | undefined): { time: string; zone: string } | undefined {
  if (!edition?.eventTime) return undefined;
  const day = scheduleOf(edition)?.begins ?? new Date(0);
  return { time: clockTime(edition.eventTime), zone: zoneLabel(edition.zone, day) };
}

/** Whether a day, such as the last of an offer, is over. */
export function isOver(day: string, now: Date, zone: string): boolean {
  return zonedDate(now, zone) > day;
}
