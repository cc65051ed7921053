import { type EditionRow, fromSmallest, money } from '#modules/editions/server/service.ts';
import {
  type MailExample,
  type MailExamples,
  mailAbout,
  type NewMail,
} from '#modules/mail/server/service.ts';
import { linesOf as textLines } from '#platform/contract/lines-of.ts';
import type { CallContext, Services } from '#platform/server/http/context.ts';
import * as say from '../messages.ts';
import { PAPER_TITLES } from '../paper.ts';
import type { Sales } from '../sales.ts';
import { dueOf, type OrderState } from '../states.ts';
import { aboutOrder, getOrder, orderLink } from './about-order.ts';
import { numberOf } from './papers.ts';
import { listSomeOfAll } from './queries.ts';
import { contentOf, type OrderPaperRow, type OrderRow } from './tables.ts';
import { untilText } from './until.ts';

interface Told {
  edition: Pick<EditionRow, 'zone'>;
  sales: Sales;
  link: string;
}

export function amountOf({ currency }: Pick<OrderRow, 'currency'>, amount: number): string {
  return money(fromSmallest(amount, currency), currency);
}

function about(order: OrderRow) {
  return mailAbout({ id: order.id, fullname: order.buyer_name, email: order.email });
}

/** What somebody needs who still has to pay. */
function payingFacts(order: OrderRow, { edition, sales }: Omit<Told, 'link'>) {
  const facts = [
    [say.toPay(), amountOf(order, Math.max(0, dueOf(order)))],
    [say.reference(), order.reference],
    [say.placesKept(), order.held_until ? untilText(order.held_until, edition.zone) : ''],
    [say.howToPay(), textLines(sales.paying.transfer).join('; ')],
  ] as const;
  return facts.filter(([, value]) => value !== '');
}

export function openedMail(order: OrderRow, { link, ...told }: Told): NewMail<'orderOpened'> {
  return { ...about(order), template: 'orderOpened', facts: payingFacts(order, told), link };
}

export function reminderMail(order: OrderRow, { link, ...told }: Told): NewMail<'orderReminder'> {
  return { ...about(order), template: 'orderReminder', facts: payingFacts(order, told), link };
}

export function proformaMail(
  order: OrderRow,
  paper: OrderPaperRow,
  { link, ...told }: Told,
): NewMail<'orderProforma'> {
  const attachments = [attached(paper)];
  return { ...about(order), template: 'orderProforma', facts: payingFacts(order, told), link, attachments };
}

/** Money couldn’t be sent back the way it came. */
export function refundStuckMail(
  order: OrderRow,
  { amount, link }: { amount: string; link: string },
): NewMail<'orderRefundStuck'> {
  const facts = [
    [say.reference(), order.reference],
    [say.toReturn(), amount],
  ] as const;
  return { ...about(order), template: 'orderRefundStuck', facts, link };
}

/** Drawn of what the paper says when the mail is sent. */
function attached(paper: OrderPaperRow) {
  const file = `${PAPER_TITLES[paper.series]()} ${numberOf(paper)}.pdf`.replaceAll(' ', '-');
  return {
    type: 'drawn',
    drawer: PAPER_DRAWER,
    file,
    mediaType: 'application/pdf',
    stored: paper.content,
  } as const;
}
export const PAPER_DRAWER = 'paper';

const OF_STATE = {
  paid: 'orderPaid',
  underpaid: 'orderUnderpaid',
  withheld: 'orderWithheld',
  overpaid: 'orderOverpaid',
  'paid-twice': 'orderOverpaid',
  'paid-late': 'orderPaidLate',
  expired: 'orderExpired',
  cancelled: 'orderCancelled',
  refunded: 'orderRefunded',
} as const;

interface Settled extends Omit<Told, 'link'> {
  before: OrderState;
  receipt: OrderPaperRow | undefined;
}

/** Whether the buyer is told of a state: not of an open order, nor that one is paid that costs nothing. */
export function isTold({ state, total }: OrderRow): boolean {
  return state !== 'open' && (state !== 'paid' || total > 0);
}

/** What the buyer is told of the state that their order came into. */
export function mailOfState(
  services: Pick<Services, 'config' | 'secrets'>,
  order: OrderRow,
  { before, receipt, ...told }: Settled,
) {
  const { state } = order;
  if (state === 'open') throw new Error('nobody is told that an order is open');
  const template = state === 'paid' && before === 'overpaid' ? 'orderRefunded' : OF_STATE[state];
  const due = dueOf(order);
  const facts = [
    [say.reference(), order.reference],
    [say.total(), amountOf(order, order.total)],
    [say.paidSoFar(), order.paid > 0 ? amountOf(order, order.paid) : ''],
    [say.stillToPay(), due > 0 ? amountOf(order, due) : ''],
    [say.toReturn(), due < 0 ? amountOf(order, -due) : ''],
    [say.howToPay(), state === 'underpaid' ? textLines(told.sales.paying.transfer).join('; ') : ''],
  ] as const;
  const shared = { ...about(order), facts: facts.filter(([, value]) => value !== '') };
  if (template === 'orderExpired' || template === 'orderCancelled') return { ...shared, template };
  return {
    ...shared,
    template,
    link: orderLink(services, order),
    attachments: receipt ? [attached(receipt)] : [],
  };
}

type Write = (context: CallContext, order: OrderRow, told: Told) => ReturnType<MailExample['write']>;

function toBuyers(write: Write): MailExample {
  return {
    people: async ({ store }, limit) =>
      (await listSomeOfAll(store.database, limit)).map(({ id, buyer_name }) => ({ id, name: buyer_name })),
    async write(context, id) {
      const { database } = context.store;
      const order = await getOrder(database, id);
      const { edition, sales } = await aboutOrder(database, context, order);
      return write(context, order, { edition, sales, link: orderLink(context, order) });
    },
  };
}

function inState(state: Exclude<OrderState, 'open'>): MailExample {
  return toBuyers(async (context, order, { link: _link, ...told }) => {
    const total = Math.max(1, order.total);
    return mailOfState(context, { ...order, total, state }, { ...told, before: 'open', receipt: undefined });
  });
}

/** The mails to buyers, as they would get them. */
export const orderMailExamples = {
  orderOpened: toBuyers(async (_context, order, told) => openedMail(order, told)),
  orderProforma: toBuyers(async (_context, order, { link, ...told }) => ({
    ...about(order),
    ...{ template: 'orderProforma' as const, facts: payingFacts(order, told), link },
  })),
  orderReminder: toBuyers(async (_context, order, told) => reminderMail(order, told)),
  orderPaid: inState('paid'),
  orderUnderpaid: inState('underpaid'),
  orderWithheld: inState('withheld'),
  orderOverpaid: inState('overpaid'),
  orderPaidLate: inState('paid-late'),
  orderExpired: inState('expired'),
  orderCancelled: inState('cancelled'),
  orderRefunded: inState('refunded'),
  orderRefundStuck: toBuyers(async (_context, order, { link }) =>
    refundStuckMail(order, { amount: amountOf(order, order.total), link }),
  ),
} satisfies MailExamples;

export function fileNameOf(paper: OrderPaperRow): string {
  return `${PAPER_TITLES[contentOf(paper).series]()}-${numberOf(paper)}.pdf`.replaceAll(' ', '-');
}
