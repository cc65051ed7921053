import type { Order } from '../contract.ts';
import * as say from '../messages.ts';
import { STATE_LABELS } from '../states.ts';
import { amountText } from './amount.ts';

/** With what is still to pay or to return, where that isn't the total. */
export function stateText({ state, due, currency }: Pick<Order, 'state' | 'due' | 'currency'>): string {
  const label = STATE_LABELS[state]();
  const about = { state: label, amount: amountText(Math.abs(due), currency).replaceAll(' ', '\u00a0') };
  if (due < 0) return state === 'overpaid' ? say.stateAndAmount(about) : say.stateWithOwed(about);
  return state === 'underpaid' ? say.stateWithDue(about) : label;
}
