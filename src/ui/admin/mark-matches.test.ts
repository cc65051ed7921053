import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markMatches } from './mark-matches.ts';

const marked = (text: string, term: string) =>
  markMatches(text, term)
    .map((piece) => (piece.matches ? `[${piece.text}]` : piece.text))
    .join('');

test.each([
  ['Aimée Owusu', 'aimee', '[Aimée] Owusu'],
  ['Add Speaker Category', 'cat add', '[Add] Speaker [Cat]egory'],
  ['Kɔfi Straße', 'kofi strasse', '[Kɔfi] [Straße]'],
  ['Volta Bank', 'nobody', 'Volta Bank'],
  ['Volta Bank', ' ', 'Volta Bank'],
  ['aaa', 'aa', '[aaa]'],
  ['Nyarkoa-Tsegah', 'nyarkoa tsegah', '[Nyarkoa]-[Tsegah]'],
])('in %o, %o marks %o', (text, term, expected) => {
  expect(marked(text, term)).toBe(expected);
});

test('no letter is lost, added or moved, and a text’s own part is always marked', () => {
  const whole = (text: string, term: string) =>
    markMatches(text, term)
      .map((piece) => piece.text)
      .join('');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, term) => {
      expect(whole(text, term)).toBe(text);
    }),
  );
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z ]{1,20}$/), fc.stringMatching(/^[a-z]{1,5}$/), (around, term) => {
      expect(markMatches(`${around}${term}${around}`, term).some(({ matches }) => matches)).toBe(true);
    }),
  );
});
