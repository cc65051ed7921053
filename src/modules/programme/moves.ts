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

const LAST_MINUTE = 1_435;

/** Everything of its day that doesn't begin before a session, by some minutes later or earlier. */
export function movesFrom(
  from: Spot,
  sessions: readonly Spot[],
  { minutes, onlyRoom }: { minutes: number; onlyRoom: boolean },
): Move[] {
  if (minutes === 0 || from.start === null) return [];
  const first = from.start;
  return sessions.flatMap(({ id, version, day, start, room }) => {
    if (day === null || day !== from.day || start === null || start < first) return [];
    if (onlyRoom && room !== from.room) return [];
    return [{ id, version, day, start: Math.min(Math.max(start + minutes, 0), LAST_MINUTE) }];
  });
}

/** A session on another day, at its time; one without a time follows all that is planned there, from the first minute on. */
export function moveToDay(
  { id, version, start }: Spot,
  day: number,
  sessions: readonly Spot[],
  first: number,
): Move {
  const ends = sessions.flatMap((one) =>
    one.day === day && one.start !== null ? one.start + one.length : [],
  );
  return { id, version, day, start: start ?? Math.min(Math.max(first, ...ends), LAST_MINUTE) };
}

/** Each of two sessions where the other one was. */
export function movesToSwap(one: Spot, other: Spot): Move[] {
  const to = ({ id, version }: Spot, { day, start, room }: Spot): Move[] =>
    day === null || start === null ? [] : [{ id, version, day, start, room: room || null }];
  return [...to(one, other), ...to(other, one)];
}
