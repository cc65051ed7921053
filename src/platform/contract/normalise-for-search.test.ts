import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normaliseForSearch } from './normalise-for-search.ts';

test.each([
  ['Aimée  OWUSU ', 'aimee owusu'],
  ['Kɔfi Ɛsi Ŋutifafa', 'kofi esi nutifafa'],
  ['Ɖela Ƒoli Aɣeko', 'dela foli ageko'],
  ['Ọláyínká Ńgũgĩ', 'olayinka ngugi'],
  ['Łukasz Sørensen-Groß', 'lukasz sorensen gross'],
  ['Æsa Œuvre IŞIK Ħal', 'aesa oeuvre isik hal'],
  ['محمد 李', 'محمد 李'],
  ['Nyarkoa-Tsegah', 'nyarkoa tsegah'],
  ['Owusu – Mensah', 'owusu mensah'],
  ['N’Diaye', 'ndiaye'],
  ["O'Brien", 'obrien'],
  ['anne-marie@volta.example', 'anne marie@volta.example'],
])('%s is found as %s', (written, typed) => {
  expect(normaliseForSearch(written)).toBe(typed);
});

test('a normalised text stays as it is', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      (text) => normaliseForSearch(normaliseForSearch(text)) === normaliseForSearch(text),
    ),
  );
});
