import { expect, test } from 'vitest';
import { stateText } from './state-text.ts';

test.each([
  ['open', 120_000, 'To pay'],
  ['underpaid', 90_000, 'Paid in part (GH₵\u00a0900 due)'],
  ['paid', 0, 'Paid'],
  ['overpaid', -30_050, 'Money to return (GH₵\u00a0300.50)'],
  ['paid-twice', -120_000, 'Paid twice (GH₵\u00a01,200 to return)'],
] as const)('the state of an order that is %s says what is open', (state, due, said) => {
  expect(stateText({ state, due, currency: 'GHS', isOverdue: false, isAmiss: false })).toBe(said);
});

test('an order that should have been paid by now, or of which a payment is to be looked at, says so', () => {
  const order = { state: 'underpaid', due: 90_000, currency: 'GHS', isOverdue: true } as const;
  const state = 'Paid in part (GH₵\u00a0900 due)';
  expect(stateText({ ...order, isAmiss: false })).toBe(`${state}, overdue`);
  expect(stateText({ ...order, isAmiss: true })).toBe(`${state}, a payment needs a look`);
});
