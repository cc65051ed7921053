import { randomInt } from 'node:crypto';
import type { z } from 'zod';
import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { daysBetween, zonedDate } from '#platform/contract/zoned-time.ts';
import { inTheRecord } from '#platform/server/activity-snapshot.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext, Services } from '#platform/server/http/context.ts';
import { type ActivityEntry, type Outsider, PROGRAM } from '#rooms/ground/server.ts';
import { cancelAll } from '#rooms/people/server.ts';
import type { buyerForm } from '../contract.ts';
import { orderKind } from '../kind.ts';
import * as say from '../messages.ts';
import { partOf, rateOf } from '../pricing.ts';
import { newReference } from '../reference.ts';
import { refundPercent, type Sales } from '../sales.ts';
import { dueOf, isAwaiting, letsIn, STATE_LABELS, stateOf } from '../states.ts';
import { type About, aboutOrder, getOrder } from './about-order.ts';
import { balanceOf, billedAmounts, billOf, type Posting, post, withholdable } from './ledger.ts';
import { entriesOf } from './ledger-queries.ts';
import { linesOf, updateLine } from './line-queries.ts';
import { isTold, mailBuyer, mailOfState, repricedMail } from './mails.ts';
import { bringPapers, withdrawMisaddressed } from './papers.ts';
import { asGroupIs } from './price-again.ts';
import { updateOrder } from './queries.ts';
import { lacksTicket, requestTickets } from './send-tickets.ts';
import { leviesOf, type OrderLineRow, type OrderPaperRow, type OrderRow } from './tables.ts';
import { ENDED_LABELS } from './words.ts';

/** What every change to an order needs: who makes it, and what the edition says. */
export type Changing = Services & Pick<CallContext, 'actor'> & { by?: Outsider };

const DAY_MS = 24 * 60 * 60 * 1000;

/** A reference of its own: of 27,000 million, so the unique column never refuses one in practice. */
export function ownReference(): string {
  return newReference((most) => randomInt(most));
}

/** Until when a place is kept that is taken now; null if it is for as long as it takes. */
export function heldUntil({ paying }: Sales, now: Date): string | null {
  return paying.holdDays === null ? null : new Date(now.getTime() + paying.holdDays * DAY_MS).toISOString();
}

export function searchTextOf(
  order: Pick<OrderRow, 'buyer_name' | 'buyer_company' | 'email' | 'reference'>,
): string {
  const { buyer_name, buyer_company, email, reference } = order;
  return normaliseForSearch(
    [reference, reference.replace('-', ''), buyer_name, buyer_company, email].join(' '),
  );
}

/** To whom papers are made out, and what they keep: once all is settled, that stays as it was. */
export function buyerColumns(
  order: OrderRow,
  { buyer, company, address, taxNumber, withholds }: z.output<typeof buyerForm>,
  { paying }: Sales,
) {
  const rate = order.withholding || rateOf(paying.withholding);
  if (withholds && rate > 0 && !company) {
    throw new Refusal('invalid', say.companyWithholds(), { company: say.companyWithholds() });
  }
  const canDeclare = isAwaiting(order.state) || order.state === 'withheld';
  const columns = {
    ...{ buyer_name: buyer, buyer_company: company },
    ...{ buyer_address: address, buyer_tax_number: taxNumber },
    withholding: canDeclare ? (withholds ? rate : 0) : order.withholding,
  };
  return { ...columns, search_text: searchTextOf({ ...order, ...columns }) };
}

/** Bills what lines come to now, compared with before; what a person does is entered even if that is the same. */
export async function billAgain(
  database: Database,
  services: Changing,
  order: Pick<OrderRow, 'id' | 'levies'>,
  lines: readonly OrderLineRow[],
  { note, isByHand = false }: { note: string; isByHand?: boolean },
): Promise<void> {
  const amounts = billedAmounts(billOf(lines, leviesOf(order)), await entriesOf(database, [order.id]));
  if (isByHand || amounts.some(([, amount]) => amount !== 0)) {
    await post(database, services, { orderId: order.id, what: 'billed', note, amounts });
  }
}

/** Compares what is to be paid with what came in, and does what follows. Runs in the caller's transaction, like all of these. */
export async function settleOrder(
  database: Database,
  services: Changing,
  id: string,
  { isSilent = false, withdrawn = [] }: { isSilent?: boolean; withdrawn?: readonly OrderPaperRow[] } = {},
): Promise<{ order: OrderRow; activity: ActivityEntry[] }> {
  const before = await getOrder(database, id);
  const lines = await linesOf(database, [id]);
  const balance = balanceOf(await entriesOf(database, [id]));
  const state = stateOf({
    ended: before.ended,
    ...balance,
    withholdable: withholdable(before, lines),
    isWhole: lines.every(({ ended_at }) => ended_at === null),
  });
  const isKept = letsIn(state) || before.ended !== null;
  const order: OrderRow = {
    ...before,
    ...balance,
    state,
    held_until: isKept ? null : before.held_until,
    updated_at: services.clock.now().toISOString(),
  };
  const { total, paid, refunded, withheld, held_until, updated_at } = order;
  await updateOrder(database, id, { total, paid, refunded, withheld, state, held_until, updated_at });
  const papers = [...withdrawn, ...(await bringPapers(database, services, order, lines))];
  if (letsIn(state) && lines.some(lacksTicket)) await requestTickets(database, services, id);
  const isSame =
    state === before.state && balance.paid === before.paid && balance.refunded === before.refunded;
  if (!isSilent && (!isSame || papers.length > 0))
    await tellBuyer(database, services, order, { before, papers });
  if (isSame) return { order, activity: [] };
  const changes =
    state === before.state
      ? []
      : inTheRecord(() => [
          { field: say.state(), from: STATE_LABELS[before.state](), to: STATE_LABELS[state]() },
        ]);
  const description = say.stateEntry({
    reference: order.reference,
    state: inTheRecord(STATE_LABELS[state]),
  });
  const { actor, by: outsider } = services;
  const by = actor ? {} : { by: outsider ?? PROGRAM };
  return { order, activity: [{ ...aboutEntry(order, description), changes, ...by }] };
}

/** Says who pays an order whose price stays; a receipt that is made out to others is replaced. */
export async function saveBuyer(
  database: Database,
  services: Changing,
  before: OrderRow,
  columns: ReturnType<typeof buyerColumns>,
) {
  const order = { ...before, ...columns };
  await updateOrder(database, order.id, columns);
  const withdrawn = await withdrawMisaddressed(database, services, order);
  return settleOrder(database, services, order.id, { withdrawn });
}

/** Of what they owe or get back now. */
async function tellBuyer(
  database: Database,
  services: Changing,
  order: OrderRow,
  { before, papers }: { before: OrderRow; papers: readonly OrderPaperRow[] },
): Promise<void> {
  if (!isTold(order)) return;
  await mailBuyer(database, services, order, (told) => mailOfState(order, { ...told, before, papers }));
}

/** Enters what came in or went out, settles the order, and records both. */
export async function enterMoney(
  database: Database,
  services: Changing,
  order: OrderRow,
  { description, ...posting }: Omit<Posting, 'orderId'> & { description: string },
) {
  await post(database, services, { orderId: order.id, ...posting });
  const isForNothing = order.ended !== null || letsIn(order.state);
  if (posting.what === 'refund' && isForNothing) await keepLess(database, services, order, posting);
  const settled = await settleOrder(database, services, order.id);
  return { result: settled.order, activity: [aboutEntry(order, description), ...settled.activity] };
}

/** Whoever gets back more than they are owed, of what ended or is paid, owes nothing again: it costs less. */
async function keepLess(
  database: Database,
  services: Changing,
  order: OrderRow,
  { note }: Pick<Posting, 'note'>,
): Promise<void> {
  // What they keep for the tax authority isn't a part of it.
  const before = Math.max(0, dueOf(order));
  let less = dueOf(balanceOf(await entriesOf(database, [order.id]))) - before;
  if (less <= 0) return;
  const lines = await linesOf(database, [order.id]);
  const after = lines.map((line) => {
    const off = Math.min(line.amount, less);
    less -= off;
    return off === 0 ? line : { ...line, amount: line.amount - off };
  });
  await updateLines(database, lines, after);
  await billAgain(database, services, order, after, { note });
}

/** Those that something is paid for. */
export function countingLines(lines: readonly OrderLineRow[]): OrderLineRow[] {
  return lines.filter(({ ended_at, amount }) => ended_at === null || amount > 0);
}

interface Ending {
  because: 'expired' | 'cancelled';
  /** What an organiser says of it. */
  why?: string;
  keepsNothing?: boolean;
}

/**
 * Ends lines: nobody comes for them any more. Of what was paid, the edition's rules say how much is given back; what wasn't
 * paid needn't be.
 */
export async function endLines(
  database: Database,
  services: Changing,
  orderId: string,
  lineIds: ReadonlySet<string>,
  { because, why = '', keepsNothing = false }: Ending,
): Promise<ActivityEntry[]> {
  const before = await getOrder(database, orderId);
  const about = await aboutOrder(database, services, before);
  const now = services.clock.now();
  const lines = await linesOf(database, [orderId]);
  const isPaid = letsIn(before.state);
  const back = isPaid && !keepsNothing ? refundNow(about, now) : 100;
  const left = lines.map((line) =>
    line.ended_at === null && lineIds.has(line.id)
      ? { ...line, ended_at: now.toISOString(), amount: keptOf(line.amount, back) }
      : line,
  );
  await updateLines(database, lines, left);
  // What is paid stays as it was priced.
  const after = isAwaiting(before.state) ? await asGroupIs(database, before, left, about) : left;
  await updateLines(database, left, after);
  const isOver = after.every(({ ended_at }) => ended_at !== null);
  if (isOver) await updateOrder(database, orderId, { ended: because });
  const note = [ENDED_LABELS[because](), why].filter(Boolean).join(': ');
  await billAgain(database, services, before, after, { note, isByHand: why !== '' });
  const { order, activity } = await settleOrder(database, services, orderId);
  if (after !== left && !isOver) {
    await tellPrice(database, services, { before, order }, () =>
      say.groupGone({ least: about.edition.group_least ?? 0 }),
    );
  }
  return activity;
}

/** Stores those lines that aren't the same any more. */
export async function updateLines(
  database: Database,
  before: readonly OrderLineRow[],
  after: readonly OrderLineRow[],
): Promise<void> {
  for (const [index, line] of after.entries()) {
    const { ended_at, amount, in_group } = line;
    if (line !== before[index]) await updateLine(database, line.id, { ended_at, amount, in_group });
  }
}

/** Of a price that others changed, and why. */
export async function tellPrice(
  database: Database,
  services: Changing,
  { before, order }: { before: OrderRow; order: OrderRow },
  why: () => string,
): Promise<void> {
  if (order.total === before.total || order.email === '') return;
  await mailBuyer(database, services, order, (told) =>
    repricedMail(order, { ...told, before: before.total, why: why() }),
  );
}

/** Ends a whole order, and cancels the registrations that are in it. */
export async function endOrder(
  database: Database,
  services: Changing,
  id: string,
  ending: Ending,
): Promise<ActivityEntry[]> {
  const lines = (await linesOf(database, [id])).filter(({ ended_at }) => ended_at === null);
  const activity = await endLines(database, services, id, new Set(lines.map((line) => line.id)), ending);
  await cancelAll(
    database,
    services,
    lines.flatMap(({ attendee_id }) => attendee_id ?? []),
  );
  return activity;
}

/** What is kept of an amount of which so much is given back, in percent. */
export function keptOf(amount: number, back: number): number {
  return partOf(amount, (100 - back) * 10_000);
}

/** How much is given back of what was paid, in percent, if somebody cancels now. */
export function refundNow({ edition, sales }: About, now: Date): number {
  if (!edition.event_date) return 100;
  const days = daysBetween(zonedDate(now, edition.zone), edition.event_date);
  if (days < 0) return 0;
  return sales.paying.refunds.length === 0 ? 100 : refundPercent(sales, days);
}

export function aboutEntry(order: Pick<OrderRow, 'id'>, description: string): ActivityEntry {
  return { type: 'Updated', description, subject: { type: orderKind.name, id: order.id } };
}
