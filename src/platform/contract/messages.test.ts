import { expect, test } from 'vitest';
import { catalogue } from './messages.ts';

const say = catalogue({
  title: 'Questions',
  left: 'Left until {date}',
  places: { one: 'One place at {venue}', other: '{count} places at {venue}' },
});

test('a message is said with its values', () => {
  expect(say('title')).toBe('Questions');
  expect(say('left', { date: 'Monday' })).toBe('Left until Monday');
});

test.each([
  [0, '0 places at the hall'],
  [1, 'One place at the hall'],
  [1234, '1,234 places at the hall'],
])('%d', (count, expected) => {
  expect(say('places', { count, venue: 'the hall' })).toBe(expected);
});

test('what a message needs is asked for when it is written', () => {
  // @ts-expect-error: there is no such message
  expect(() => say('missing')).toThrow();
  // @ts-expect-error: a value is missing
  expect(say('left')).toBe('Left until {date}');
  // @ts-expect-error: a message without placeholders takes none
  expect(say('title', { date: 'Monday' })).toBe('Questions');
  // @ts-expect-error: the number is called count
  expect(say('places', { number: 1, venue: 'here' })).toBe('{count} places at here');
});
