import { expect, test } from 'vitest';
import { dayClock } from './day-clock.ts';
import { HOUR } from './times.ts';

const at = (hours: number, minutes = 0) => hours * HOUR + minutes;
const hours = ({ shownAfter }: ReturnType<typeof dayClock>, count: number) =>
  Array.from({ length: count }, (_, hour) => shownAfter(hour * HOUR));

test('a night with an hour more shows it twice, and what is dropped on a row begins there', () => {
  const clock = dayClock('2025-10-26', 'Europe/Berlin');
  expect(clock.length).toBe(at(25));
  expect(hours(clock, 6)).toEqual(['00:00', '01:00', '02:00 CEST', '02:00 CET', '03:00', '04:00']);
  expect(clock.passedAt(at(3))).toBe(at(4));
  expect(clock.startAfter(at(4), 'later')).toBe(at(3));
  expect(clock.startAfter(at(2, 30), 'later')).toBe(at(2, 30));
  // Nothing can be planned for the second time that clocks show it.
  expect(clock.startAfter(at(3, 30), 'later')).toBe(at(3));
  expect(clock.startAfter(at(3, 30), 'earlier')).toBe(at(2, 55));
  expect(clock.startAfter(at(24, 55), 'later')).toBe(at(23, 55));
});

test('a night with an hour less has no row for it', () => {
  const clock = dayClock('2026-03-29', 'Europe/Berlin');
  expect(clock.length).toBe(at(23));
  expect(hours(clock, 5)).toEqual(['00:00', '01:00', '03:00', '04:00', '05:00']);
  expect(clock.startAfter(at(2), 'later')).toBe(at(3));
  // What was planned for it begins as much later, as it is published.
  expect(clock.passedAt(at(2, 30))).toBe(clock.passedAt(at(3, 30)));
});

test('the clocks of Casablanca are turned around Ramadan, those of Cairo at midnight', () => {
  const back = dayClock('2026-02-15', 'Africa/Casablanca');
  expect(hours(back, 5)).toEqual(['00:00', '01:00', '02:00 GMT+1', '02:00 GMT', '03:00']);
  expect(hours(dayClock('2026-03-22', 'Africa/Casablanca'), 4)).toEqual(['00:00', '01:00', '03:00', '04:00']);
  const cairo = dayClock('2026-04-24', 'Africa/Cairo');
  expect(cairo.length).toBe(at(23));
  expect(hours(cairo, 2)).toEqual(['01:00', '02:00']);
  expect(cairo.startAfter(at(8), 'earlier')).toBe(at(9));
});

test('other days, and those of no date, are as long as they look', () => {
  for (const clock of [dayClock('2025-08-26', 'Africa/Accra'), dayClock(null, 'UTC')]) {
    expect(clock.length).toBe(at(24));
    for (const start of [0, at(9, 5), at(23, 55)]) {
      expect(clock.passedAt(start)).toBe(start);
      expect(clock.startAfter(start, 'later')).toBe(start);
    }
    expect(clock.shownAfter(at(25, 30))).toBe('01:30');
  }
});
