import fc from 'fast-check';
import { expect, test } from 'vitest';
import { zonedInstant } from './zoned-instant.ts';
import { formatInstant, momentShown } from './zoned-time.ts';

test.each([
  ['2025-08-27T09:00:00Z', 'Africa/Accra', '27th August 2025, 9:00 AM GMT'],
  ['2027-03-31T23:30:30Z', 'Europe/London', '1st April 2027, 12:30 AM BST'],
])('%s in %s is %s', (instant, zone, text) => {
  expect(formatInstant(new Date(instant), zone)).toBe(text);
});

test('a local time is one instant, whichever way it is reckoned', () => {
  const zones = [
    'Europe/Paris',
    'Australia/Lord_Howe',
    'America/Sao_Paulo',
    'Africa/Casablanca',
    'Africa/Accra',
  ];
  const changes = ['2026-03-29', '2026-10-25', '2026-04-05', '2018-11-04', '2026-02-15', '2026-03-22'];
  const time = fc
    .integer({ min: 0, max: 1439 })
    .map((minutes) =>
      new Date(minutes * 60_000).toISOString().slice('YYYY-MM-DDT'.length, -':00.000Z'.length),
    );
  fc.assert(
    fc.property(fc.constantFrom(...zones), fc.constantFrom(...changes), time, (zone, date, time) => {
      expect(momentShown(date, time, zone)).toBe(zonedInstant(date, zone, time).getTime());
    }),
    { numRuns: 500 },
  );
});
