import { z } from 'zod';
import { dayFilters, listedDay } from '#platform/contract/day-filters.ts';
import { defineCall } from '#platform/contract/define-call.ts';
import { editionFilter } from '#platform/contract/edition-filter.ts';
import { chosenId, id, lines, NAME_MAX, requiredText, TITLE_MAX, text } from '#platform/contract/fields.ts';
import { changed, changedMany, listOf, listQuery, oneOf, wholeListQuery } from '#platform/contract/lists.ts';
import { AMOUNT_LENGTH_MAX } from '#platform/contract/read-amount.ts';
import { version } from '#platform/contract/version.ts';
import { chosenIds, EXPORT_MEDIA_TYPES, exportOptions } from '#rooms/ground/contract.ts';
import * as say from './messages.ts';
import { REFUND_STATES } from './online.ts';
import { PAPER_SERIES } from './paper.ts';
import { ORDER_STATES } from './states.ts';

export const ORDER_SORTS = ['reference', 'buyer', 'company', 'state', 'total', 'date', 'until'] as const;
/** How money comes in and goes out. */
export const WAYS = ['bank', 'mobile-money', 'cash'] as const;
export type Way = (typeof WAYS)[number];
const ADDRESS_MAX = 500;

/** All amounts are in the smallest unit of the currency. */
export const amount = z.number().int();

const order = z.strictObject({
  id: z.string(),
  reference: z.string(),
  buyer: z.string(),
  company: z.string(),
  email: z.string(),
  state: z.enum(ORDER_STATES),
  currency: z.string(),
  total: amount,
  /** What is still to be paid; below 0, what is to be given back. */
  due: amount,
  /** How many people it is for. */
  places: z.number().int(),
  date: z.string(),
  /** Until when its places are kept; '' if nothing ends that. */
  until: z.string(),
  /** Whether it should have been paid by now. */
  isOverdue: z.boolean(),
  /** Whether it waits for money although some came, but not so that it can be counted. */
  isAmiss: z.boolean(),
});
export type Order = z.output<typeof order>;

const line = z.strictObject({
  id: z.string(),
  /** '' once they are erased. */
  attendeeId: z.string(),
  name: z.string(),
  kind: z.string(),
  price: amount,
  amount,
  ended: z.string(),
});

const entry = z.strictObject({
  id: z.string(),
  posting: z.string(),
  account: z.string(),
  amount,
  what: z.string(),
  note: z.string(),
  by: z.string(),
  date: z.string(),
  /** Whether it is a payment that can be taken back. */
  isTakeable: z.boolean(),
});

const paper = z.strictObject({
  id: z.string(),
  series: z.enum(PAPER_SERIES),
  number: z.string(),
  total: amount,
  fiscalNumber: z.string(),
  fiscalCode: z.string(),
  date: z.string(),
});

const onlinePayment = z.strictObject({
  id: z.string(),
  provider: z.string(),
  reference: z.string(),
  /** Begun with a key that moves no money. */
  isTest: z.boolean(),
  amount,
  received: amount,
  state: z.enum(['begun', 'paid', 'amiss', 'lapsed']),
  /** What keeps it from being entered. */
  problem: z.enum(['', 'currency', 'test']),
  /** How much of it can be sent back. */
  refundable: amount,
  date: z.string(),
});
export type OnlinePayment = z.output<typeof onlinePayment>;

const refund = z.strictObject({
  id: z.string(),
  /** '' if it went back by hand. */
  provider: z.string(),
  amount,
  state: z.enum(REFUND_STATES),
  note: z.string(),
  by: z.string(),
  date: z.string(),
});

const orderDetails = order.extend({
  address: z.string(),
  taxNumber: z.string(),
  code: z.string(),
  paid: amount,
  refunded: amount,
  withheld: amount,
  /** Whether the buyer declared that they keep a part for the tax authority. */
  withholds: z.boolean(),
  /** What that comes to. */
  withholdable: amount,
  levies: z.array(z.strictObject({ name: z.string(), rate: z.number().int(), amount })),
  net: amount,
  lines: z.array(line),
  entries: z.array(entry),
  papers: z.array(paper),
  /** What new ones wouldn't say; '' if they are complete. */
  papersLack: z.string(),
  online: z.array(onlinePayment),
  refunds: z.array(refund),
  /** The address of its page, which is the buyer’s. */
  link: z.string(),
  /** Of its money. */
  version: z.string(),
});
export type OrderDetails = z.output<typeof orderDetails>;

const filters = {
  ...editionFilter,
  ...dayFilters,
  state: z.enum(ORDER_STATES).optional(),
  kind: text(NAME_MAX).optional().describe('The name of a kind of ticket.'),
  way: z
    .enum([...WAYS, 'online'])
    .optional()
    .describe('How some of it was paid.'),
  overdue: z.enum(['yes']).optional().describe('Only those whose time for paying is over.'),
  amiss: z.enum(['yes']).optional().describe('Only those with a payment that somebody has to look at.'),
};

export const viewOrders = defineCall({
  name: 'viewOrders',
  summary: 'The orders of an edition, newest first; searches reference, name, company and email address',
  method: 'GET',
  path: '/api/v1/orders',
  access: { right: 'finance' },
  query: { ...listQuery(ORDER_SORTS), ...filters },
  reply: listOf(order),
});

export const ORDER_FILES = { csv: 'Orders_List.csv', xlsx: 'Orders_List.xlsx' } as const;

export const exportOrders = defineCall({
  name: 'exportOrders',
  summary: 'The lines of orders for bookkeeping, with their levies, as a CSV or XLSX file',
  method: 'POST',
  path: '/api/v1/orders/export',
  access: { right: 'finance' },
  jsonOnly: true,
  query: { ...wholeListQuery(ORDER_SORTS), ...filters },
  body: exportOptions,
  file: EXPORT_MEDIA_TYPES,
});

export const orderFigures = defineCall({
  name: 'orderFigures',
  summary: 'What was ordered, paid and is still to be paid in an edition; empty where nothing is sold',
  method: 'GET',
  path: '/api/v1/orders/figures',
  access: { right: 'finance' },
  query: editionFilter,
  reply: z.strictObject({
    currencies: z.array(
      z.strictObject({
        currency: z.string(),
        paidOrders: z.number().int(),
        openOrders: z.number().int(),
        overdueOrders: z.number().int(),
        amissOrders: z.number().int(),
        received: amount,
        outstanding: amount,
        toReturn: amount,
        byWay: z.array(z.strictObject({ way: z.string(), amount })),
        byKind: z.array(z.strictObject({ kind: z.string(), places: z.number().int(), amount })),
      }),
    ),
  }),
});
export type OrderFigures = z.output<typeof orderFigures.reply>['currencies'][number];

/** In place of a currency. */
export const NO_CURRENCY = 'none';

export const sellingProblems = defineCall({
  name: 'sellingProblems',
  summary:
    'What keeps the tickets of an edition from being sold, and its papers from being complete, in words',
  method: 'GET',
  path: '/api/v1/orders/problems',
  access: { right: ['finance', 'editions'] },
  query: {
    ...editionFilter,
    currency: text(NO_CURRENCY.length)
      .optional()
      .describe(`As if this were the currency of the edition; '${NO_CURRENCY}', as if it had none.`),
  },
  reply: z.strictObject({
    unsold: z.string().describe('Which kinds of ticket aren’t sold for want of a price; empty if all are.'),
    codes: z.string().describe('Which codes are for a kind of ticket that isn’t there; empty if none is.'),
    papers: z.string().describe('What papers don’t say; empty if they are complete.'),
  }),
});
export type SellingProblems = z.output<typeof sellingProblems.reply>;

export const singleOrder = defineCall({
  name: 'singleOrder',
  summary: 'One order with its lines, its ledger and its papers',
  method: 'GET',
  path: '/api/v1/orders/{id}',
  access: { right: 'finance' },
  query: { id },
  reply: oneOf(orderDetails),
});

const typedAmount = text(AMOUNT_LENGTH_MAX, say.amountMissing).min(1, { error: say.amountMissing });
const why = requiredText(TITLE_MAX, say.whyMissing);

export const moneyForm = z.strictObject({
  way: z.enum(WAYS, { error: say.wayMissing }),
  amount: typedAmount.describe('As people write it in the order’s currency, such as 1,500.50.'),
  note: requiredText(TITLE_MAX, say.noteMissing),
});
export const certificateForm = z.strictObject({
  amount: typedAmount,
  note: requiredText(TITLE_MAX, say.certificateMissing),
});
export const whyForm = z.strictObject({ note: why });
export const holdForm = z.strictObject({ until: listedDay });
export const buyerForm = z.strictObject({
  buyer: requiredText(NAME_MAX, say.buyerMissing),
  company: text(TITLE_MAX),
  address: lines(ADDRESS_MAX),
  taxNumber: text(NAME_MAX),
  withholds: z
    .boolean()
    .default(false)
    .describe('Whether the buyer keeps the edition’s withholding tax and sends a certificate.'),
});
export const fiscalForm = z.strictObject({
  number: requiredText(TITLE_MAX, say.fiscalMissing),
  code: text(1_000),
  note: text(TITLE_MAX).default('').describe('Why another one is entered; needed for that alone.'),
});

const enteredMoney = moneyForm.extend({
  version,
  again: z
    .stringbool()
    .or(z.boolean())
    .default(false)
    .describe('Also if the same was entered a moment ago. Without it that is refused.'),
});

export const refusedByState = { alsoRefused: ['conflict'] } as const;

export const enterPayment = defineCall({
  name: 'enterPayment',
  summary: 'Enter money that came in for an order, such as cash at the door',
  method: 'POST',
  path: '/api/v1/orders/{id}/payments',
  takesIdempotencyKey: true,
  access: { right: 'finance' },
  ...refusedByState,
  query: { id },
  body: enteredMoney,
  reply: changed,
});

export const takeBackForm = z.strictObject({
  posting: chosenId(say.paymentMissing).describe('Of the payment, in the order’s entries.'),
  note: why,
});

export const takePaymentBack = defineCall({
  name: 'takePaymentBack',
  summary: 'Take back a payment that was entered for the wrong order; nothing is refunded',
  method: 'POST',
  path: '/api/v1/orders/{id}/payments/take-back',
  takesIdempotencyKey: true,
  access: { right: 'finance' },
  ...refusedByState,
  query: { id },
  body: takeBackForm,
  reply: changed,
});

export const enterRefund = defineCall({
  name: 'enterRefund',
  summary: 'Enter money that was sent back for an order',
  method: 'POST',
  path: '/api/v1/orders/{id}/refunds',
  takesIdempotencyKey: true,
  access: { right: 'finance' },
  ...refusedByState,
  query: { id },
  body: enteredMoney,
  reply: changed,
});

export const onlineRefundForm = z.strictObject({
  payment: chosenId(say.paymentMissing),
  amount: typedAmount,
  note: why,
});

export const refundOnline = defineCall({
  name: 'refundOnline',
  summary: 'Ask the provider of a payment to send some of it back; the order shows how that stands',
  method: 'POST',
  path: '/api/v1/orders/{id}/online-refunds',
  takesIdempotencyKey: true,
  access: { right: 'finance' },
  query: { id },
  body: onlineRefundForm.extend({ version }),
  reply: changed,
});

export const enterCertificate = defineCall({
  name: 'enterCertificate',
  summary: 'Enter a certificate of tax that the buyer withheld',
  method: 'POST',
  path: '/api/v1/orders/{id}/certificates',
  takesIdempotencyKey: true,
  access: { right: 'finance' },
  query: { id },
  body: certificateForm,
  reply: changed,
});

export const cancelOrder = defineCall({
  name: 'cancelOrder',
  summary: 'Cancel an order and the registrations in it',
  method: 'POST',
  path: '/api/v1/orders/{id}/cancel',
  access: { right: 'finance' },
  ...refusedByState,
  query: { id },
  body: whyForm,
  reply: changed,
});

export const reviveOrder = defineCall({
  name: 'reviveOrder',
  summary: 'Take up an order again that has ended, with the registrations in it, as far as there are places',
  method: 'POST',
  path: '/api/v1/orders/{id}/revive',
  access: { right: 'finance' },
  ...refusedByState,
  query: { id },
  body: whyForm,
  reply: changed,
});

export const holdOrder = defineCall({
  name: 'holdOrder',
  summary: 'Keep the places of an order until the end of a day',
  method: 'PUT',
  path: '/api/v1/orders/{id}/hold',
  access: { right: 'finance' },
  ...refusedByState,
  query: { id },
  body: holdForm,
  reply: changed,
});

export const updateBuyer = defineCall({
  name: 'updateBuyer',
  summary: 'Correct to whom the papers of an order are made out from now on',
  method: 'PUT',
  path: '/api/v1/orders/{id}/buyer',
  access: { right: 'finance' },
  query: { id },
  body: buyerForm,
  reply: changed,
});

export const sendProforma = defineCall({
  name: 'sendProforma',
  summary: 'Make a proforma invoice of an order and send it to the buyer',
  method: 'POST',
  path: '/api/v1/orders/{id}/proforma',
  access: { right: 'finance' },
  ...refusedByState,
  query: { id },
  reply: changed,
});

/** Reminds those who still have to pay; refused if nobody has. */
export const remindBuyers = defineCall({
  name: 'remindBuyers',
  summary: 'Remind the buyers of orders that aren’t paid',
  method: 'POST',
  path: '/api/v1/orders/remind',
  access: { right: 'finance' },
  alsoRefused: ['not-found'],
  body: z.strictObject({ ids: chosenIds }),
  reply: changedMany,
});

export const orderPaper = defineCall({
  name: 'orderPaper',
  summary: 'A paper of an order, as a PDF',
  method: 'GET',
  path: '/api/v1/order-papers/{id}',
  access: { right: 'finance' },
  alsoRefused: ['not-found'],
  query: { id },
  file: ['application/pdf'],
});

export const enterFiscalNumber = defineCall({
  name: 'enterFiscalNumber',
  summary:
    'Enter what the tax authority’s system answered to a paper, printed in the place kept for it; another one only with a reason, in the ledger',
  method: 'PUT',
  path: '/api/v1/order-papers/{id}/fiscal-number',
  access: { right: 'finance' },
  query: { id },
  body: fiscalForm,
  reply: changed,
});
