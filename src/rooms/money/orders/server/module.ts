import { whatIsTaken } from './what-is-taken.ts';
import '../texts.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { inLanguageOf } from '#platform/server/reader.ts';
import { orderKind } from '../kind.ts';
import { orderMails } from '../mails.ts';
import * as say from '../messages.ts';
import { orderRights } from '../rights.ts';
import { kindsIn } from '../sales.ts';
import { orderLink } from './about-order.ts';
import { drawStored } from './draw.ts';
import { followAttendees, followGivenBack, followPassedOn } from './follow-attendees.ts';
import { orderHandlers } from './handlers.ts';
import { keepsRecords, ordersOfAttendees } from './hanging.ts';
import { expireOrders, remindOrders } from './jobs.ts';
import { keptKinds } from './kept-kinds.ts';
import { attendeesToPay, countOrdersIn } from './line-queries.ts';
import { orderMailExamples, PAPER_DRAWER } from './mails.ts';
import { beforeJoining, followJoined, orderForRegistered } from './make-orders.ts';
import { chosenProvider } from './online/accounts.ts';
import { askProviders, pruneEvents } from './online/jobs.ts';
import { sendRefund } from './online/refunds.ts';
import { mountWebhooks, takeEvent } from './online/webhooks.ts';
import { beforeCancelling, beforeGivingBack, onPersonalPage, orderPages } from './pages.ts';
import { orderData } from './personal-data.ts';
import { countFound, findNamed, findOrder } from './queries.ts';
import { sendTickets } from './send-tickets.ts';
import { soldTickets, ticketPrices, ticketsLeft } from './ticket-prices.ts';

export const ordersModule: ServerModule = {
  takes: whatIsTaken,
  rights: orderRights,
  handlers: orderHandlers,
  magicLinkPages: orderPages,
  kinds: [
    {
      kind: orderKind,
      hangsOn: { attendee: ordersOfAttendees, event: countOrdersIn },
      personalData: orderData,
      countFound,
      findByName: async (database, term, limit, scope) =>
        (await findNamed(database, term, limit, scope)).map(
          ({ id, reference, buyer_name, buyer_company }) => ({
            ...{ id, title: reference },
            details: [buyer_name, buyer_company].filter(Boolean),
          }),
        ),
    },
  ],
  mails: orderMails,
  mailExamples: orderMailExamples,
  renewableLink: async (database, services, id) => {
    const order = await findOrder(database, id);
    return (
      order && { email: order.email, renew: () => inLanguageOf(order, () => orderLink(services, order)) }
    );
  },
  jobs: () => [expireOrders, remindOrders, sendTickets, askProviders, takeEvent, sendRefund, pruneEvents],
  mountUnguarded: mountWebhooks,
  on: [orderForRegistered, followJoined, followPassedOn, followAttendees, followGivenBack],
  onPersonalPage,
  beforeCancelling,
  beforeGivingBack,
  beforeJoining,
  keepsRecords,
  keepsTexts: keptKinds,
  attachmentDrawer: { name: PAPER_DRAWER, draw: drawStored },
  // What is to pay is said by an order, which may be another kind of ticket than the edition's fees speak of.
  chargesByItself: ({ sales }, { currency }) => kindsIn(sales, currency).length > 0,
  notice: async (services) =>
    (await chosenProvider(services.store.database, services))?.isTest ? say.testMode() : '',
  withheldTickets: attendeesToPay,
  ticketPrices,
  ticketsLeft,
  soldTickets,
};
