import { Readable } from 'node:stream';
import { withActivity } from '#modules/activity/server/service.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { fileResponse } from '#platform/server/file-response.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { check } from '#platform/server/http/handler.ts';
import type { ServerModule } from '#platform/server/module.ts';
import type { MagicLinkRoute } from '#platform/server/pages/magic-link-route.ts';
import { orderAddress } from '../addresses.ts';
import { leavingPage } from '../client/leaving-page.tsx';
import { OwnOrder, orderPage } from '../client/order-page.tsx';
import * as say from '../messages.ts';
import { ownOrderForm } from '../own-form.ts';
import type { OwnOrderView } from '../own-order.ts';
import { isAwaiting, STATE_LABELS } from '../states.ts';
import { findByLink, getOrder, orderLink } from './about-order.ts';
import { getPaper, proformaOf } from './desk.ts';
import { drawPaperFile } from './draw.ts';
import { fileNameOf } from './mails.ts';
import { chosenProvider } from './online/accounts.ts';
import { beginPayment } from './online/begin.ts';
import { findPayment } from './online/queries.ts';
import { settle } from './online/settle.ts';
import { ownOrder, saveOwnOrder } from './own-order.ts';
import { findLineOf, findOrder } from './queries.ts';
import type { OrderPaperRow, OrderRow } from './tables.ts';

const order: MagicLinkRoute = {
  path: orderAddress(':token'),
  async page({ context, params, query }) {
    const found = await findByLink(context, params.token ?? '');
    if (!found) return undefined;
    const came = query.paid ? await comeBack(context, found, query.paid) : '';
    const order = came ? await getOrder(context.store.database, found.id) : found;
    return orderPage({ ...(await ownOrder(context, order, came)), isSaved: query.done === 'saved' });
  },
  async press({ context, params }, values) {
    const { token = '' } = params;
    const found = await findByLink(context, token);
    if (!found) throw new Refusal('not-found', say.gone());
    // A page that leads on, since browsers let no form lead to another site.
    if (values.do === 'pay') return { page: leavingPage(await beginPayment(context, found)) };
    if (values.do?.startsWith('paper-')) {
      const paper = await getPaper(context.store.database, values.do.slice('paper-'.length));
      if (paper.order_id !== found.id) throw new Refusal('not-found', say.paperGone());
      return { response: await paperResponse(context, paper) };
    }
    const { do: what, ...fields } = values;
    const { buyer = '', company = '', address = '', taxNumber = '', code = '' } = fields;
    const form = check(ownOrderForm, { buyer, company, address, taxNumber, code });
    await saveOwnOrder(context, found.id, { ...form, values: fields });
    if (what !== 'proforma') return { location: `${orderAddress(token)}?done=saved` };
    const paper = await withActivity(context, async (database) => {
      const made = await proformaOf(database, context, await getOrder(database, found.id));
      const by = { userId: null, username: form.buyer };
      return { result: made.paper, activity: { ...made.activity, by } };
    });
    return { response: await paperResponse(context, paper) };
  },
};

/** Whoever comes back from a provider has perhaps paid: it is asked, and nothing in the address is believed. */
async function comeBack(
  context: CallContext,
  { id }: OrderRow,
  reference: string,
): Promise<OwnOrderView['came']> {
  const payment = await findPayment(context.store.database, reference);
  if (payment?.order_id !== id) return '';
  // It is asked again by itself.
  const settled = await settle(context, reference).catch(() => payment);
  return settled?.state === 'paid' || settled?.state === 'amiss' ? settled.state : 'open';
}

export const orderPages: readonly MagicLinkRoute[] = [order];

export async function paperResponse(context: CallContext, paper: OrderPaperRow): Promise<Response> {
  const content = await drawPaperFile(context, paper);
  return fileResponse(Readable.from([content]), fileNameOf(paper), 'application/pdf');
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
    isTest: online?.isTest ?? false,
    state: STATE_LABELS[found.state](),
    isOpen: isAwaiting(found.state),
    buyer: isBuyer ? '' : found.buyer_company || found.buyer_name,
    address: isBuyer ? new URL(orderLink(context, found)).pathname : '',
  });
};
