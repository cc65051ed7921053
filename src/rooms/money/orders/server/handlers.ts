import { ALL_EDITIONS } from '#platform/contract/edition-filter.ts';
import { language } from '#platform/contract/language.ts';
import { one } from '#platform/contract/lists.ts';
import { zonedInstant } from '#platform/contract/zoned-instant.ts';
import { addDays } from '#platform/contract/zoned-time.ts';
import { handler, keyedHandler } from '#platform/server/http/handler.ts';
import { editionOfNew, editionScope, listScope } from '#rooms/edition/server.ts';
import { exportList } from '#rooms/ground/server.ts';
import {
  cancelOrder,
  enterCertificate,
  enterFiscalNumber,
  enterPayment,
  enterRefund,
  exportOrders,
  holdOrder,
  NO_CURRENCY,
  ORDER_FILES,
  orderFigures,
  orderPaper,
  refundOnline,
  remindBuyers,
  reviveOrder,
  sellingProblems,
  sendProforma,
  singleOrder,
  takePaymentBack,
  updateBuyer,
  viewOrders,
} from '../contract.ts';
import * as say from '../messages.ts';
import { PROVIDER_LABELS } from '../online.ts';
import {
  deletePaymentProvider,
  testPaymentProvider,
  updatePaymentProvider,
  viewPaymentProviders,
} from '../provider-contract.ts';
import {
  answerStatementGroup,
  ignoreStatementLine,
  LINES_SHOWN,
  matchStatementLine,
  previewStatement,
  readStatement,
  viewStatementGroups,
  viewStatementLines,
} from '../statement-contract.ts';
import * as tell from '../statement-messages.ts';
import { STATE_LABELS } from '../states.ts';
import { watchOnlinePayment } from '../watch-contract.ts';
import { answerGroup, findGroup, readGroups } from './answer-group.ts';
import { bookkeepingColumns, bookkeepingRows } from './bookkeeping.ts';
import {
  cancelAtTheDesk,
  certifyWithheld,
  correctBuyer,
  enterFiscal,
  getPaper,
  holdAtTheDesk,
  payAtTheDesk,
  proformaAtTheDesk,
  refundAtTheDesk,
  remindAtTheDesk,
  reviveAtTheDesk,
} from './desk.ts';
import { providerNamed } from './online/accounts.ts';
import {
  connectProvider,
  disconnectProvider,
  listProviders,
  refundOnlineAtTheDesk,
  testProvider,
} from './online/desk.ts';
import { watchPayment } from './online/watched.ts';
import { paperResponse } from './pages.ts';
import { numberOf } from './papers.ts';
import { listOrderIds, listOrders, listOrdersByIds } from './queries.ts';
import { figuresOf, readOrder, withPlaces } from './read.ts';
import { sellingProblemsOf } from './selling.ts';
import { readStatementFile } from './statement-file.ts';
import { previewOf, toldOf, understood } from './statement-told.ts';
import { ignoreLine, matchByHand, readLines } from './statements.ts';
import { takeBack } from './take-back.ts';
import { ordersFor, type TakenStatement, takeStatement } from './take-statement.ts';

/** The days of filters, as the instants at which they begin and end in the edition's zone. */
function betweenDays<Asked extends { from?: string | undefined; to?: string | undefined }>(
  { from, to, ...asked }: Asked,
  zone: string,
) {
  return {
    ...asked,
    from: from && zonedInstant(from, zone).toISOString(),
    to: to && zonedInstant(addDays(to, 1), zone).toISOString(),
  };
}

function referencesOf(orders: readonly { reference: string }[]): string {
  return new Intl.ListFormat(language()).format(orders.map(({ reference }) => reference));
}

/** Of which no page is asked, as of other lists. */
const LINES_MAX = 100;

export const orderHandlers = [
  handler(viewOrders, async ({ query: { edition, ...query } }, context) => {
    const { database } = context.store;
    const now = context.clock.now();
    const scope = await listScope(database, now, edition);
    const { rows, total } = await listOrders(database, betweenDays(query, scope.zone), { ...scope, now });
    const records = await withPlaces(database, rows, now);
    return total === undefined ? { records } : { records, total };
  }),

  handler(exportOrders, async ({ query: { edition, ...query }, body }, context) => {
    const { database } = context.store;
    const now = context.clock.now();
    const scope = await listScope(database, now, edition);
    return exportList(context, betweenDays(query, scope.zone), body, {
      kind: 'order',
      what: say.exported,
      files: ORDER_FILES,
      columns: await bookkeepingColumns(database, scope),
      scope,
      listIds: (asked) => listOrderIds(database, asked, { ...scope, now }),
      list: async (asked) => ({
        rows: await bookkeepingRows(database, await listOrdersByIds(database, asked)),
      }),
    });
  }),

  handler(orderFigures, async ({ query }, context) => {
    const { database } = context.store;
    const now = context.clock.now();
    const { editionId } = await editionScope(database, now, query.edition);
    return { currencies: await figuresOf(database, now, editionId) };
  }),

  handler(sellingProblems, async ({ query: { edition, currency } }, context) => {
    const { database } = context.store;
    const asked = edition === ALL_EDITIONS ? undefined : edition;
    const of = await editionOfNew(database, context.clock.now(), asked);
    return sellingProblemsOf(database, context, of, currency === NO_CURRENCY ? null : currency);
  }),

  handler(watchOnlinePayment, async ({ query }, context) =>
    one({ state: await watchPayment(context, query.reference) }),
  ),

  handler(singleOrder, async ({ query }, context) =>
    one(await readOrder(context.store.database, context, query.id)),
  ),

  keyedHandler(
    enterPayment,
    ({ query: { id }, body }, context) => payAtTheDesk(context, id, body),
    ({ id, state }) => ({ message: say.paymentEntered({ state: STATE_LABELS[state]() }), id }),
  ),

  keyedHandler(
    takePaymentBack,
    ({ query: { id }, body }, context) => takeBack(context, id, body),
    ({ order: { id, state }, others }) => {
      const told = others.length > 0 ? [say.takenBackOfSeveral({ references: referencesOf(others) })] : [];
      return { message: [say.takenBack({ state: STATE_LABELS[state]() }), ...told].join(' '), id };
    },
  ),

  keyedHandler(
    enterRefund,
    ({ query: { id }, body }, context) => refundAtTheDesk(context, id, body),
    ({ id }) => ({ message: say.refundEntered(), id }),
  ),

  keyedHandler(
    refundOnline,
    ({ query: { id }, body }, context) => refundOnlineAtTheDesk(context, id, body),
    (_begun, { query: { id } }) => ({ message: say.refundBegun(), id }),
  ),

  keyedHandler(
    enterCertificate,
    ({ query: { id }, body }, context) => certifyWithheld(context, id, body),
    ({ id, state }) => ({ message: say.certificateEntered({ state: STATE_LABELS[state]() }), id }),
  ),

  handler(cancelOrder, async ({ query: { id }, body }, context) => {
    await cancelAtTheDesk(context, id, body.note);
    return { message: say.cancelled(), id };
  }),

  handler(reviveOrder, async ({ query: { id }, body }, context) => {
    await reviveAtTheDesk(context, id, body.note);
    return { message: say.revived(), id };
  }),

  handler(holdOrder, async ({ query: { id }, body }, context) => {
    await holdAtTheDesk(context, id, body.until);
    return { message: say.held(), id };
  }),

  handler(updateBuyer, async ({ query: { id }, body }, context) => {
    await correctBuyer(context, id, body);
    return { message: say.buyerSaved(), id };
  }),

  handler(sendProforma, async ({ query: { id } }, context) => {
    const paper = await proformaAtTheDesk(context, id);
    const told = context.config.mail ? say.proformaSent : say.proformaKept;
    return { message: told({ number: numberOf(paper) }), id };
  }),

  handler(remindBuyers, async ({ body }, context) => {
    const ids = await remindAtTheDesk(context, body.ids);
    const told = context.config.mail ? say.reminded : say.remindersKept;
    return { message: told({ count: ids.length }), ids };
  }),

  handler(orderPaper, async ({ query }, context) =>
    paperResponse(context, await getPaper(context.store.database, query.id)),
  ),

  handler(enterFiscalNumber, async ({ query: { id }, body }, context) => {
    await enterFiscal(context, id, body);
    return { message: say.fiscalSaved(), id };
  }),

  keyedHandler(
    readStatement,
    ({ query, body }, context) => takeStatement(context, { ...body, edition: query.edition }),
    ({ matched, left, references, ...file }: TakenStatement) => {
      const counts = { matched, left, ...understood(file) };
      return { message: [say.statementRead(counts), ...toldOf(file, references)].join(' '), ...counts };
    },
  ),

  handler(previewStatement, async ({ query, body }, context) => {
    const file = await readStatementFile(context, { ...body, edition: query.edition });
    return previewOf(file, (shown) => ordersFor(context, file, { way: body.way, shown }));
  }),

  handler(viewStatementLines, async ({ query: { state = 'open', group: id, page } }, context) => {
    const group = id === undefined ? undefined : await findGroup(context.store.database, id);
    if (id !== undefined && !group) return { records: [], total: 0 };
    if (page === undefined) {
      const { records } = await readLines(context, state, { from: 0, limit: LINES_MAX, group });
      return { records };
    }
    return readLines(context, state, { from: (page - 1) * LINES_SHOWN, limit: LINES_SHOWN, group });
  }),

  handler(matchStatementLine, async ({ query: { id }, body }, context) => {
    const { orders, wasEntered } = await matchByHand(context, id, body);
    const about = { reference: referencesOf(orders) };
    return { message: wasEntered ? say.lineWasEntered(about) : say.lineMatched(about), id };
  }),

  handler(viewStatementGroups, async (_asked, context) => ({
    records: await readGroups(context.store.database),
  })),

  handler(answerStatementGroup, async ({ query: { id }, body: { means } }, context) => {
    const { count, matched } = await answerGroup(context, id, means);
    const message =
      means === 'left-out' ? tell.groupLeftOut({ count }) : tell.groupCameIn({ count, matched });
    return { message, id, count, matched };
  }),

  handler(ignoreStatementLine, async ({ query: { id } }, context) => {
    await ignoreLine(context, id);
    return { message: say.lineIgnored(), id };
  }),

  handler(viewPaymentProviders, async (_asked, context) => ({
    records: await listProviders(context.store.database, context),
  })),

  handler(updatePaymentProvider, async ({ query, body }, context) => {
    const id = providerNamed(query.id);
    await connectProvider(context, id, body);
    return { message: say.providerConnected({ provider: PROVIDER_LABELS[id] }), id };
  }),

  handler(testPaymentProvider, async ({ query }, context) => {
    const id = providerNamed(query.id);
    await testProvider(context, id);
    return { message: say.keyWorks({ provider: PROVIDER_LABELS[id] }), id };
  }),

  handler(deletePaymentProvider, async ({ query }, context) => {
    const id = providerNamed(query.id);
    await disconnectProvider(context, id);
    return { message: say.providerGone({ provider: PROVIDER_LABELS[id] }), id };
  }),
];
