import { expect, test } from 'vitest';
import { plainDigits } from './plain-digits.ts';

/** Those that write digits with letters, or in another way than ten signs in a row. */
const isDecimal = (system: string) => {
  const signs = [
    ...new Intl.NumberFormat('en', { numberingSystem: system, useGrouping: false }).format(1234567890),
  ];
  return signs.length === 10 && signs.every((sign) => /^\p{Nd}$/u.test(sign));
};

test.each(Intl.supportedValuesOf('numberingSystem').filter(isDecimal))(
  'digits of %s are digits',
  (system) => {
    const { format } = new Intl.NumberFormat('en', { numberingSystem: system, useGrouping: false });
    expect(plainDigits(`a${format(1234567890)} `)).toBe('a1234567890 ');
  },
);

test.each([
  ['＋２３３（０）２４', '+233(0)24'],
  ['²①½Ⅷ', '²①½Ⅷ'],
  ['', ''],
])('%j is read as %j', (typed, read) => {
  expect(plainDigits(typed)).toBe(read);
});
