import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAmount } from './read-amount.ts';

test.each([
  ['1500', 'GHS', 1500],
  ['1,500', 'GHS', 1500],
  ['1,500.50', 'GHS', 1500.5],
  ['1500.5', 'GHS', 1500.5],
  ['1500,50', 'GHS', 1500.5],
  ['GH₵ 1,500', 'GHS', 1500],
  ['1,500 ghs', 'GHS', 1500],
  ['1 500,50', 'GHS', 1500.5],
  ['1,234,567', 'GHS', 1_234_567],
  ['0.50', 'GHS', 0.5],
  ['100.000', 'XOF', 100_000],
  ['100,000', 'XOF', 100_000],
  ['100 000', 'XOF', 100_000],
  ['100\u202f000 F\u202fCFA', 'XOF', 100_000],
  ['100000.00', 'XOF', 100_000],
  ['1.500.000', 'XOF', 1_500_000],
  ['1.500', 'MZN', 1500],
  ['1.500,50', 'MZN', 1500.5],
  ['1500.5', 'MZN', 1500.5],
  ['1’500.50', 'CHF', 1500.5],
  ['1,50,000', 'INR', 150_000],
  ['1.125', 'KWD', 1.125],
  ['１５００', 'GHS', 1500],
  ['1,500', null, 1500],
])('reads %s in %s as %d', (typed, currency, amount) => {
  expect(readAmount(typed, currency)).toEqual({ amount });
});

test.each([
  ['1.500', 'GHS', 'Is this 1,500 or 1.50?'],
  ['100.000', 'GHS', 'Is this 100,000 or 100?'],
  ['1,500', 'MZN', 'Is this 1,500 or 1.50?'],
  ['1.505', 'NGN', 'Is this 1,505 or 1.50?'],
])('refuses %s in %s, which could be two amounts', (typed, currency, question) => {
  expect(readAmount(typed, currency)).toEqual({ problem: expect.stringContaining(question) });
});

test.each([
  ...['', 'free', '-1', '1e9', '.5', '1500.', '1,50', '1,00,00', '1,500.00.5', '$ 1,500', '1,500 500'].map(
    (typed) => [typed, 'XOF'],
  ),
  ...['free', '-1', '1e9', '1500.555', '0.555', '1,500,50', '1.500.50', 'XOF 1500', '1500 5'].map((typed) => [
    typed,
    'GHS',
  ]),
])('refuses %o in %s', (typed, currency) => {
  expect(readAmount(typed ?? '', currency ?? '')).toEqual({ problem: expect.stringMatching(/^Enter an? /) });
});

test('what Intl writes for a currency’s country is read as that amount', () => {
  const currencies = fc.constantFrom('GHS', 'NGN', 'MZN', 'AOA', 'XOF', 'KWD', 'BRL', 'USD', 'INR', 'CVE');
  const cases = fc.tuple(currencies, fc.integer({ min: 0, max: 1_000_000_000 }));
  fc.assert(
    fc.property(cases, ([currency, units]) => {
      const locale = new Intl.Locale(`und-${currency.slice(0, 2)}`).maximize();
      const format = new Intl.NumberFormat(locale, { style: 'currency', currency, numberingSystem: 'latn' });
      const amount = units / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2);
      const figures = format
        .formatToParts(amount)
        .filter(({ type }) => !['currency', 'literal'].includes(type));
      const typed = figures.map(({ value }) => value).join('');
      expect(readAmount(typed, currency)).toEqual({ amount });
    }),
  );
});
