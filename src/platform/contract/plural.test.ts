import { expect, test } from 'vitest';
import { plural } from './plural.ts';

test('words go with their number', () => {
  expect([1, 3].map((count) => plural(count, 'it', 'them'))).toEqual(['it', 'them']);
});
