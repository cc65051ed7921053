import { programContext, type Services } from '#platform/server/http/context.ts';
import { withActivity } from '#rooms/ground/server.ts';
import * as say from '../../messages.ts';
import { PROVIDER_LABELS } from '../../online.ts';
import { getOrder } from '../about-order.ts';
import { amountOf } from '../amount-of.ts';
import { aboutEntry, enterMoney } from '../change-order.ts';
import { amissMail, mailBuyer } from '../mails.ts';
import type { PaymentAnswer } from '../providers/provider.ts';
import { connected } from './accounts.ts';
import { nextAsk } from './next-ask.ts';
import { findPayment, updatePayment } from './queries.ts';
import type { OnlinePaymentRow } from './tables.ts';

/** How long after the beginning, in minutes, a provider is asked by itself; then never again. */
const ASK_AFTER = [
  2, 5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 240, 360, 480, 720, 960, 1_440, 2_160, 2_880, 4_320,
];

/**
 * Asks the provider about a payment and enters it, once, if it was paid. All roads meet here: who comes back, what is reported,
 * and what is asked by itself. Nothing is believed but the answer. Throws a ProviderFailure if there is none.
 */
export async function settle(services: Services, reference: string): Promise<OnlinePaymentRow | undefined> {
  const { store } = services;
  const known = await findPayment(store.database, reference);
  if (!known || known.state === 'paid' || known.state === 'amiss') return known;
  const at = await connected(store.database, services, known.provider);
  if (!at || at.isTest !== (known.is_test === 1)) return askLater(services, known);
  let answer: PaymentAnswer;
  try {
    answer = await at.provider.ask(at.account, { reference, providerId: known.provider_id });
  } catch (thrown) {
    await askLater(services, known);
    throw thrown;
  }
  if (answer.state !== 'paid' || answer.reference !== reference) return askLater(services, known);
  await enter(services, known, answer);
  return findPayment(store.database, reference);
}

const PROBLEMS = { currency: say.problemCurrency, test: say.problemTest } as const;

/** Whoever is second finds it entered; its source is unique besides. */
function enter(services: Services, { reference }: OnlinePaymentRow, answer: PaymentAnswer): Promise<void> {
  const context = programContext(services);
  return withActivity(context, async (database) => {
    const payment = await findPayment(database, reference);
    if (!payment || payment.state === 'paid' || payment.state === 'amiss') return { result: undefined };
    const order = await getOrder(database, payment.order_id);
    const provider = PROVIDER_LABELS[payment.provider];
    const { amount, currency, channel, isTest, providerId } = answer;
    // Money that doesn't exist makes nobody's ticket.
    const isUnreal = isTest !== (payment.is_test === 1) || (isTest && services.config.production);
    const problem = currency !== payment.currency ? 'currency' : isUnreal ? 'test' : '';
    await updatePayment(database, payment.id, {
      ...{ state: problem ? 'amiss' : 'paid', problem, received: amount, provider_id: providerId },
      ...{ ask_at: null, updated_at: services.clock.now().toISOString() },
    });
    const shown = amountOf({ currency }, amount);
    if (problem) {
      const about = { amount: shown, reference: order.reference, provider };
      if (order.email !== '') {
        await mailBuyer(database, services, order, ({ link }) => {
          // In the buyer's language.
          const payment = { amount: amountOf({ currency }, amount), problem: PROBLEMS[problem]() };
          return amissMail(order, { payment: say.amissPayment(payment), link });
        });
      }
      const description = problem === 'test' ? say.testEntry(about) : say.otherCurrencyEntry(about);
      return { result: undefined, activity: aboutEntry(order, description) };
    }
    const note = [provider, channel, reference].filter(Boolean).join(', ');
    const { activity } = await enterMoney(database, context, order, {
      ...{ what: 'payment', note, source: `${payment.provider}:${reference}` },
      amounts: [
        ['online', amount],
        ['receivable', -amount],
      ],
      description: say.paymentEntry({ amount: shown, reference: order.reference, note }),
    });
    return { result: undefined, activity };
  });
}

/** Not now; in the end, never: what is reported later is still entered. */
async function askLater(services: Services, payment: OnlinePaymentRow): Promise<OnlinePaymentRow> {
  const ask_at = nextAsk(services, payment, ASK_AFTER);
  const later = { asks: payment.asks + 1, ask_at, ...(ask_at === null && { state: 'lapsed' as const }) };
  await services.store.write(async (database) => {
    const current = await findPayment(database, payment.reference);
    if (current?.state === 'begun' || current?.state === 'lapsed')
      await updatePayment(database, payment.id, later);
  });
  return { ...payment, ...later };
}
