import { linesOf as textLines } from '#platform/contract/lines-of.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext, Services } from '#platform/server/http/context.ts';
import { languageOf } from '#platform/server/reader.ts';
import type { EditionRow } from '#rooms/edition/server.ts';
import {
  type CheckedMail,
  type MailExample,
  type MailExamples,
  mailAbout,
  type NewMail,
  queueMail,
} from '#rooms/mail/server.ts';
import * as say from '../messages.ts';
import { PAPER_TITLES } from '../paper.ts';
import type { Sales } from '../sales.ts';
import { dueOf, type OrderState, STATE_LABELS } from '../states.ts';
import { aboutOrder, getOrder, orderLink } from './about-order.ts';
import { amountOf } from './amount-of.ts';
import { numberOf } from './papers.ts';
import { listSomeOfAll } from './queries.ts';
import { contentOf, type OrderPaperRow, type OrderRow } from './tables.ts';
import { keptUntilText } from './until.ts';
import { ENDED_LABELS } from './words.ts';

interface Told {
  edition: Pick<EditionRow, 'zone'>;
  sales: Sales;
  link: string;
}

/** Queues a mail to an order's buyer, with what the edition says in their language. */
export function mailBuyer(
  database: Database,
  services: Services,
  order: OrderRow,
  write: (told: Told) => CheckedMail,
): ReturnType<typeof queueMail> {
  return queueMail(database, services, languageOf(order), async () =>
    write({ ...(await aboutOrder(database, services, order)), link: orderLink(services, order) }),
  );
}

function about(order: OrderRow) {
  return mailAbout({ id: order.id, fullname: order.buyer_name, email: order.email });
}

/** What somebody needs who still has to pay. */
function payingFacts(order: OrderRow, { edition, sales }: Omit<Told, 'link'>) {
  const facts = [
    [say.toPay(), amountOf(order, Math.max(0, dueOf(order)))],
    [say.reference(), order.reference],
    [say.placesKept(), keptUntilText(order, edition.zone)],
    [say.howToPay(), textLines(sales.paying.transfer).join('\n')],
  ] as const;
  return facts.filter(([, value]) => value !== '');
}

export function openedMail(order: OrderRow, { link, ...told }: Told): NewMail<'orderOpened'> {
  return { ...about(order), template: 'orderOpened', facts: payingFacts(order, told), link };
}

export function reminderMail(order: OrderRow, { link, ...told }: Told): NewMail<'orderReminder'> {
  return { ...about(order), template: 'orderReminder', facts: payingFacts(order, told), link };
}

/** Others came or went, and the price followed. */
export function repricedMail(
  order: OrderRow,
  { link, before, why, ...told }: Told & { before: number; why: string },
): NewMail<'orderRepriced'> {
  const changed = [
    [say.why(), why],
    [say.priceBefore(), amountOf(order, before)],
  ] as const;
  const facts = [...changed, ...payingFacts(order, told)];
  return { ...about(order), template: 'orderRepriced', facts, link };
}

export function proformaMail(
  order: OrderRow,
  paper: OrderPaperRow,
  { link, ...told }: Told,
): NewMail<'orderProforma'> {
  const attachments = [attached(paper)];
  return { ...about(order), template: 'orderProforma', facts: payingFacts(order, told), link, attachments };
}

/** A payment wasn’t for this order after all. */
export function takenBackMail(
  order: OrderRow,
  { edition, link, amount, papers }: Told & { amount: number; papers: readonly OrderPaperRow[] },
): NewMail<'orderTakenBack'> {
  const due = dueOf(order);
  const facts = [
    [say.reference(), order.reference],
    [say.notForThis(), amountOf(order, amount)],
    [say.state(), STATE_LABELS[order.state]()],
    [say.stillToPay(), due > 0 ? amountOf(order, due) : ''],
    [say.placesKept(), keptUntilText(order, edition.zone)],
  ] as const;
  return {
    ...{ ...about(order), template: 'orderTakenBack', link },
    facts: facts.filter(([, value]) => value !== ''),
    attachments: papers.map(attached),
  };
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

/** A payment came that isn't entered, and why. */
export function amissMail(
  order: OrderRow,
  { payment, link }: { payment: string; link: string },
): NewMail<'orderPaymentAmiss'> {
  // Not what is still to pay: whoever paid needn't do anything now.
  const facts = [
    [say.reference(), order.reference],
    [say.whatPayment(), payment],
    [say.state(), STATE_LABELS[order.state]()],
  ] as const;
  return { ...about(order), template: 'orderPaymentAmiss', facts, link };
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

interface Settled extends Told {
  before: Pick<OrderRow, 'refunded'>;
  /** New ones. */
  papers: readonly OrderPaperRow[];
}

/** Whether the buyer is told of a state: not of an open order, nor that one is paid that never cost anything, nor once they are erased. */
export function isTold({ state, total, refunded, email }: OrderRow): boolean {
  return email !== '' && state !== 'open' && (state !== 'paid' || total > 0 || refunded > 0);
}

/** What the buyer is told of the state that their order came into. */
export function mailOfState(order: OrderRow, { before, papers, link, sales }: Settled) {
  const { state } = order;
  if (state === 'open') throw new Error('nobody is told that an order is open');
  const isReturned = state === 'paid' && order.refunded > before.refunded;
  const template = isReturned ? 'orderRefunded' : OF_STATE[state];
  const due = dueOf(order);
  const isWithheld = state === 'withheld';
  const above0 = (amount: number) => (amount > 0 ? amountOf(order, amount) : '');
  const facts = [
    [say.reference(), order.reference],
    [say.state(), order.ended === null || order.paid === 0 ? '' : ENDED_LABELS[order.ended]()],
    [say.total(), above0(order.total)],
    [say.paidSoFar(), above0(order.paid)],
    [say.whatRefund(), above0(order.refunded)],
    [say.accountWithholding(), above0(isWithheld ? due : order.withheld)],
    [say.stillToPay(), isWithheld ? '' : above0(due)],
    [say.toReturn(), above0(-due)],
    [say.howToPay(), state === 'underpaid' ? textLines(sales.paying.transfer).join('\n') : ''],
  ] as const;
  const shared = { ...about(order), facts: facts.filter(([, value]) => value !== '') };
  if (template === 'orderExpired' || template === 'orderCancelled') return { ...shared, template };
  return {
    ...shared,
    template,
    link,
    attachments: papers.map(attached),
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

/** With what came in and went out for an order in that state, if it is for so much. */
function inState(
  state: Exclude<OrderState, 'open'>,
  sums: (total: number) => Partial<Pick<OrderRow, 'total' | 'paid' | 'refunded'>>,
): MailExample {
  return toBuyers(async (_context, order, told) => {
    const total = Math.max(100, order.total);
    const shown = { ...order, total, paid: 0, refunded: 0, withheld: 0, ...sums(total), state };
    return mailOfState(shown, { ...told, before: order, papers: [] });
  });
}

const EXAMPLE_WITHHOLDING = 0.075;
const endedUnpaid = () => ({ total: 0 });

/** The mails to buyers, as they would get them. */
export const orderMailExamples = {
  orderOpened: toBuyers(async (_context, order, told) => openedMail(order, told)),
  orderProforma: toBuyers(async (_context, order, { link, ...told }) => ({
    ...about(order),
    ...{ template: 'orderProforma' as const, facts: payingFacts(order, told), link },
  })),
  orderReminder: toBuyers(async (_context, order, told) => reminderMail(order, told)),
  orderRepriced: toBuyers(async (_context, order, told) =>
    repricedMail(order, {
      ...{ ...told, before: order.total },
      why: say.groupComplete({ least: 5, percent: 10 }),
    }),
  ),
  orderPaid: inState('paid', (total) => ({ paid: total })),
  orderUnderpaid: inState('underpaid', (total) => ({ paid: Math.floor(total / 2) })),
  orderWithheld: inState('withheld', (total) => ({
    paid: total - Math.floor(total * EXAMPLE_WITHHOLDING),
  })),
  orderOverpaid: inState('overpaid', (total) => ({ paid: 2 * total })),
  orderPaidLate: inState('paid-late', (total) => ({ total: 0, paid: total })),
  orderPaymentAmiss: toBuyers(async (_context, order, { link }) => {
    const payment = say.amissPayment({ amount: amountOf(order, order.total), problem: say.problemTest() });
    return amissMail(order, { payment, link });
  }),
  orderExpired: inState('expired', endedUnpaid),
  orderCancelled: inState('cancelled', endedUnpaid),
  orderRefunded: inState('refunded', (total) => ({ total: 0, paid: total, refunded: total })),
  orderTakenBack: toBuyers(async (_context, order, told) =>
    takenBackMail(order, { ...told, amount: order.total, papers: [] }),
  ),
  orderRefundStuck: toBuyers(async (_context, order, { link }) =>
    refundStuckMail(order, { amount: amountOf(order, order.total), link }),
  ),
} satisfies MailExamples;

export function fileNameOf(paper: OrderPaperRow): string {
  return `${PAPER_TITLES[contentOf(paper).series]()}-${numberOf(paper)}.pdf`.replaceAll(' ', '-');
}
