import { expect, test } from 'vitest';
import { formatInstant } from './zoned-time.ts';

test.each([
  ['2025-08-27T09:00:00Z', 'Africa/Accra', '27th August 2025, 9:00 AM GMT'],
  ['2027-03-31T23:30:30Z', 'Europe/London', '1st April 2027, 12:30 AM BST'],
])('%s in %s is %s', (instant, zone, text) => {
  expect(formatInstant(new Date(instant), zone)).toBe(text);
});
