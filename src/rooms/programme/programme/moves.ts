import type { DayClock } from './day-clock.ts';
import { STEP } from './times.ts';

/** Where a session is, or is to be. */
export interface Spot {
  id: string;
  version: string;
  day: number | null;
  start: number | null;
  length: number;
  room: string;
}

export type Move = Pick<Spot, 'id' | 'version'> & { day: number; start: number; room?: string | null };

/** Everything of its day that doesn't begin before a session, by some minutes later or earlier. */
export function movesFrom(
  from: Spot,
  sessions: readonly Spot[],
  { minutes, onlyRoom, clock }: { minutes: number; onlyRoom: boolean; clock: DayClock },
): Move[] {
  if (minutes === 0 || from.start === null) return [];
  const first = clock.passedAt(from.start);
  const towards = minutes < 0 ? 'earlier' : 'later';
  return sessions.flatMap(({ id, version, day, start, room }) => {
    if (day === null || day !== from.day || start === null || clock.passedAt(start) < first) return [];
    if (onlyRoom && room !== from.room) return [];
    return [
      { id, version, day, start: clock.startAfter(within(clock.passedAt(start) + minutes, clock), towards) },
    ];
  });
}

/** A session on another day, at its time; one without a time follows all that is planned there, from the first minute on. */
export function moveToDay(
  { id, version, start }: Spot,
  day: number,
  sessions: readonly Spot[],
  { first, clock }: { first: number; clock: DayClock },
): Move {
  const ends = sessions.flatMap((one) =>
    one.day === day && one.start !== null ? clock.passedAt(one.start) + one.length : [],
  );
  const next = within(Math.max(clock.passedAt(first), ...ends), clock);
  return { id, version, day, start: start ?? clock.startAfter(next, 'later') };
}

function within(passed: number, { length }: DayClock): number {
  return Math.min(Math.max(passed, 0), length - STEP);
}

/** Each of two sessions where the other one was. */
export function movesToSwap(one: Spot, other: Spot): Move[] {
  const to = ({ id, version }: Spot, { day, start, room }: Spot): Move[] =>
    day === null || start === null ? [] : [{ id, version, day, start, room: room || null }];
  return [...to(one, other), ...to(other, one)];
}
