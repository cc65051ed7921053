import type { Database } from '#platform/server/database/store.ts';
import type { CallContext, Services } from '#platform/server/http/context.ts';
import { newId } from '#platform/server/identifier.ts';
import type { Outsider } from '#rooms/ground/server.ts';
import * as say from '../messages.ts';
import { type Levy, partsOf, type Split, splitAmount, sumOf } from '../pricing.ts';
import { dueOf } from '../states.ts';
import { insertEntries } from './ledger-queries.ts';
import { type Account, type LedgerEntryRow, leviesOf, type OrderLineRow, type OrderRow } from './tables.ts';

/** Who enters something: an organiser, somebody on a page of their own, or the program. */
export type Entering = Pick<Services, 'clock'> & Partial<Pick<CallContext, 'actor'>> & { by?: Outsider };

export interface Posting {
  orderId: string;
  what: LedgerEntryRow['what'];
  note: string;
  source?: string | undefined;
  /** By account; together they are 0. */
  amounts: readonly (readonly [Account, number])[];
}

/** Enters both sides at once. */
export async function post(database: Database, entering: Entering, posting: Posting): Promise<void> {
  await insertEntries(database, entriesFor(entering, posting));
}

export function entriesFor(
  { clock, actor, by }: Entering,
  { orderId, what, note, source, amounts }: Posting,
): LedgerEntryRow[] {
  const moved = amounts.filter(([, amount]) => amount !== 0);
  // What changes no amount can be entered, too: who did it and why.
  const sides = moved.length > 0 ? moved : amounts.slice(0, 1);
  if (sumOf(sides.map(([, amount]) => amount)) !== 0) throw new Error('a posting whose sides differ');
  const posting = newId();
  return sides.map(([account, amount], index) => ({
    id: newId(),
    order_id: orderId,
    posting,
    account,
    amount,
    what,
    note,
    source: index === 0 ? (source ?? null) : null,
    user_id: actor?.userId ?? null,
    username: actor?.username ?? by?.username ?? say.theProgram(),
    made_at: clock.now().toISOString(),
  }));
}

type Billed = Pick<OrderLineRow, 'amount'>;

/** What lines come to, with levies taken out of the sum. */
export function billOf(lines: readonly Billed[], levies: readonly Levy[]): Bill {
  const total = sumOf(lines.map(({ amount }) => amount));
  return { ...splitAmount(total, levies), total };
}

export interface Bill extends Split {
  total: number;
}

type Entry = Pick<LedgerEntryRow, 'account' | 'amount' | 'what'>;

/** What is to be entered, besides what was, so that the ledger says what is charged now. */
export function billedAmounts(
  { total, net, levies }: Bill,
  entries: readonly Entry[] = [],
): (readonly [Account, number])[] {
  const charged: (readonly [Account, number])[] = [
    ['receivable', total],
    ['sales', 0 - net],
    ['levies', 0 - sumOf(levies)],
  ];
  const before = entries.filter(({ what }) => what === 'billed');
  return charged.map(([account, amount]) => [
    account,
    amount - sumOf(before.filter((one) => one.account === account).map((one) => one.amount)),
  ]);
}

/** What the entries of an order come to. */
export function balanceOf(entries: readonly Entry[]) {
  const of = (what: LedgerEntryRow['what']) =>
    sumOf(
      entries.filter((one) => one.account === 'receivable' && one.what === what).map(({ amount }) => amount),
    );
  return {
    total: of('billed'),
    // 0 rather than -0, which is another value to whoever compares.
    paid: 0 - of('payment') - of('taken-back'),
    withheld: 0 - of('withholding'),
    refunded: of('refund'),
  };
}

/** What the buyer declared to keep for the tax authority, as it may be rounded: a part of what is charged without levies. */
export function withholdable(order: OrderRow, lines: readonly Billed[]): readonly number[] {
  return order.withholding === 0 ? [] : partsOf(billOf(lines, leviesOf(order)).net, order.withholding);
}

/** What of it they have yet to send a certificate for. */
export function toCertify(order: OrderRow, lines: readonly Billed[]): number {
  const [kept = 0] = withholdable(order, lines);
  // Who has paid more than their part sends a certificate of what is left.
  return Math.max(0, Math.min(kept - order.withheld, dueOf(order)));
}

/** What they pay now, if they keep what they declared. */
export function toPayNow(order: OrderRow, lines: readonly Billed[]): number {
  return dueOf(order) - toCertify(order, lines);
}

/** The source of what takes a posting back, so that it is done once. */
export function takingBack(posting: string): string {
  return `taken-back:${posting}`;
}

/** Without payments that were taken back, and what took them back. */
export function standing(entries: readonly LedgerEntryRow[]): LedgerEntryRow[] {
  const sources = new Set(entries.map(({ source }) => source));
  return entries.filter(({ what, posting }) => what !== 'taken-back' && !sources.has(takingBack(posting)));
}

/** Payments that somebody entered or matched, and that can have been for another order. */
export function takeable(entries: readonly LedgerEntryRow[]): LedgerEntryRow[] {
  return standing(entries).filter(
    ({ what, account }) => what === 'payment' && account !== 'receivable' && account !== 'online',
  );
}
