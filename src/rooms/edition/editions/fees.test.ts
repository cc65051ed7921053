import { expect, test } from 'vitest';
import { earlyBirdHolds, formatFees } from './fees.ts';

const FEES = {
  regularFee: 1500,
  earlyBirdFee: 1200,
  earlyBirdExpiryDate: '2025-07-31',
  currency: 'GHS',
  zone: 'Africa/Accra',
};
const LAST_DAY = new Date('2025-07-31T23:59:59Z');
const TOO_LATE = new Date('2025-08-01T00:00:00Z');

test('the early bird fee applies to the end of its last day, or always if it has none', () => {
  expect(earlyBirdHolds(FEES, LAST_DAY)).toBe(true);
  expect(earlyBirdHolds(FEES, TOO_LATE)).toBe(false);
  expect(earlyBirdHolds({ ...FEES, earlyBirdExpiryDate: null }, TOO_LATE)).toBe(true);
  expect(earlyBirdHolds({ ...FEES, earlyBirdFee: null }, LAST_DAY)).toBe(false);
});

test('says what taking part costs today', () => {
  expect(formatFees(FEES, LAST_DAY)).toBe(
    'Early bird GH₵\u00a01,200 until 31st July 2025; regular GH₵\u00a01,500.',
  );
  expect(formatFees(FEES, TOO_LATE)).toBe('The fee is GH₵\u00a01,500.');
  expect(formatFees({ ...FEES, earlyBirdExpiryDate: null }, TOO_LATE)).toBe(
    'Early bird GH₵\u00a01,200; regular GH₵\u00a01,500.',
  );
  expect(formatFees({ ...FEES, regularFee: null }, LAST_DAY)).toBeUndefined();
});
