import { zonedDate } from '#platform/contract/zoned-time.ts';

/** What the clock needs of a session. Times are ISO texts in UTC, or milliseconds. */
export interface Timed {
  start: string;
  end: string;
  room?: string | undefined;
  isCancelled?: boolean | undefined;
}

export type State = 'past' | 'now' | 'next' | 'later';

/** The first day of a summit, YYYY-MM-DD in its zone. */
export interface FirstDay {
  zone: string;
  firstDay: string;
}

export function firstDayOf({ zone, days }: { zone: string; days: readonly { date: string }[] }): FirstDay {
  return { zone, firstDay: days[0]?.date ?? '' };
}

/** Whether the first day is there, from its midnight. */
export function hasBegun({ zone, firstDay }: FirstDay, at: number): boolean {
  return zonedDate(new Date(at), zone) >= firstDay;
}

/** What is on at an instant, and what begins next, which weeks before the summit nothing does. */
export function nowAndNext<Session extends Timed>(sessions: readonly Session[], at: number, first: FirstDay) {
  const now = sessions.filter((one) => !one.isCancelled && startOf(one) <= at && at < endOf(one));
  return { now, next: hasBegun(first, at) ? soonest(sessions, at) : [] };
}

/** All that begin at the same time, before any other that is to come. */
export function soonest<Session extends Timed>(sessions: readonly Session[], at: number): Session[] {
  const toCome = sessions.filter((one) => !one.isCancelled && startOf(one) > at);
  const start = Math.min(...toCome.map(startOf));
  return toCome.filter((one) => startOf(one) === start);
}

/** The same for who sits in one room; what is in no room is in all of them. */
export function inRoom<Session extends Timed>(sessions: readonly Session[], room: string): Session[] {
  return sessions.filter((one) => one.room === undefined || one.room === room);
}

/** A cancelled session is past once it would have been. */
export function stateAt(session: Timed, at: number, next: readonly Timed[]): State {
  if (endOf(session) <= at) return 'past';
  if (session.isCancelled) return 'later';
  if (startOf(session) <= at) return 'now';
  return next.includes(session) ? 'next' : 'later';
}

/** Two sessions that nobody can attend both. */
export function overlap(one: Timed, other: Timed): boolean {
  return startOf(one) < endOf(other) && startOf(other) < endOf(one);
}

export function startOf({ start }: Pick<Timed, 'start'>): number {
  return Date.parse(start);
}

export function endOf({ end }: Pick<Timed, 'end'>): number {
  return Date.parse(end);
}

/** When they begin and end. */
export function turnsOf(sessions: readonly Pick<Timed, 'start' | 'end'>[]): string[] {
  return sessions.flatMap(({ start, end }) => [start, end]);
}
