import { randomInt } from 'node:crypto';
import type { ActivityEntry } from '#modules/activity/server/service.ts';
import { queueMail } from '#modules/mail/server/service.ts';
import { cancelAll } from '#modules/registrations/server/service.ts';
import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import { daysBetween, zonedDate } from '#platform/contract/zoned-time.ts';
import { inTheRecord } from '#platform/server/activity-snapshot.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext, Services } from '#platform/server/http/context.ts';
import { languageOf } from '#platform/server/reader.ts';
import { orderKind } from '../kind.ts';
import * as say from '../messages.ts';
import { partOf, rateOf } from '../pricing.ts';
import { newReference } from '../reference.ts';
import { refundPercent, type Sales } from '../sales.ts';
import { letsIn, type OrderState, STATE_LABELS, stateOf } from '../states.ts';
import { type About, aboutOrder, getOrder } from './about-order.ts';
import { balanceOf, billedAmounts, billOf, type Posting, post } from './ledger.ts';
import { isTold, mailOfState } from './mails.ts';
import { issuePaper, numberOf } from './papers.ts';
import { entriesOf, linesOf, papersOf, updateLine, updateOrder } from './queries.ts';
import { leviesOf, type OrderLineRow, type OrderPaperRow, type OrderRow } from './tables.ts';
import { ENDED_LABELS } from './words.ts';

/** What every change to an order needs: who makes it, and what the edition says. */
export type Changing = Services & Pick<CallContext, 'actor'>;

const DAY_MS = 24 * 60 * 60 * 1000;

/** A reference of its own: of 27,000 million, so the unique column never refuses one in practice. */
export function ownReference(): string {
  return newReference((most) => randomInt(most));
}

/** Until when a place is kept that is taken now; null if it is for as long as it takes. */
export function heldUntil({ paying }: Sales, now: Date): string | null {
  return paying.holdDays === null ? null : new Date(now.getTime() + paying.holdDays * DAY_MS).toISOString();
}

/** What the buyer may keep for the tax authority: a part of what is charged without levies. */
export function withholdable({ paying }: Sales, order: OrderRow, lines: readonly OrderLineRow[]): number {
  if (!paying.withholding || order.buyer_company === '') return 0;
  return partOf(billOf(lines, leviesOf(order)).net, rateOf(paying.withholding));
}

export function searchTextOf(
  order: Pick<OrderRow, 'buyer_name' | 'buyer_company' | 'email' | 'reference'>,
): string {
  const { buyer_name, buyer_company, email, reference } = order;
  return normaliseForSearch(
    [reference, reference.replace('-', ''), buyer_name, buyer_company, email].join(' '),
  );
}

/** Bills what lines come to now, compared with before. */
export async function billAgain(
  database: Database,
  services: Changing,
  before: { order: OrderRow; lines: readonly OrderLineRow[] },
  after: { order: OrderRow; lines: readonly OrderLineRow[] },
  note: string,
): Promise<void> {
  const from = billOf(before.lines, leviesOf(before.order));
  const to = billOf(after.lines, leviesOf(after.order));
  const amounts = billedAmounts(from, to);
  if (amounts.some(([, amount]) => amount !== 0)) {
    await post(database, services, { orderId: after.order.id, what: 'billed', note, amounts });
  }
}

/** Compares what is to be paid with what came in, and does what follows. Runs in the caller's transaction, like all of these. */
export async function settleOrder(
  database: Database,
  services: Changing,
  id: string,
  about?: About,
): Promise<{ order: OrderRow; activity: ActivityEntry[] }> {
  const before = await getOrder(database, id);
  const known = about ?? (await aboutOrder(database, services, before));
  const lines = await linesOf(database, [id]);
  const balance = balanceOf(await entriesOf(database, [id]));
  const state = stateOf({
    ended: before.ended,
    ...balance,
    withholdable: withholdable(known.sales, before, lines),
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
  if (state === before.state && balance.paid === before.paid && balance.refunded === before.refunded) {
    return { order, activity: [] };
  }
  const receipt =
    letsIn(state) && state !== 'withheld' ? await receiptFor(database, services, order, lines) : undefined;
  await tellBuyer(database, services, order, { before: before.state, receipt });
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
  return { order, activity: [{ ...aboutEntry(order, description), changes }] };
}

/** Of what they owe or get back now. */
async function tellBuyer(
  database: Database,
  services: Changing,
  order: OrderRow,
  { before, receipt }: { before: OrderState; receipt: OrderPaperRow | undefined },
): Promise<void> {
  if (!isTold(order)) return;
  await queueMail(database, services, languageOf(order), async () =>
    mailOfState(services, order, { ...(await aboutOrder(database, services, order)), before, receipt }),
  );
}

/** Enters what came in or went out, settles the order, and records both. */
export async function enterMoney(
  database: Database,
  services: Changing,
  order: OrderRow,
  { description, ...posting }: Omit<Posting, 'orderId'> & { description: string },
) {
  await post(database, services, { orderId: order.id, ...posting });
  const settled = await settleOrder(database, services, order.id);
  return { result: settled.order, activity: [aboutEntry(order, description), ...settled.activity] };
}

/** Once all is paid for; there is one for each order, and credit notes for what changes later. */
async function receiptFor(
  database: Database,
  services: Changing,
  order: OrderRow,
  lines: readonly OrderLineRow[],
) {
  if (order.total === 0) return undefined;
  const papers = await papersOf(database, [order.id]);
  if (papers.some(({ series }) => series === 'receipt')) return undefined;
  return issuePaper(database, services, order, { series: 'receipt', lines: countingLines(lines) });
}

/** Those that something is paid for. */
export function countingLines(lines: readonly OrderLineRow[]): OrderLineRow[] {
  return lines.filter(({ ended_at, amount }) => ended_at === null || amount > 0);
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
  { because, keepsNothing = false }: { because: 'expired' | 'cancelled'; keepsNothing?: boolean },
): Promise<ActivityEntry[]> {
  const before = await getOrder(database, orderId);
  const about = await aboutOrder(database, services, before);
  const now = services.clock.now();
  const lines = await linesOf(database, [orderId]);
  const isPaid = letsIn(before.state);
  const share = isPaid && !keepsNothing ? 100 - refundNow(about, now) : 0;
  const after = lines.map((line) =>
    line.ended_at === null && lineIds.has(line.id)
      ? { ...line, ended_at: now.toISOString(), amount: partOf(line.amount, share * 10_000) }
      : line,
  );
  for (const [index, line] of after.entries()) {
    const { ended_at, amount } = line;
    if (line !== lines[index]) await updateLine(database, line.id, { ended_at, amount });
  }
  const isOver = after.every(({ ended_at }) => ended_at !== null);
  const order: OrderRow = { ...before, ended: isOver ? because : before.ended };
  if (isOver) await updateOrder(database, orderId, { ended: because });
  await billAgain(
    database,
    services,
    { order: before, lines },
    { order, lines: after },
    ENDED_LABELS[because](),
  );
  if (isPaid) await creditDifference(database, services, order, { lines, after });
  const { activity } = await settleOrder(database, services, orderId, about);
  return activity;
}

/** Ends a whole order, and cancels the registrations that are in it. */
export async function endOrder(
  database: Database,
  services: Changing,
  id: string,
  why: Parameters<typeof endLines>[4],
): Promise<ActivityEntry[]> {
  const lines = (await linesOf(database, [id])).filter(({ ended_at }) => ended_at === null);
  const activity = await endLines(database, services, id, new Set(lines.map((line) => line.id)), why);
  await cancelAll(
    database,
    services,
    lines.flatMap(({ attendee_id }) => attendee_id ?? []),
  );
  return activity;
}

/** How much is given back of what was paid, in percent, if somebody cancels now. */
export function refundNow({ edition, sales }: About, now: Date): number {
  if (!edition.event_date) return 100;
  const days = daysBetween(zonedDate(now, edition.zone), edition.event_date);
  return sales.paying.refunds.length === 0 ? 100 : refundPercent(sales, days);
}

/** A receipt is never changed: what is no longer charged is on a paper of its own. */
async function creditDifference(
  database: Database,
  services: Changing,
  order: OrderRow,
  { lines, after }: { lines: OrderLineRow[]; after: OrderLineRow[] },
): Promise<void> {
  const papers = await papersOf(database, [order.id]);
  const receipt = papers.findLast(({ series }) => series === 'receipt');
  if (!receipt) return;
  const credited = lines.flatMap((line, index) => {
    const difference = line.amount - (after[index]?.amount ?? 0);
    return difference > 0 ? [{ ...line, price: difference, amount: difference }] : [];
  });
  if (credited.length === 0) return;
  await issuePaper(database, services, order, {
    series: 'credit',
    lines: credited,
    corrects: numberOf(receipt),
  });
}

export function aboutEntry(order: Pick<OrderRow, 'id'>, description: string): ActivityEntry {
  return { type: 'Updated', description, subject: { type: orderKind.name, id: order.id } };
}
