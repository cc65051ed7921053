import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Balance, dueOf, letsIn, stateOf } from './states.ts';

const NOTHING: Balance = {
  ...{ ended: null, total: 100, paid: 0, refunded: 0, withheld: 0, withholdable: [], isWhole: true },
};
const of = (more: Partial<Balance>) => stateOf({ ...NOTHING, ...more });

test('each case has its state', () => {
  expect(of({})).toBe('open');
  expect(of({ total: 0 })).toBe('paid');
  expect(of({ paid: 99 })).toBe('underpaid');
  for (const paid of [92, 93]) expect(of({ paid, withholdable: [7, 8] })).toBe('withheld');
  for (const paid of [91, 94, 99]) expect(of({ paid, withholdable: [7, 8] })).toBe('underpaid');
  expect(of({ paid: 93, withheld: 3, withholdable: [7] })).toBe('withheld');
  expect(of({ paid: 93, withheld: 7, withholdable: [7] })).toBe('paid');
  expect(of({ paid: 100 })).toBe('paid');
  expect(of({ paid: 101 })).toBe('overpaid');
  expect(of({ paid: 200 })).toBe('paid-twice');
  expect(of({ paid: 100, total: 50, isWhole: false })).toBe('overpaid');
  expect(of({ paid: 100, total: 0, ended: 'expired' })).toBe('paid-late');
  expect(of({ total: 0, ended: 'expired' })).toBe('expired');
  expect(of({ total: 0, ended: 'cancelled' })).toBe('cancelled');
  expect(of({ total: 0, ended: 'cancelled', paid: 100, refunded: 100 })).toBe('refunded');
  // The rules of the edition keep a part, or all.
  expect(of({ total: 50, ended: 'cancelled', paid: 100, refunded: 50 })).toBe('refunded');
  expect(of({ ended: 'cancelled', paid: 100 })).toBe('cancelled');
});

const amount = fc.integer({ min: 0, max: 1_000 });
const balance = fc.record({
  ended: fc.constantFrom(null, 'expired' as const, 'cancelled' as const),
  ...{
    total: amount,
    paid: amount,
    refunded: amount,
    withheld: amount,
    withholdable: fc.array(amount, { maxLength: 2 }),
  },
  isWhole: fc.boolean(),
});

test('nobody is let in while anything is owed but what they declared to withhold', () => {
  fc.assert(
    fc.property(
      balance,
      (one) =>
        !letsIn(stateOf(one)) || dueOf(one) <= 0 || one.withholdable.includes(dueOf(one) + one.withheld),
    ),
  );
});
