import { afterAll, expect, test } from 'vitest';
import { LANGUAGES, type Language, speakAs } from './language.ts';
import { ordinal } from './ordinal.ts';

const speak = (language: Language) => speakAs(() => ({ language, languages: LANGUAGES }));
afterAll(() => speak('en'));

test.each([
  ['en', '1st 2nd 3rd 11th 505th 1,222nd'],
  ['fr', '1er 2e 3e 11e 505e 1\u202f222e'],
  ['pt', '1.º 2.º 3.º 11.º 505.º 1222.º'],
] as const)('a place in a row is written as %s writes it', (language, written) => {
  speak(language);
  expect([1, 2, 3, 11, 505, 1_222].map(ordinal).join(' ')).toBe(written);
});
