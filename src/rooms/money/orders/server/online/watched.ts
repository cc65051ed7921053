import { Refusal } from '#platform/contract/refusal.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import * as say from '../../messages.ts';
import type { WatchedState } from '../../online.ts';
import { askSoon } from './ask-soon.ts';
import { findPayment } from './queries.ts';
import type { OnlinePaymentRow } from './tables.ts';

/** How a payment stands for whoever watches it. */
export function watchedState({ state, address }: OnlinePaymentRow): WatchedState {
  if (state === 'paid' || state === 'amiss') return state;
  if (address) return 'open';
  return state === 'begun' ? 'opening' : 'away';
}

/** What is watched is asked about, so that it doesn't wait for the job. */
export async function watchPayment(context: CallContext, reference: string): Promise<WatchedState> {
  const payment = await findPayment(context.store.database, reference);
  if (!payment) throw new Refusal('not-found', say.paymentGone());
  if (payment.address) await askSoon(context, payment);
  return watchedState(payment);
}
