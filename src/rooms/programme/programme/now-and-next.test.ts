/** @module-tag long */

import { expect, test } from 'vitest';
import { zonedInstant } from '#platform/contract/zoned-instant.ts';
import { addDays } from '#platform/contract/zoned-time.ts';
import { nextChange } from './next-change.ts';
import { inRoom, nowAndNext, stateAt, type Timed } from './now-and-next.ts';

const MINUTE = 60_000;

/** Two days in three rooms: whole and odd minutes, gaps, overlaps, one over midnight, one cancelled, breaks for all rooms. */
const DAY: readonly [from: string, minutes: number, room?: string, isCancelled?: true][] = [
  ['00:30', 45, 'night'],
  ['08:00', 60],
  ['09:00', 30, 'hall'],
  ['09:00', 90, 'loft'],
  ['09:30', 25, 'hall'],
  ['10:00', 20, 'hall', true],
  ['10:37', 13],
  ['13:00', 240, 'loft'],
  ['23:30', 60, 'night'],
];

function programmeOf(zone: string, firstDay: string): Timed[] {
  return [firstDay, addDays(firstDay, 1)].flatMap((date) =>
    DAY.map(([from, minutes, room, isCancelled]) => {
      const start = zonedInstant(date, zone, from);
      const end = new Date(start.getTime() + minutes * MINUTE);
      return { start: start.toISOString(), end: end.toISOString(), room, isCancelled };
    }),
  );
}

/** As a person fills in a sheet with a line for each minute, and reads it from the end. */
function sheetOf(sessions: readonly Timed[], from: number, firstMidnight: number, until: number) {
  const held = sessions.filter(({ isCancelled }) => !isCancelled);
  const lines = new Map<number, { now: Timed[]; next: Timed[] }>();
  for (let at = from; at < until; at += MINUTE) lines.set(at, { now: [], next: [] });
  for (const one of held) {
    for (let at = Date.parse(one.start); at < Date.parse(one.end); at += MINUTE) lines.get(at)?.now.push(one);
  }
  let next: Timed[] = [];
  for (let at = until - MINUTE; at >= from; at -= MINUTE) {
    if (at >= firstMidnight) Object.assign(lines.get(at) ?? {}, { next });
    const beginning = held.filter(({ start }) => Date.parse(start) === at);
    if (beginning.length > 0) next = beginning;
  }
  return lines;
}

test.each([
  ['Africa/Accra', '2025-08-26'],
  // Their clocks change on the second of the two days.
  ['Africa/Casablanca', '2026-02-14'],
  ['Africa/Casablanca', '2026-03-21'],
  ['Europe/London', '2026-03-28'],
  ['Europe/London', '2026-10-24'],
])('now and next are right in %s at every minute from %s on', (zone, firstDay) => {
  const all = programmeOf(zone, firstDay);
  const first = { zone, firstDay };
  for (const sessions of [all, inRoom(all, 'hall')]) {
    const programme = { zone, days: [{ date: firstDay }], sessions };
    const from = zonedInstant(addDays(firstDay, -1), zone).getTime();
    const firstMidnight = zonedInstant(firstDay, zone).getTime();
    const end = zonedInstant(addDays(firstDay, 2), zone).getTime() + 60 * MINUTE;
    let turn: number | undefined;
    let before = '';
    for (const [at, line] of sheetOf(sessions, from, firstMidnight, end)) {
      const { now, next } = nowAndNext(sessions, at, first);
      const shown = JSON.stringify({ now, next });
      expect(shown, new Date(at).toISOString()).toBe(JSON.stringify(line));
      expect(sessions.filter((one) => stateAt(one, at, next) === 'now')).toEqual(now);
      // Whoever sleeps until the next turn misses nothing.
      if (turn !== undefined && at < turn) expect(shown).toBe(before);
      before = shown;
      turn = nextChange(programme, new Date(at))?.getTime();
    }
    expect(nowAndNext(sessions, end, first)).toEqual({ now: [], next: [] });
    expect(nextChange(programme, new Date(end))).toBeUndefined();
  }
});

test('a cancelled session is neither now nor next, and past in its time', () => {
  const first = { zone: 'Africa/Accra', firstDay: '2025-08-26' };
  const session = { start: '2025-08-26T10:00:00.000Z', end: '2025-08-26T10:30:00.000Z', isCancelled: true };
  expect(nowAndNext([session], Date.parse(session.start), first)).toEqual({ now: [], next: [] });
  expect(stateAt(session, Date.parse(session.start), [])).toBe('later');
  expect(stateAt(session, Date.parse(session.end), [])).toBe('past');
});
