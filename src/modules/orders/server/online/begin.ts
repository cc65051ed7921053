import { randomBytes } from 'node:crypto';
import { PROGRAM, withActivity } from '#modules/activity/server/service.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { newId } from '#platform/server/identifier.ts';
import { refuseAtLimit } from '#platform/server/limits.ts';
import * as say from '../../messages.ts';
import { PROVIDER_LABELS } from '../../online.ts';
import { isAwaiting } from '../../states.ts';
import { aboutOrder, getOrder, orderLink } from '../about-order.ts';
import { amountOf } from '../amount-of.ts';
import { aboutEntry } from '../change-order.ts';
import { toPayNow } from '../ledger.ts';
import { linesOf } from '../line-queries.ts';
import type { OrderRow } from '../tables.ts';
import { type Connected, chosenProvider } from './accounts.ts';
import { insertPayment, paymentsOf, updatePayment } from './queries.ts';
import type { OnlinePaymentRow } from './tables.ts';

/** In ms: a page of a provider that was opened before is used again this long. */
const OPEN_FOR = 30 * 60 * 1000;
/** In ms: the first time that a provider is asked by itself. Who pays comes back before. */
export const FIRST_ASK = 2 * 60 * 1000;

/** What takes the buyer to the page on which they pay. */
export interface Leaving {
  address: string;
  provider: string;
}

/** Begins a payment of what is due, at the provider that was chosen. Nothing is locked while that answers. */
export async function beginPayment(context: CallContext, { id }: OrderRow): Promise<Leaving> {
  const { store, clock } = context;
  await refuseAtLimit(() => context.limits.take('paymentsBegun', id), say.tooManyPayments());
  const order = await getOrder(store.database, id);
  const chosen = await chosenProvider(store.database, context);
  if (!chosen) throw new Refusal('conflict', say.notOnline());
  if (!isAwaiting(order.state)) throw new Refusal('conflict', say.notOpen());
  const leaving = { provider: PROVIDER_LABELS[chosen.name] };
  const amount = toPayNow(order, await linesOf(store.database, [id]));
  const now = clock.now();
  const open = (await paymentsOf(store.database, id)).findLast(
    (one) =>
      one.state === 'begun' &&
      one.address !== '' &&
      one.provider === chosen.name &&
      one.amount === amount &&
      one.is_test === Number(chosen.isTest) &&
      new Date(one.created_at).getTime() > now.getTime() - OPEN_FOR,
  );
  if (open) return { ...leaving, address: open.address };
  const at = now.toISOString();
  const payment: OnlinePaymentRow = {
    ...{ id: newId(), order_id: id, provider: chosen.name, is_test: chosen.isTest ? 1 : 0 },
    reference: `${order.reference}-${randomBytes(5).toString('hex')}`,
    ...{ currency: order.currency, amount, received: 0, state: 'begun', problem: '' },
    ...{ address: '', provider_id: '', asks: 0, ask_at: new Date(now.getTime() + FIRST_ASK).toISOString() },
    ...{ created_at: at, updated_at: at },
  };
  // Written first: whatever happens at the provider, it is asked about.
  await withActivity(context, async (database) => {
    await insertPayment(database, payment);
    const description = say.begunEntry({
      ...{ amount: amountOf(order, amount), reference: order.reference, provider: leaving.provider },
    });
    return { result: undefined, activity: { ...aboutEntry(order, description), by: PROGRAM } };
  });
  const { summit } = await aboutOrder(store.database, context, order);
  const description = say.payingFor({ summit, reference: order.reference });
  const begun = await beginAt(context, chosen, order, { ...payment, description });
  await store.write((database) =>
    updatePayment(database, payment.id, { address: begun.address, provider_id: begun.providerId }),
  );
  return { ...leaving, address: begun.address };
}

async function beginAt(
  context: CallContext,
  { name, provider, account }: Connected,
  order: OrderRow,
  { reference, amount, currency, description }: OnlinePaymentRow & { description: string },
) {
  const returnTo = `${orderLink(context, order)}?paid=${reference}`;
  try {
    const begun = await provider.begin(account, {
      ...{ reference, amount, currency, email: order.email, description, returnTo },
    });
    const { origin, protocol, hostname } = new URL(begun.address);
    const isTheirs = protocol === 'https:' && provider.checkoutHosts.includes(hostname);
    // A test’s provider is one that has another address.
    if (isTheirs || (account.url !== provider.address && origin === account.url)) return begun;
    throw new Error('a page at another address');
  } catch (thrown) {
    context.log.warn({ provider: name, reason: (thrown as Error).message }, 'a payment could not be begun');
    throw new Refusal('unavailable', say.providerAway({ provider: PROVIDER_LABELS[name] }));
  }
}
