import { expect, test, vi } from 'vitest';
import { purgeTexts, rememberTexts } from './remember-texts.ts';

const lettersOf = (made: string) => made.length;

test('what is made of a text is made once', () => {
  const make = vi.fn((text: string) => text.toUpperCase());
  const shout = rememberTexts(make, { bytesMax: 1_000, lettersOf });
  expect(['one', 'other', 'one', 'other', ''].map(shout)).toEqual(['ONE', 'OTHER', 'ONE', 'OTHER', '']);
  expect(make.mock.calls.flat()).toEqual(['one', 'other', '']);
});

test('what was used longest ago goes when there is no more room, and what is too large isn’t kept', () => {
  const make = vi.fn((text: string) => text.toUpperCase());
  // Two bytes for each letter of a text and of what is made of it, and one more.
  const shout = rememberTexts(make, { bytesMax: 2 * 41, lettersOf });
  const long = 'a'.repeat(21);
  for (const text of ['first text', 'other text', 'first text', 'third text', long, long]) shout(text);
  make.mockClear();
  for (const text of ['third text', 'first text', 'other text']) shout(text);
  expect(make.mock.calls.flat()).toEqual(['other text']);
});

test('all of it is forgotten when somebody’s data were erased', () => {
  const make = vi.fn((text: string) => text.toUpperCase());
  const shout = rememberTexts(make, { bytesMax: 1_000, lettersOf });
  shout('Ama');
  purgeTexts();
  shout('Ama');
  expect(make).toHaveBeenCalledTimes(2);
});
