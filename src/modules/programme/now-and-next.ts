/** What the clock needs of a session. Times are ISO texts in UTC, or milliseconds. */
export interface Timed {
  start: string;
  end: string;
  room?: string | undefined;
  isCancelled?: boolean | undefined;
}

export type State = 'past' | 'now' | 'next' | 'later';

/** What is on at an instant, and what begins next: all that begin at the same time. */
export function nowAndNext<Session extends Timed>(sessions: readonly Session[], at: number) {
  const held = sessions.filter(({ isCancelled }) => !isCancelled);
  const now = held.filter((one) => startOf(one) <= at && at < endOf(one));
  const toCome = held.filter((one) => startOf(one) > at);
  const first = Math.min(...toCome.map(startOf));
  return { now, next: toCome.filter((one) => startOf(one) === first) };
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

/** When what is on or next changes after an instant; undefined after the last session. */
export function nextChange(sessions: readonly Timed[], at: number): number | undefined {
  const turns = sessions.flatMap((one) => [startOf(one), endOf(one)]).filter((turn) => turn > at);
  return turns.length > 0 ? Math.min(...turns) : undefined;
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
