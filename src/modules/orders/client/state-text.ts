import type { Order } from '../contract.ts';
import * as say from '../messages.ts';
import { STATE_LABELS } from '../states.ts';
import { amountText } from './amount.ts';

type Stating = Pick<Order, 'state' | 'due' | 'currency' | 'isOverdue'>;

/** With what is still to pay or to return, where that isn't the total, and whether that is overdue. */
export function stateText({ isOverdue, ...order }: Stating): string {
  const state = withAmount(order);
  return isOverdue ? say.stateOverdue({ state }) : state;
}

function withAmount({ state, due, currency }: Omit<Stating, 'isOverdue'>): string {
  const label = STATE_LABELS[state]();
  const about = { state: label, amount: amountText(Math.abs(due), currency).replaceAll(' ', '\u00a0') };
  if (due < 0) return state === 'overpaid' ? say.stateAndAmount(about) : say.stateWithOwed(about);
  return state === 'underpaid' ? say.stateWithDue(about) : label;
}
