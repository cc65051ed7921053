import { expect, test } from 'vitest';
import { message } from './message.ts';

const title = message('Questions');
const left = message('Left until {date}');
const places = message({ one: 'One place at {venue}', other: '{count} places at {venue}' });

test('a message is said with its values', () => {
  expect(title()).toBe('Questions');
  expect(left({ date: 'Monday' })).toBe('Left until Monday');
});

test.each([
  [0, '0 places at the hall'],
  [1, 'One place at the hall'],
  [2027, '2,027 places at the hall'],
  [12345, '12,345 places at the hall'],
])('%d', (count, expected) => {
  expect(places({ count, venue: 'the hall' })).toBe(expected);
});

test('a year is written without a comma', () => {
  expect(message('In {year}')({ year: 2027 })).toBe('In 2027');
});

test('what a message needs is asked for when it is written', () => {
  // @ts-expect-error: a value is missing
  expect(left()).toBe('Left until {date}');
  // @ts-expect-error: a message without placeholders takes none
  expect(title({ date: 'Monday' })).toBe('Questions');
  // @ts-expect-error: the number is called count
  expect(places({ number: 1, venue: 'here' })).toBe('{count} places at here');
});

test('what a message does not name is not looked at', () => {
  const row = { date: 'Monday', people: [Object.create(null) as object] };
  expect(left(row)).toBe('Left until Monday');
  const issue = Object.defineProperty({ date: 'Monday' }, 'minimum', {
    enumerable: true,
    get: () => expect.unreachable('it was looked at'),
  });
  expect(left(issue)).toBe('Left until Monday');
});
