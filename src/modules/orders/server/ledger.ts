import type { Database } from '#platform/server/database/store.ts';
import type { CallContext, Services } from '#platform/server/http/context.ts';
import { newId } from '#platform/server/identifier.ts';
import * as say from '../messages.ts';
import { type Levy, splitAmount, sumOf } from '../pricing.ts';
import { insertEntries } from './queries.ts';
import type { Account, LedgerEntryRow, OrderLineRow } from './tables.ts';

/** Who enters something: an organiser, or the program. */
export type Entering = Pick<Services, 'clock'> & Partial<Pick<CallContext, 'actor'>>;

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
  { clock, actor }: Entering,
  { orderId, what, note, source, amounts }: Posting,
): LedgerEntryRow[] {
  const sides = amounts.filter(([, amount]) => amount !== 0);
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
    username: actor?.username ?? say.theProgram(),
    made_at: clock.now().toISOString(),
  }));
}

type Billed = Pick<OrderLineRow, 'amount'>;

/** What lines come to, with their levies taken out of each. */
export function billOf(lines: readonly Billed[], levies: readonly Levy[]) {
  const splits = lines.map(({ amount }) => splitAmount(amount, levies));
  return {
    net: sumOf(splits.map(({ net }) => net)),
    levies: levies.map((_, index) => sumOf(splits.map((split) => split.levies[index] ?? 0))),
    total: sumOf(lines.map(({ amount }) => amount)),
  };
}

type Bill = ReturnType<typeof billOf>;

/** From one bill to another. */
export function billedAmounts(before: Bill, after: Bill): (readonly [Account, number])[] {
  return [
    ['receivable', after.total - before.total],
    ['sales', before.net - after.net],
    ['levies', sumOf(before.levies) - sumOf(after.levies)],
  ];
}

/** What the entries of an order come to. */
export function balanceOf(entries: readonly Pick<LedgerEntryRow, 'account' | 'amount' | 'what'>[]) {
  const of = (what: LedgerEntryRow['what']) =>
    sumOf(
      entries.filter((one) => one.account === 'receivable' && one.what === what).map(({ amount }) => amount),
    );
  return {
    total: of('billed'),
    // 0 rather than -0, which is another value to whoever compares.
    paid: 0 - of('payment'),
    withheld: 0 - of('withholding'),
    refunded: of('refund'),
  };
}
