/** @module-tag long */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { speaking } from '#platform/server/reader.ts';
import {
  type Discount,
  discountedPrice,
  type Levy,
  percentOf,
  rateOf,
  splitAmount,
  splitEach,
  sumOf,
} from './pricing.ts';

const levy = (name: string, percent: string, isOnTop = false): Levy => ({
  name,
  rate: rateOf(percent),
  isOnTop,
});
/** Until 2025 VAT was levied on the levies as well: 21.9%. Since 1 January 2026 (Act 1151) all have one base: 20%. */
const GHANA_2025 = [
  levy('NHIL', '2.5'),
  levy('GETFund', '2.5'),
  levy('COVID-19', '1'),
  levy('VAT', '15', true),
];
const GHANA_2026 = [levy('NHIL', '2.5'), levy('GETFund', '2.5'), levy('VAT', '15')];
const RATE_SETS = [GHANA_2025, GHANA_2026, [], [levy('TVA', '18')]];
const ORDERS = 100_000;
const XOF_MAX = 1_000_000_000;

test('rates are read and written exactly', async () => {
  expect(['2.5', '15', '7.125', '0.0001', '7,125'].map(rateOf)).toEqual([25_000, 150_000, 71_250, 1, 71_250]);
  expect(percentOf(25_000)).toBe('2.5%');
  expect(await speaking('fr', async () => percentOf(25_000))).toMatch(/^2,5\s%$/);
});

test('GH₵ 1,500 holds what the law of each year says', () => {
  expect(splitAmount(150_000, GHANA_2026)).toEqual({ net: 125_000, levies: [3_125, 3_125, 18_750] });
  const { net, levies } = splitAmount(121_900, GHANA_2025);
  expect([net, levies]).toEqual([100_000, [2_500, 2_500, 1_000, 15_900]]);
});

interface Fraction {
  over: bigint;
  under: bigint;
}
const times = (a: Fraction, b: Fraction): Fraction => ({ over: a.over * b.over, under: a.under * b.under });
const plus = (a: Fraction, b: Fraction): Fraction => ({
  over: a.over * b.under + b.over * a.under,
  under: a.under * b.under,
});
const whole = (value: number): Fraction => ({ over: BigInt(value), under: 1n });
const over = (a: Fraction, b: Fraction): Fraction => times(a, { over: b.under, under: b.over });

/** The exact parts, as a book of tax law computes them. */
function exactParts(amount: number, levies: readonly Levy[]): Fraction[] {
  let all = whole(1);
  const shares = levies.map(({ rate, isOnTop }) => {
    const share = times({ over: BigInt(rate), under: 1_000_000n }, isOnTop ? all : whole(1));
    all = plus(all, share);
    return share;
  });
  const net = over(whole(amount), all);
  return [net, ...shares.map((share) => times(net, share))];
}

/** Whether it is less than so many units away. */
function isNear(value: number, { over: top, under }: Fraction, units = 1): boolean {
  const difference = BigInt(value) * under - top;
  return (difference < 0n ? -difference : difference) < under * BigInt(units);
}

/** The exact price after a discount, half a unit rounded up. */
function exactDiscount(price: number, discount: Discount): number {
  if ('amount' in discount) return Math.max(0, price - discount.amount);
  const [hundredths, half] = [BigInt(price) * BigInt(100 - discount.percent), 50n];
  return Number((hundredths + half - ((hundredths + half) % 100n)) / 100n);
}

const discount = fc.oneof(
  fc.record({ percent: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ amount: fc.integer({ min: 0, max: XOF_MAX }) }),
);
const order = fc.record({
  levies: fc.constantFrom(...RATE_SETS),
  lines: fc.array(
    fc.record({
      price: fc.integer({ min: 0, max: XOF_MAX }),
      discounts: fc.array(discount, { maxLength: 2 }),
      count: fc.integer({ min: 1, max: 100 }),
    }),
    { minLength: 1, maxLength: 4 },
  ),
});

test('any order is exact to the smallest unit, and its parts are its total', () => {
  const asExact = fc.property(order, ({ levies, lines }) => {
    const amounts = lines.map(({ price, discounts, count }) => {
      const amount = discountedPrice(price, discounts);
      const exact = Math.min(price, ...discounts.map((one) => exactDiscount(price, one)));
      if (amount !== exact) return Number.NaN;
      return amount * count;
    });
    const total = sumOf(amounts);
    const whole = splitAmount(total, levies);
    const found = [whole.net, ...whole.levies];
    // What the pair of equal levies can't share is the net amount's.
    const areNear = exactParts(total, levies).every((exact, index) =>
      isNear(found[index] ?? Number.NaN, exact, index === 0 ? 2 : 1),
    );
    return areNear && sumOf(found) === total && found.every((part) => part >= 0);
  });
  fc.assert(asExact, { numRuns: ORDERS });
});

test('lines share the levies of their sum: each line and each levy adds up, however many places a line has', () => {
  const asShared = fc.property(order, ({ levies, lines }) => {
    const amounts = lines.flatMap(({ price, count }) => Array.from({ length: count }, () => price));
    const whole = splitAmount(sumOf(amounts), levies);
    const splits = splitEach(amounts, whole);
    const columns = levies.map((_, index) => sumOf(splits.map((split) => split.levies[index] ?? Number.NaN)));
    return (
      columns.every((sum, index) => sum === whole.levies[index]) &&
      splits.every(({ net, levies: parts }, index) => sumOf([net, ...parts]) === amounts[index]) &&
      splits.every(({ levies: parts }) => parts.every((part) => part >= 0))
    );
  });
  fc.assert(asShared, { numRuns: 2_000 });
});

test.each([
  ['XOF', 5_944, [levy('TVA', '18')]],
  ['Ghana 2025', 9_999, GHANA_2025],
  ['Ghana 2026', 9_999, GHANA_2026],
] as const)('%s: ten places have the levies of one line of ten', (_of, price, levies) => {
  const places = Array.from({ length: 10 }, () => price);
  const ofOne = splitAmount(price, levies).levies.map((part) => part * 10);
  const whole = splitAmount(price * 10, levies);
  // Place by place, they would be others.
  expect(whole.levies).not.toEqual(ofOne);
  expect(splitEach(places, whole).map(({ net, levies: parts }) => sumOf([net, ...parts]))).toEqual(places);
});

test('what is given back is split as it was taken', () => {
  const asTaken = fc.property(
    fc.integer({ min: 0, max: XOF_MAX }),
    fc.constantFrom(...RATE_SETS),
    (amount, levies) => {
      const { net, levies: parts } = splitAmount(-amount, levies);
      return sumOf([net, ...parts]) === -amount || amount === 0;
    },
  );
  fc.assert(asTaken);
});

const levyOfAnyRate = fc.record({
  name: fc.constant('Levy'),
  rate: fc.oneof(fc.constantFrom(25_000, 150_000), fc.integer({ min: 1, max: 999_999 })),
  isOnTop: fc.boolean(),
});

test('levies that are exactly equal are equal, whatever the rates, and nothing is lost or below zero', () => {
  const sets = fc.array(levyOfAnyRate, { minLength: 1, maxLength: 5 });
  const amount = fc.oneof(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: XOF_MAX }));
  const areEqual = fc.property(amount, sets, fc.nat(4), (total, some, twin) => {
    const levies = [...some, some[twin % some.length] ?? levy('Levy', '1')];
    const exact = exactParts(total, levies).slice(1);
    const { net, levies: parts } = splitAmount(total, levies);
    const isEqual = (a: Fraction, b: Fraction) => a.over * b.under === b.over * a.under;
    const alike = exact.every((one, index) =>
      exact.every((other, at) => !isEqual(one, other) || parts[index] === parts[at]),
    );
    const near = parts.every((part, index) => isNear(part, exact[index] ?? whole(-1)));
    return alike && near && net >= 0 && sumOf([net, ...parts]) === total;
  });
  fc.assert(areEqual, { numRuns: 20_000 });
});

test('two levies of 2.5% on one base are 6.83 each, not 6.83 and 6.84', () => {
  const twins = [levy('NHIL', '2.5'), levy('GETFund', '2.5')];
  expect(splitAmount(28_699, twins)).toEqual({ net: 27_333, levies: [683, 683] });
  expect(splitAmount(32_808, GHANA_2026)).toEqual({ net: 27_341, levies: [683, 683, 4_101] });
  expect(splitAmount(5, [levy('TVA', '18'), levy('TVA', '18')])).toEqual({ net: 3, levies: [1, 1] });
});
