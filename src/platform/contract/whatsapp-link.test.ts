import { expect, test } from 'vitest';
import { whatsappLink } from './whatsapp-link.ts';

test.each([
  ['+233241234567', '233241234567'],
  ['00233241234567', '233241234567'],
  ['233241234567', '233241234567'],
  ['0241234567', '233241234567'],
  ['+2348012345678', '2348012345678'],
])('%s is chatted with at wa.me/%s', (number, digits) => {
  expect(whatsappLink(number)).toBe(`https://wa.me/${digits}`);
});
