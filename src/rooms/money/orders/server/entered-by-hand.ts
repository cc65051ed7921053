import { daysBetween } from '#platform/contract/zoned-time.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { Reported } from '../statement.ts';
import { takeable } from './ledger.ts';
import { entriesOf } from './ledger-queries.ts';
import { listEnteredBefore } from './statement-queries.ts';
import type { Account, OrderRow, StatementLineRow } from './tables.ts';

/** How many days may lie between a payment's day and the one on which somebody entered it. */
export const NEAR = 7;

/** A payment that somebody entered, which no line of a statement was found to be yet. */
export interface EnteredByHand {
  order: OrderRow;
  way: Account;
  amount: number;
  day: string;
}

/** Those for these orders. */
export async function readEnteredByHand(
  database: Database,
  orders: readonly OrderRow[],
): Promise<EnteredByHand[]> {
  const ids = orders.map(({ id }) => id);
  const entries = Map.groupBy(await entriesOf(database, ids), ({ order_id }) => order_id);
  const all = orders.flatMap((order) =>
    takeable(entries.get(order.id) ?? [])
      .filter(({ source }) => source === null)
      .map(({ account, amount, made_at }) => ({
        ...{ order, way: account, amount },
        day: made_at.slice(0, 'YYYY-MM-DD'.length),
      })),
  );
  for (const line of await listEnteredBefore(database, ids)) {
    const same = nearest(all, line, ({ order, way }) => order.id === line.order_id && way === line.way);
    if (same) all.splice(all.indexOf(same), 1);
  }
  return all;
}

/** Those of a line's amount that were entered about its day. */
export function like(all: readonly EnteredByHand[], line: Pick<Reported, 'day' | 'amount'>): EnteredByHand[] {
  return all.filter(({ amount, day }) => amount === line.amount && distance(day, line.day) <= NEAR);
}

/** Of those like a line, and of which something else holds, the one entered closest to its day. */
export function nearest(
  all: readonly EnteredByHand[],
  line: Pick<StatementLineRow, 'day' | 'amount'>,
  isIt: (one: EnteredByHand) => boolean,
): EnteredByHand | undefined {
  const found = like(all, line).filter(isIt);
  return found.toSorted((a, b) => distance(a.day, line.day) - distance(b.day, line.day))[0];
}

function distance(day: string, other: string): number {
  return Math.abs(daysBetween(day, other));
}
