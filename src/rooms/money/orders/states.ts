import type { Message } from '#platform/contract/message.ts';
import * as say from './messages.ts';

export const ORDER_STATES = [
  'open',
  'underpaid',
  'withheld',
  'paid',
  'overpaid',
  'paid-twice',
  'paid-late',
  'expired',
  'cancelled',
  'refunded',
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** Those that wait for money. */
export const AWAITING: readonly OrderState[] = ['open', 'underpaid'];

export function isAwaiting(state: OrderState): boolean {
  return AWAITING.includes(state);
}

export const STATE_LABELS: Readonly<Record<OrderState, Message>> = {
  open: say.stateOpen,
  underpaid: say.stateUnderpaid,
  withheld: say.stateWithheld,
  paid: say.statePaid,
  overpaid: say.stateOverpaid,
  'paid-twice': say.statePaidTwice,
  'paid-late': say.statePaidLate,
  expired: say.stateExpired,
  cancelled: say.stateCancelled,
  refunded: say.stateRefunded,
};

/** What decides about the state of an order. All amounts are in the smallest unit. */
export interface Balance {
  /** How it ended, if it did. */
  ended: 'expired' | 'cancelled' | null;
  /** What is to be paid for it. */
  total: number;
  /** What came in, and what went back. */
  paid: number;
  refunded: number;
  /** What the buyer kept for the tax authority, with a certificate. */
  withheld: number;
  /** What the buyer declared that they keep, as it may be rounded; none if they keep nothing. */
  withholdable: readonly number[];
  /** Whether nobody in it has cancelled, so that too much money came in rather than being given back. */
  isWhole: boolean;
}

/** What is still to be paid; below 0, what is to be given back. */
export function dueOf({
  total,
  paid,
  refunded,
  withheld,
}: Omit<Balance, 'ended' | 'withholdable' | 'isWhole'>): number {
  return total - (paid - refunded) - withheld;
}

export function stateOf(balance: Balance): OrderState {
  const { ended, total, paid, refunded, withheld, withholdable, isWhole } = balance;
  const due = dueOf(balance);
  if (due < 0) {
    if (ended === 'expired') return 'paid-late';
    return isWhole && total > 0 && paid - refunded >= 2 * total ? 'paid-twice' : 'overpaid';
  }
  // Also if a part is kept by the edition’s rules.
  if (ended !== null && due === 0) return refunded > 0 ? 'refunded' : ended;
  if (due === 0) return 'paid';
  if (paid === refunded) return 'open';
  return withholdable.includes(due + withheld) ? 'withheld' : 'underpaid';
}

/** Whether its buyer can still choose what it is for: nothing came in, also if nothing is to be paid. */
export function canChoose({
  state,
  paid,
  withheld,
}: Pick<Balance, 'paid' | 'withheld'> & { state: OrderState }) {
  return state === 'open' || (state === 'paid' && paid === 0 && withheld === 0);
}

/** Those in which whoever it is for may come in. */
export const LETTING_IN: readonly OrderState[] = ['paid', 'withheld', 'overpaid', 'paid-twice'];

export function letsIn(state: OrderState): boolean {
  return LETTING_IN.includes(state);
}
