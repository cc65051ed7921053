import { endOf, overlap, startOf } from '../../now-and-next.ts';
import type { Session } from '../../site-contract.ts';

/** Minutes of a row of the grid. */
export const ROW_MINUTES = 5;
/** A whole day, and what the style sheet has classes for. */
export const ROWS_MAX = (24 * 60) / ROW_MINUTES;
export const LANES_MAX = 13;
const ROW_MS = ROW_MINUTES * 60_000;
const HOUR_MS = 60 * 60_000;

export interface Placed {
  session: Session;
  /** The first row of the day is 1. */
  row: number;
  rows: number;
  /** The room's column; 0 is all of them. */
  lane: number;
}

export interface DayGrid {
  /** The hours to be marked: each with its row. */
  hours: readonly { instant: number; row: number }[];
  placed: readonly Placed[];
  rows: number;
  /** How many columns are in use; one more than rooms if something stands beside them. */
  lanes: number;
}

/**
 * Where the sessions of a day stand in the grid of these rooms. What would cover another session stands in a column of its
 * own, after the rooms: a cancelled one whose place was taken, or a gathering beside the sessions.
 */
export function gridOf(sessions: readonly Session[], rooms: readonly string[]): DayGrid {
  const first = Math.floor(Math.min(...sessions.map(startOf)) / HOUR_MS) * HOUR_MS;
  const last = Math.max(...sessions.map(endOf));
  const rowOf = (instant: number) => Math.round((instant - first) / ROW_MS) + 1;
  const taken: Placed[] = [];
  const aside = rooms.length + 1;
  const important = sessions.toSorted((a, b) => weightOf(a) - weightOf(b));
  for (const session of important) {
    const room = session.room === undefined ? 0 : rooms.indexOf(session.room) + 1;
    const lane = session.room !== undefined && room === 0 ? aside : room;
    const covers = taken.some(
      (one) => one.lane !== aside && meet(one.lane, lane) && overlap(one.session, session),
    );
    const row = rowOf(startOf(session));
    taken.push({ session, row, rows: Math.max(1, rowOf(endOf(session)) - row), lane: covers ? aside : lane });
  }
  const order = new Map(sessions.map((session, index) => [session, index]));
  const placed = taken.toSorted((a, b) => (order.get(a.session) ?? 0) - (order.get(b.session) ?? 0));
  const hours = Array.from({ length: Math.ceil((last - first) / HOUR_MS) }, (_, hour) => {
    const instant = first + hour * HOUR_MS;
    return { instant, row: rowOf(instant) };
  });
  return {
    hours,
    placed,
    rows: Math.min(ROWS_MAX, rowOf(last) - 1),
    lanes: Math.max(1, ...placed.map(({ lane }) => lane), rooms.length),
  };
}

/** Whether a day has more rooms than the grid has columns, one of which is for what stands beside them. */
export function hasTooManyRooms(sessions: readonly Session[]): boolean {
  const days = Map.groupBy(sessions, ({ day }) => day);
  return [...days.values()].some((some) => new Set(some.flatMap(({ room }) => room ?? [])).size >= LANES_MAX);
}

/** Those that take place in a room are placed first, then those for all rooms, then cancelled ones. */
function weightOf({ isCancelled, room }: Session): number {
  return (isCancelled ? 2 : 0) + (room === undefined ? 1 : 0);
}

function meet(one: number, other: number): boolean {
  return one === 0 || other === 0 || one === other;
}
