import type { Tone } from '#ui/admin/state-tag.tsx';
import type { Order } from '../contract.ts';
import * as say from '../messages.ts';
import { type OrderState, STATE_LABELS } from '../states.ts';
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

const TONES: Readonly<Partial<Record<OrderState, Tone>>> = {
  open: 'waiting',
  underpaid: 'waiting',
  withheld: 'waiting',
  paid: 'good',
  overpaid: 'bad',
  'paid-twice': 'bad',
  'paid-late': 'bad',
};

/** Somebody has to act on what is overdue or unclear, and where money is to be returned. */
export function stateTone({
  state,
  isOverdue,
  isAmiss,
}: Pick<Order, 'state' | 'isOverdue' | 'isAmiss'>): Tone {
  return isOverdue || isAmiss ? 'bad' : TONES[state];
}

function withAmount({ state, due, currency }: Omit<Stating, 'isOverdue' | 'isAmiss'>): string {
  const label = STATE_LABELS[state]();
  const about = { state: label, amount: amountText(Math.abs(due), currency).replaceAll(' ', '\u00a0') };
  if (due < 0) return state === 'overpaid' ? say.stateAndAmount(about) : say.stateWithOwed(about);
  return state === 'underpaid' ? say.stateWithDue(about) : label;
}
