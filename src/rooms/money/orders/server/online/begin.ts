import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Refusal } from '#platform/contract/refusal.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { newId } from '#platform/server/identifier.ts';
import { refuseAtLimit } from '#platform/server/limits.ts';
import { PROGRAM, withActivity } from '#rooms/ground/server.ts';
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
import { findPayment, insertPayment, paymentsOf, updatePayment } from './queries.ts';
import type { OnlinePaymentRow } from './tables.ts';
import { PROVIDER_TURNS } from './turns.ts';

/** In ms: a page of a provider that was opened before is used again this long. */
const OPEN_FOR = 30 * 60 * 1000;
/** In ms: longer than a turn and an answer take. A payment that has no page by then will get none. */
const OPENING_FOR = 30 * 1000;
/** In ms: the first time that a provider is asked by itself. Who pays comes back before. */
export const FIRST_ASK = 2 * 60 * 1000;
/** In ms: as long as somebody who pressed 'Pay' waits for the provider; then for a page that looks again by itself. */
const PATIENCE = 2_000;

/** Those that this process is opening, by their references. */
const beingOpened = new Map<string, Promise<void>>();

/**
 * Begins a payment of what is due, at the provider that was chosen, or finds the one that was begun: however often this is called,
 * an order has one at a time. The provider opens its page meanwhile.
 */
export async function beginPayment(context: CallContext, { id }: OrderRow): Promise<OnlinePaymentRow> {
  const { store, clock } = context;
  await refuseAtLimit(() => context.limits.take('paymentsBegun', id), say.tooManyPayments());
  const chosen = await chosenProvider(store.database, context);
  if (!chosen) throw new Refusal('conflict', say.notOnline());
  const now = clock.now();
  const at = now.toISOString();
  // Written first: whatever happens at the provider, it is asked about.
  const begun = await withActivity(context, async (database) => {
    const order = await getOrder(database, id);
    if (!isAwaiting(order.state)) throw new Refusal('conflict', say.notOpen());
    const amount = toPayNow(order, await linesOf(database, [id]));
    const age = ({ created_at }: OnlinePaymentRow) => now.getTime() - new Date(created_at).getTime();
    const open = (await paymentsOf(database, id)).findLast(
      (one) =>
        one.state === 'begun' &&
        one.provider === chosen.name &&
        one.amount === amount &&
        one.is_test === Number(chosen.isTest) &&
        age(one) < (one.address ? OPEN_FOR : OPENING_FOR),
    );
    if (open) return { result: { order, payment: open, isNew: false } };
    const payment: OnlinePaymentRow = {
      ...{ id: newId(), order_id: id, provider: chosen.name, is_test: chosen.isTest ? 1 : 0 },
      reference: `${order.reference}-${randomBytes(5).toString('hex')}`,
      ...{ currency: order.currency, amount, received: 0, state: 'begun', problem: '' },
      ...{ address: '', provider_id: '', asks: 0, ask_at: new Date(now.getTime() + FIRST_ASK).toISOString() },
      ...{ created_at: at, updated_at: at },
    };
    await insertPayment(database, payment);
    const description = say.begunEntry({
      ...{ amount: amountOf(order, amount), reference: order.reference },
      provider: PROVIDER_LABELS[chosen.name],
    });
    return {
      result: { order, payment, isNew: true },
      activity: { ...aboutEntry(order, description), by: PROGRAM },
    };
  });
  if (begun.isNew) {
    const { order, payment } = begun;
    const opening = PROVIDER_TURNS.run(() => openPage(context, chosen, order, payment), id)
      .catch((thrown: Error) => giveUp(context, payment, thrown))
      .finally(() => beingOpened.delete(payment.reference));
    beingOpened.set(payment.reference, opening);
  }
  return begun.payment;
}

/** The payment, with its page if the provider opens that while somebody waits. Refused if it doesn't open any. */
export async function pageOf(
  context: CallContext,
  { reference }: OnlinePaymentRow,
): Promise<OnlinePaymentRow> {
  await Promise.race([beingOpened.get(reference), wait(PATIENCE, undefined, { ref: false })]);
  const payment = await findPayment(context.store.database, reference);
  if (!payment) throw new Refusal('not-found', say.gone());
  if (payment.state === 'lapsed' && payment.address === '') {
    throw new Refusal('unavailable', say.providerAway({ provider: PROVIDER_LABELS[payment.provider] }));
  }
  return payment;
}

async function openPage(context: CallContext, chosen: Connected, order: OrderRow, payment: OnlinePaymentRow) {
  const { store } = context;
  const { summit } = await aboutOrder(store.database, context, order);
  const description = say.payingFor({ summit, reference: order.reference });
  const { address, providerId } = await beginAt(context, chosen, order, { ...payment, description });
  await store.write((database) => updatePayment(database, payment.id, { address, provider_id: providerId }));
}

/** Another may be begun at once. This one is still asked about: perhaps only the answer was lost. */
async function giveUp(
  { store, log }: CallContext,
  { id, reference, provider }: OnlinePaymentRow,
  thrown: Error,
) {
  log.warn({ provider, reason: thrown.message }, 'a payment could not be begun');
  try {
    await store.write(async (database) => {
      const payment = await findPayment(database, reference);
      if (payment?.state === 'begun') await updatePayment(database, id, { state: 'lapsed' });
    });
  } catch (failed) {
    log.error({ err: failed }, 'a payment that could not be begun stays as it is for a while');
  }
}

async function beginAt(
  context: CallContext,
  { provider, account }: Connected,
  order: OrderRow,
  { reference, amount, currency, description }: OnlinePaymentRow & { description: string },
) {
  const returnTo = `${orderLink(context, order)}?paid=${reference}`;
  const begun = await provider.begin(account, {
    ...{ reference, amount, currency, email: order.email, description, returnTo },
  });
  const { origin, protocol, hostname } = new URL(begun.address);
  const isTheirs = protocol === 'https:' && provider.checkoutHosts.includes(hostname);
  // A test’s provider is one that has another address.
  if (isTheirs || (account.url !== provider.address && origin === account.url)) return begun;
  throw new Error('a page at another address');
}
