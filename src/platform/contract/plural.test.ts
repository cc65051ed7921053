import { expect, test } from 'vitest';
import { counted, plural } from './plural.ts';

test('words go with their number', () => {
  expect([0, 1, 2, 21].map((count) => counted(count, 'place'))).toEqual([
    '0 places',
    '1 place',
    '2 places',
    '21 places',
  ]);
  expect(counted(2, 'entry is', 'entries are')).toBe('2 entries are');
  expect([1, 3].map((count) => plural(count, 'it', 'them'))).toEqual(['it', 'them']);
});
