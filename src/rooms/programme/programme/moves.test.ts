import { expect, test } from 'vitest';
import { dayClock } from './day-clock.ts';
import { movesFrom, movesToSwap, moveToDay } from './moves.ts';

const spot = (id: string, start: number | null, room = 'hall', day = 0) => ({
  ...{ id, version: `version of ${id}`, start, room, length: 30 },
  day: start === null ? null : day,
});
const clock = dayClock(null, 'UTC');
const welcome = spot('welcome', 540);
const talk = spot('talk', 600);
const workshop = spot('workshop', 600, 'loft');
const closing = spot('closing', 1_430);
const all = [welcome, talk, workshop, closing, spot('tomorrow', 700, 'hall', 1), spot('idea', null)];

test('everything of the day from a session on is moved, and nothing past midnight', () => {
  const moved = (onlyRoom: boolean, minutes = 10) =>
    movesFrom(talk, all, { minutes, onlyRoom, clock }).map(({ id, start, version }) => [id, start, version]);
  expect(moved(false)).toEqual([
    ['talk', 610, 'version of talk'],
    ['workshop', 610, 'version of workshop'],
    ['closing', 1_435, 'version of closing'],
  ]);
  expect(moved(true, -15).map(([id, start]) => [id, start])).toEqual([
    ['talk', 585],
    ['closing', 1_415],
  ]);
  expect(moved(false, 0)).toEqual([]);
});

test('a session keeps its time on another day; one without a time follows what is there', () => {
  expect(moveToDay(talk, 1, all, { first: 540, clock })).toEqual({
    id: 'talk',
    version: 'version of talk',
    day: 1,
    start: 600,
  });
  const idea = spot('idea', null);
  expect([0, 1, 2].map((day) => moveToDay(idea, day, all, { first: 540, clock }).start)).toEqual([
    1_435, 730, 540,
  ]);
});

test('two sessions take each other’s time and room', () => {
  expect(movesToSwap(welcome, { ...workshop, day: 1, room: '' })).toEqual([
    { id: 'welcome', version: 'version of welcome', day: 1, start: 600, room: null },
    { id: 'workshop', version: 'version of workshop', day: 0, start: 540, room: 'hall' },
  ]);
});

test('where the clocks are turned, what is moved begins as much later', () => {
  const berlin = (date: string) => dayClock(date, 'Europe/Berlin');
  const gala = { ...spot('gala', 60), length: 90 };
  const late = (date: string, minutes: number) =>
    movesFrom(gala, [gala, spot('speech', 90)], { minutes, onlyRoom: false, clock: berlin(date) }).map(
      ({ start }) => start,
    );
  // Without an hour after 2 AM, 1:00 and 1:30 are 3:00 and 3:30 an hour later; with one more, they begin after it.
  expect(late('2026-03-29', 60)).toEqual([180, 210]);
  expect(late('2025-10-26', 180)).toEqual([180, 210]);
  const idea = spot('idea', null);
  const next = (date: string) => moveToDay(idea, 0, [gala], { first: 0, clock: berlin(date) }).start;
  expect([next('2026-03-29'), next('2026-03-30')]).toEqual([210, 150]);
});
