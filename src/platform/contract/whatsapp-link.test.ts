import { expect, test } from 'vitest';
import { callingCode } from './calling-codes.ts';
import { COUNTRIES } from './countries.ts';
import { whatsappLink } from './whatsapp-link.ts';

/** Nobody lives there. */
const WITHOUT_NUMBERS = ['AQ', 'BV', 'GS', 'HM', 'PN', 'TF', 'UM'];

test.each([
  ['+233241234567', 'GH', '233241234567'],
  ['00233241234567', 'GH', '233241234567'],
  ['233241234567', 'GH', '233241234567'],
  ['0241234567', 'GH', '233241234567'],
  ['08012345678', 'NG', '2348012345678'],
  ['+2348012345678', 'GH', '2348012345678'],
  ['0241234567', null, '0241234567'],
])('%s in %s is chatted with at wa.me/%s', (number, country, digits) => {
  expect(whatsappLink(number, country)).toBe(`https://wa.me/${digits}`);
});

test('every country in which people live has a calling code', () => {
  const without = COUNTRIES.map(({ code }) => code).filter((code) => !callingCode(code));
  expect(without.toSorted()).toEqual(WITHOUT_NUMBERS);
});
