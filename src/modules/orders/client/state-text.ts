import type { Order } from '../contract.ts';
import * as say from '../messages.ts';
import { STATE_LABELS } from '../states.ts';
import { amountText } from './amount.ts';

type Stating = Pick<Order, 'state' | 'due' | 'currency' | 'isOverdue' | 'isAmiss'>;

/** With what is still to pay or to return, where that isn't the total, and whether people have to look at it or it is overdue. */
export function stateText({ isOverdue, isAmiss, ...order }: Stating): string {
  return withNote(withAmount(order), { isOverdue, isAmiss });
}

/** Whether people have to look at it, else whether it is overdue: who paid in a way that can't be counted isn't late. */
export function withNote(
  state: string,
  { isOverdue, isAmiss }: Pick<Order, 'isOverdue' | 'isAmiss'>,
): string {
  if (isAmiss) return say.stateAmiss({ state });
  return isOverdue ? say.stateOverdue({ state }) : state;
}

function withAmount({ state, due, currency }: Omit<Stating, 'isOverdue' | 'isAmiss'>): string {
  const label = STATE_LABELS[state]();
  const about = { state: label, amount: amountText(Math.abs(due), currency).replaceAll(' ', '\u00a0') };
  if (due < 0) return state === 'overpaid' ? say.stateAndAmount(about) : say.stateWithOwed(about);
  return state === 'underpaid' ? say.stateWithDue(about) : label;
}
