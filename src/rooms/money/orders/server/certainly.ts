import { addDays } from '#platform/contract/zoned-time.ts';
import type { Database } from '#platform/server/database/store.ts';
import { sumOf } from '../pricing.ts';
import { NEAR } from '../same-payment.ts';
import type { Reported } from '../statement.ts';
import { PARTS_MAX } from '../statement-contract.ts';
import { dueOf, isAwaiting } from '../states.ts';
import { type EnteredByHand, like, nearest } from './entered-by-hand.ts';
import type { StatementOrders, Worded } from './statement-orders.ts';
import { keysOfEqual } from './statement-queries.ts';
import type { OrderRow, StatementLineRow } from './tables.ts';

interface Among extends Pick<StatementLineRow, 'way' | 'currency'> {
  orders: StatementOrders;
  /** Of all lines of the file. */
  keys: ReadonlySet<string>;
  /** Orders whose references are in the line. */
  named: readonly OrderRow[];
}

interface Found {
  parts: readonly { order: OrderRow; amount: number }[];
  /** `perhaps`: it may have been told or entered before in another way, so that somebody decides. */
  by: 'reference' | 'name' | 'entered' | 'perhaps';
  /** What it is, if somebody entered it before. */
  entered?: EnteredByHand;
}

/** What a line belongs to without a doubt. */
export async function certainly(
  database: Database,
  line: Worded & Record<'toldBy' | 'bankId', string>,
  among: Among,
): Promise<Found | undefined> {
  const named = among.named.filter(({ currency }) => currency === among.currency);
  const found = named.length > 0 ? byReference(line, named, among) : await byName(database, line, among);
  // Other columns, or the other way, make the same payment look like another one: somebody decides.
  for (const { order } of found?.parts ?? []) {
    // What has the reference says itself which payment it is.
    const near = found?.by === 'name' ? NEAR : 0;
    const about = { from: addDays(line.day, -near), to: addDays(line.day, near) };
    const equal = await keysOfEqual(database, order.id, line, about);
    if (equal.some((key) => !among.keys.has(key))) return perhaps(order, line);
  }
  return found;
}

/** One order, or several of which all that is due is the amount. */
function byReference(line: Worded, named: readonly OrderRow[], { orders, way }: Among): Found | undefined {
  const [order, ...others] = named;
  if (order && others.length === 0) {
    const before = like(orders.byHandOf(order), line);
    if (before.length > 0) return enteredBefore(before, line, way);
    // On another day, or less a fee, it may be what the order was paid with: who pays twice waits for somebody, too.
    if (order.paid > 0 && !isAwaiting(order.state)) return perhaps(order, line);
    return { parts: [{ order, amount: line.amount }], by: 'reference' };
  }
  if (named.length > PARTS_MAX) return undefined;
  const parts = named.map((one) => ({ order: one, amount: dueOf(one) }));
  const isExact = sumOf(parts.map(({ amount }) => amount)) === line.amount;
  const isSure = parts.every(
    (part) =>
      isAwaiting(part.order.state) &&
      like(orders.byHandOf(part.order), { ...line, amount: part.amount }).length === 0,
  );
  return isExact && isSure ? { parts, by: 'reference' } : undefined;
}

async function byName(database: Database, line: Worded, { orders, way }: Among): Promise<Found | undefined> {
  const [order, ...others] = await orders.settledBy(database, line);
  if (others.length > 0) return undefined;
  const before = orders.enteredAs(line);
  if (before.length === 0) return order && { parts: [{ order, amount: line.amount }], by: 'name' };
  const possible = new Set(
    [...(order ? [order] : []), ...before.map((one) => one.order)].map(({ id }) => id),
  );
  return possible.size === 1 ? enteredBefore(before, line, way) : undefined;
}

/** That payment, if it came the same way; what came another way about that day is for people to judge. */
function enteredBefore(
  before: readonly EnteredByHand[],
  line: Reported,
  way: StatementLineRow['way'],
): Found | undefined {
  const entered = nearest(before, line, (one) => one.way === way);
  if (!entered) return before[0] && perhaps(before[0].order, line);
  return { parts: [{ order: entered.order, amount: line.amount }], by: 'entered', entered };
}

function perhaps(order: OrderRow, { amount }: Reported): Found {
  return { parts: [{ order, amount }], by: 'perhaps' };
}
