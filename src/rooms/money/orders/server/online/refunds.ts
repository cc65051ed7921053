import { Refusal } from '#platform/contract/refusal.ts';
import type { Database } from '#platform/server/database/store.ts';
import { type CallContext, programContext, type Services } from '#platform/server/http/context.ts';
import { newId } from '#platform/server/identifier.ts';
import type { Job } from '#platform/server/jobs/job.ts';
import { requestJob } from '#platform/server/jobs/request.ts';
import { languageOf } from '#platform/server/reader.ts';
import { withActivity } from '#rooms/ground/server.ts';
import { queueMail } from '#rooms/mail/server.ts';
import * as say from '../../messages.ts';
import { PROVIDER_LABELS, REFUND_LABELS } from '../../online.ts';
import { sumOf } from '../../pricing.ts';
import { getOrder, orderLink } from '../about-order.ts';
import { amountOf } from '../amount-of.ts';
import { aboutEntry, enterMoney } from '../change-order.ts';
import { refundStuckMail } from '../mails.ts';
import { assertMoneyAsSeen } from '../money-version.ts';
import type { RefundAnswer } from '../providers/provider.ts';
import { ProviderFailure } from '../providers/request.ts';
import { connected } from './accounts.ts';
import { nextAsk } from './next-ask.ts';
import {
  findPaymentById,
  findRefund,
  insertRefund,
  refundsOf,
  refundsOfPayment,
  updateRefund,
} from './queries.ts';
import type { OnlinePaymentRow, RefundRow } from './tables.ts';

const MINUTE_MS = 60_000;
/** How long a provider has to know of a refund that it may not have received. */
const UNSURE_MS = 10 * MINUTE_MS;
/** How often a refund is asked about, in minutes after it was asked for; then once a day. */
const ASK_AFTER = [2, 10, 30, 60, 180, 360, 720, 1_440];
const DAY_MS = 1_440 * MINUTE_MS;

/** What counts as sent back, or as on its way. */
const COUNTING: readonly RefundRow['state'][] = ['asked', 'pending', 'done', 'needs-attention'];

export function isOnItsWay({ state }: Pick<RefundRow, 'state'>): boolean {
  return state === 'asked' || state === 'pending' || state === 'needs-attention';
}

/** How much of a payment can still be sent back. */
export async function refundable(database: Database, payment: OnlinePaymentRow): Promise<number> {
  if (payment.state !== 'paid') return 0;
  const refunds = await refundsOfPayment(database, payment.id);
  return (
    payment.received -
    sumOf(refunds.filter(({ state }) => COUNTING.includes(state)).map(({ amount }) => amount))
  );
}

/** What is on its way back to a buyer, and not yet in the ledger. */
export async function onItsWay(database: Database, orderId: string): Promise<number> {
  return sumOf((await refundsOf(database, orderId)).filter(isOnItsWay).map(({ amount }) => amount));
}

export function newRefund(
  { clock, actor }: Pick<CallContext, 'clock' | 'actor'>,
  refund: Pick<RefundRow, 'order_id' | 'payment_id' | 'way' | 'amount' | 'state' | 'note'>,
): RefundRow {
  const at = clock.now().toISOString();
  return {
    ...{ id: newId(), ...refund, provider_id: '', sent_at: null, asks: 0, ask_at: null },
    ...{ user_id: actor?.userId ?? null, username: actor?.username ?? say.theProgram() },
    ...{ created_at: at, updated_at: at },
  };
}

/** Asks the provider of a payment to send some of it back. A job does it. */
export function askForRefund(
  context: CallContext,
  orderId: string,
  {
    payment,
    units,
    note,
    version,
  }: { payment: OnlinePaymentRow; units: number; note: string; version: string | undefined },
): Promise<void> {
  return withActivity(context, async (database) => {
    await assertMoneyAsSeen(database, orderId, version);
    const order = await getOrder(database, orderId);
    const most = Math.min(
      await refundable(database, payment),
      order.paid - order.refunded - (await onItsWay(database, order.id)),
    );
    if (units > most) {
      const message = say.refundTooHigh({ most: amountOf(order, Math.max(0, most)) });
      throw new Refusal('invalid', message, { amount: message });
    }
    const refund = newRefund(context, {
      ...{ order_id: order.id, payment_id: payment.id, way: 'online', amount: units, state: 'asked', note },
    });
    await insertRefund(database, refund);
    await requestJob(database, sendRefund, { subject: refund.id, due: context.clock.now() });
    const description = say.refundAskedEntry({
      amount: amountOf(order, units),
      reference: order.reference,
      provider: PROVIDER_LABELS[payment.provider],
      note,
    });
    return { result: undefined, activity: aboutEntry(order, description) };
  });
}

export const sendRefund: Job = {
  kind: 'send-refund',
  schedule: 'on demand',
  waitsForOthers: true,
  run: (context) => settleRefund(context, context.subject),
};

/**
 * Finds out how a refund stands, and asks for it if the provider doesn’t know of it. One that may have arrived is looked for
 * first, so that money goes back once. Throws a ProviderFailure if there is no answer.
 */
export async function settleRefund(services: Services, id: string): Promise<void> {
  const { store, clock } = services;
  const { database } = store;
  const refund = await findRefund(database, id);
  const payment = refund?.payment_id ? await findPaymentById(database, refund.payment_id) : undefined;
  if (!refund || !payment || !isOnItsWay(refund)) return;
  const at = await connected(database, services, payment.provider);
  if (!at || at.isTest !== (payment.is_test === 1)) return askLater(services, refund);
  const known = { reference: payment.reference, providerId: payment.provider_id };
  try {
    let answer: RefundAnswer | undefined;
    if (refund.sent_at) {
      answer = await at.provider.askRefund(at.account, known, { id, providerId: refund.provider_id });
      const isUnsure = clock.now().getTime() - new Date(refund.sent_at).getTime() < UNSURE_MS;
      if (!answer && (isUnsure || refund.provider_id)) return await askLater(services, refund);
    }
    if (!answer) {
      if (!(await claim(services, refund))) return;
      const toRefund = { id, amount: refund.amount, currency: payment.currency, reason: refund.note };
      answer = await at.provider.refund(at.account, known, toRefund).catch(failedIfRefused);
    }
    await enter(services, refund, answer);
  } catch (thrown) {
    await askLater(services, refund);
    throw thrown;
  }
}

/** What a provider refuses for good, such as more than it holds for us, isn’t asked for again. */
function failedIfRefused(thrown: unknown): RefundAnswer {
  if (thrown instanceof ProviderFailure && thrown.isRefusal) return { state: 'failed', providerId: '' };
  throw thrown;
}

/** Only one of those who are at it at the same time tells the provider. */
function claim({ store, clock }: Services, { id, sent_at }: RefundRow): Promise<boolean> {
  return store.write(async (database) => {
    const current = await findRefund(database, id);
    if (!current || current.sent_at !== sent_at || !isOnItsWay(current)) return false;
    await updateRefund(database, id, { sent_at: clock.now().toISOString() });
    return true;
  });
}

/** What the provider answers, once: money that went back is in the ledger, and the buyer hears of what can’t. */
function enter(services: Services, { id }: RefundRow, answer: RefundAnswer): Promise<void> {
  const context = programContext(services);
  return withActivity(context, async (database) => {
    const refund = await findRefund(database, id);
    if (!refund || !isOnItsWay(refund)) return { result: undefined };
    const updated_at = services.clock.now().toISOString();
    const isOver = answer.state === 'done' || answer.state === 'failed';
    const changed = { state: answer.state, provider_id: answer.providerId, updated_at };
    await updateRefund(database, id, {
      ...changed,
      asks: refund.asks + 1,
      ask_at: isOver ? null : askAt(services, refund),
    });
    if (answer.state === refund.state) return { result: undefined };
    const order = await getOrder(database, refund.order_id);
    const amount = () => amountOf(order, refund.amount);
    const about = { amount: amount(), reference: order.reference };
    const entry = aboutEntry(order, say.refundStateEntry({ ...about, state: REFUND_LABELS[answer.state]() }));
    if (answer.state === 'failed' || answer.state === 'needs-attention') {
      const link = orderLink(services, order);
      await queueMail(database, services, languageOf(order), async () =>
        refundStuckMail(order, { amount: amount(), link }),
      );
    }
    if (answer.state !== 'done') return { result: undefined, activity: entry };
    const { activity } = await enterMoney(database, context, order, {
      ...{ what: 'refund', note: refund.note, source: `refund:${id}` },
      amounts: [
        ['receivable', refund.amount],
        ['online', -refund.amount],
      ],
      description: entry.description,
    });
    return { result: undefined, activity };
  });
}

async function askLater(services: Services, refund: RefundRow): Promise<void> {
  await services.store.write(async (database) => {
    const current = await findRefund(database, refund.id);
    if (current && isOnItsWay(current))
      await updateRefund(database, refund.id, { asks: refund.asks + 1, ask_at: askAt(services, refund) });
  });
}

function askAt(services: Pick<Services, 'clock'>, refund: RefundRow): string {
  const tomorrow = new Date(services.clock.now().getTime() + DAY_MS).toISOString();
  return nextAsk(services, refund, ASK_AFTER) ?? tomorrow;
}
