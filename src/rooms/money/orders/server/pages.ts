import { Readable } from 'node:stream';
import { Refusal } from '#platform/contract/refusal.ts';
import { fileResponse } from '#platform/server/file-response.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { check } from '#platform/server/http/handler.ts';
import { refuseAtLimit } from '#platform/server/limits.ts';
import type { ServerModule } from '#platform/server/module.ts';
import type { AfterPressing, MagicLinkRoute } from '#platform/server/pages/magic-link-route.ts';
import { Outsider, withActivity } from '#rooms/ground/server.ts';
import { orderAddress } from '../addresses.ts';
import { leavingPage, openingPage } from '../client/leaving-page.tsx';
import { OwnOrder, orderPage } from '../client/order-page.tsx';
import * as say from '../messages.ts';
import { PROVIDER_LABELS } from '../online.ts';
import { ownOrderForm } from '../own-form.ts';
import { sumOf } from '../pricing.ts';
import { dueOf, isAwaiting, letsIn, STATE_LABELS } from '../states.ts';
import { type About, aboutOrder, findByLink, getOrder, orderLink } from './about-order.ts';
import { amountOf } from './amount-of.ts';
import { keptOf, refundNow } from './change-order.ts';
import { getPaper, proformaOf } from './desk.ts';
import { drawPaperFile } from './draw.ts';
import { endingWith } from './follow-attendees.ts';
import { findLineOf, linesOf, listToName } from './line-queries.ts';
import { fileNameOf } from './mails.ts';
import { chosenProvider } from './online/accounts.ts';
import { askSoon } from './online/ask-soon.ts';
import { beginPayment, pageOf } from './online/begin.ts';
import { findPayment } from './online/queries.ts';
import type { OnlinePaymentRow } from './online/tables.ts';
import { watchedState } from './online/watched.ts';
import { ownOrder, ownPapers, saveOwnOrder } from './own-order.ts';
import { priceWithout } from './price-again.ts';
import { findOrder } from './queries.ts';
import type { OrderLineRow, OrderPaperRow, OrderRow } from './tables.ts';

const order: MagicLinkRoute = {
  path: orderAddress(':token'),
  async page({ context, params, query }) {
    const found = await findByLink(context, params.token ?? '');
    if (!found) return undefined;
    const opening = query.pay ? await paymentOf(context, found, query.pay) : undefined;
    if (opening?.state === 'begun') return leavingOrWaiting(opening, params.token ?? '');
    const payment = query.paid ? await paymentOf(context, found, query.paid) : undefined;
    if (payment) await askSoon(context, payment);
    const came = payment ? { reference: payment.reference, state: watchedState(payment) } : null;
    return orderPage({ ...(await ownOrder(context, found, came)), isSaved: query.done === 'saved' });
  },
  async press({ context, params }, values) {
    const { token = '' } = params;
    const found = await findByLink(context, token);
    if (!found) throw new Refusal('not-found', say.gone());
    if (values.do === 'pay') {
      const payment = await beginPayment(context, found);
      return { waiting: pageOf(context, payment).then((open) => leave(open, token)) };
    }
    if (values.do?.startsWith('paper-')) {
      const paper = await getPaper(context.store.database, values.do.slice('paper-'.length));
      if (paper.order_id !== found.id) throw new Refusal('not-found', say.paperGone());
      return { response: await visitorsPaper(context, paper) };
    }
    const { do: what, ...fields } = values;
    const { buyer = '', company = '', address = '', taxNumber = '', code = '' } = fields;
    const form = check(ownOrderForm, {
      ...{ buyer, company, address, taxNumber, code },
      withholds: fields.withholds !== undefined,
    });
    await refuseAtLimit(() => context.limits.take('orderChanges', found.id), say.tooManyChanges());
    await saveOwnOrder(context, found.id, { ...form, values: fields });
    if (what !== 'proforma') return { location: `${orderAddress(token)}?done=saved` };
    const paper = await withActivity(context, async (database) => {
      const made = await proformaOf(database, context, await getOrder(database, found.id));
      const by = new Outsider('Buyer', form.buyer);
      return { result: made.paper, activity: { ...made.activity, by } };
    });
    return { response: await visitorsPaper(context, paper) };
  },
};

async function visitorsPaper(context: CallContext, paper: OrderPaperRow): Promise<Response> {
  await refuseAtLimit(() => context.limits.take('papersDrawn', context.address), say.tooManyPapers());
  return paperResponse(context, paper);
}

/** One of this order; nothing else in an address is believed. */
async function paymentOf({ store }: CallContext, { id }: OrderRow, reference: string) {
  const payment = await findPayment(store.database, reference);
  return payment?.order_id === id ? payment : undefined;
}

function leave(payment: OnlinePaymentRow, token: string): AfterPressing {
  // A page that leads on, since browsers let no form lead to another site.
  if (payment.address) return { page: leavingOrWaiting(payment, token) };
  return { location: `${orderAddress(token)}?pay=${payment.reference}` };
}

function leavingOrWaiting({ address, provider, reference }: OnlinePaymentRow, token: string) {
  const of = { provider: PROVIDER_LABELS[provider], order: orderAddress(token) };
  return address ? leavingPage({ ...of, address }) : openingPage({ ...of, reference });
}

export const orderPages: readonly MagicLinkRoute[] = [order];

export async function paperResponse(context: CallContext, paper: OrderPaperRow): Promise<Response> {
  const content = await drawPaperFile(context, paper);
  return fileResponse(Readable.from([content]), fileNameOf(paper), 'application/pdf');
}

/** What goes back of what was paid for a place, and whether its group’s discount ends with it. */
export const beforeCancelling: NonNullable<ServerModule['beforeCancelling']> = async (context, attendee) => {
  const { database } = context.store;
  const line = await findLineOf(database, attendee.id);
  const found = line && (await findOrder(database, line.order_id));
  if (!found || !line || line.ended_at !== null) return '';
  const ending = endingWith(await linesOf(database, [found.id]), new Set([line.id])).filter(
    ({ ended_at }) => ended_at === null,
  );
  if (ending.every(({ amount }) => amount === 0)) return '';
  const about = await aboutOrder(database, context, found);
  if (letsIn(found.state)) return goingBack(found, ending, refundNow(about, context.clock.now()));
  const { endsDiscount } = await priceWithout(database, found, ending, about);
  return endsDiscount ? `${say.cancelUnpaid()} ${groupEnds(about)}` : say.cancelUnpaid();
};

/** The same for places without a name, and what is then to be paid for the others. */
export const beforeGivingBack: NonNullable<ServerModule['beforeGivingBack']> = async (context, buyer) => {
  const { database } = context.store;
  const ending = await listToName(database, buyer.id);
  const [first] = ending;
  const found = first && (await findOrder(database, first.order_id));
  if (!found || ending.every(({ amount }) => amount === 0)) return '';
  const about = await aboutOrder(database, context, found);
  if (letsIn(found.state)) return goingBack(found, ending, refundNow(about, context.clock.now()));
  const { total, endsDiscount } = await priceWithout(database, found, ending, about);
  const due = dueOf({ ...found, total });
  const amounts = { amount: amountOf(found, Math.abs(due)), before: amountOf(found, dueOf(found)) };
  const owed = due > 0 ? say.owedThen(amounts) : due < 0 ? say.returnedThen(amounts) : say.nothingOwedThen();
  return endsDiscount ? `${groupEnds(about)} ${owed}` : owed;
};

function goingBack(order: OrderRow, ending: readonly OrderLineRow[], percent: number): string {
  const paid = sumOf(ending.map(({ amount }) => amount));
  const back = paid - sumOf(ending.map(({ amount }) => keptOf(amount, percent)));
  const words = {
    count: ending.length,
    paid: amountOf(order, paid),
    buyer: order.buyer_company || order.buyer_name,
  };
  return back === 0 ? say.cancelBackNone(words) : say.cancelBack({ ...words, amount: amountOf(order, back) });
}

function groupEnds({ edition }: About): string {
  return say.groupEnds({ least: edition.group_least ?? 0 });
}

/** On somebody's own page: what is paid for their place, and, for who buys it, the way to the order. */
export const onPersonalPage: NonNullable<ServerModule['onPersonalPage']> = async (context, attendee) => {
  const { database } = context.store;
  const line = await findLineOf(database, attendee.id);
  const found = line && (await findOrder(database, line.order_id));
  if (!found || !line) return null;
  const isBuyer = found.email_key === attendee.email_key;
  if (!isBuyer && line.ended_at !== null) return null;
  const online =
    isBuyer && isAwaiting(found.state) ? await chosenProvider(context.store.database, context) : undefined;
  return OwnOrder({
    paysOnline: online !== undefined,
    state: STATE_LABELS[found.state](),
    isOpen: isAwaiting(found.state),
    buyer: isBuyer ? '' : found.buyer_company || found.buyer_name,
    address: isBuyer ? new URL(orderLink(context, found)).pathname : '',
    papers: isBuyer ? await ownPapers(database, found) : [],
  });
};
