import { expect, test } from 'vitest';
import { stateText } from './state-text.ts';

test.each([
  ['open', 120_000, 'To pay'],
  ['underpaid', 90_000, 'Paid in part (GH₵\u00a0900 due)'],
  ['paid', 0, 'Paid'],
  ['overpaid', -30_050, 'Money to return (GH₵\u00a0300.50)'],
  ['paid-twice', -120_000, 'Paid twice (GH₵\u00a01,200 to return)'],
] as const)('the state of an order that is %s says what is open', (state, due, said) => {
  expect(stateText({ state, due, currency: 'GHS', isOverdue: false })).toBe(said);
});

test('an order that should have been paid by now says so', () => {
  const order = { state: 'underpaid', due: 90_000, currency: 'GHS', isOverdue: true } as const;
  expect(stateText(order)).toBe('Paid in part (GH₵\u00a0900 due), overdue');
});
