import type { Database } from '#platform/server/database/store.ts';
import type { EditionRow } from '#rooms/edition/server.ts';
import { countByGroup } from '#rooms/people/server.ts';
import { sumOf } from '../pricing.ts';
import { findCode, priceFor, type Sales } from '../sales.ts';
import { countUnnamed, linesOf } from './line-queries.ts';
import type { OrderLineRow, OrderRow } from './tables.ts';

/**
 * What the lines of an order cost by its code and its group. What they cost without was settled when they were ordered;
 * of a kind that is gone, all was.
 */
export function priceAgain(
  { code, currency, buyer_company }: Pick<OrderRow, 'code' | 'currency' | 'buyer_company'>,
  lines: readonly OrderLineRow[],
  { edition, sales }: { edition: Pick<EditionRow, 'group_percent'>; sales: Sales },
): OrderLineRow[] {
  const used = code ? findCode(sales, code) : undefined;
  return lines.map((line) => {
    const known = sales.ticketKinds.kinds.find(({ key }) => key === line.kind);
    if (line.ended_at !== null || !known) return line;
    const amount = priceFor({
      ...{ kind: { ...known, price: line.price }, currency, code: used, company: buyer_company },
      groupPercent: line.in_group === 1 ? edition.group_percent : null,
    });
    return { ...line, amount };
  });
}

/** What the lines of an order cost by the group as it is now: without its discount, if too few are left of it. */
export async function asGroupIs(
  database: Database,
  order: OrderRow,
  lines: OrderLineRow[],
  { edition, sales }: { edition: EditionRow; sales: Sales },
  leaving = 0,
): Promise<OrderLineRow[]> {
  if (!lines.some(({ in_group, ended_at }) => in_group === 1 && ended_at === null)) return lines;
  const key = order.discount_key;
  const named = (await countByGroup(database, edition, [key])).get(key) ?? 0;
  // The places of one order are a group of their own.
  const own = lines.filter(({ ended_at }) => ended_at === null).length;
  const left = key === '' ? own : Math.max(own, named + (await countUnnamed(database, order)) - leaving);
  if (left >= (edition.group_least ?? Number.POSITIVE_INFINITY)) return lines;
  const alone = lines.map((line) => (line.ended_at === null ? { ...line, in_group: 0 } : line));
  return priceAgain(order, alone, { edition, sales });
}

/** What an order that isn’t paid comes to without these lines, and whether its group’s discount ends with them. */
export async function priceWithout(
  database: Database,
  order: OrderRow,
  ending: readonly OrderLineRow[],
  about: { edition: EditionRow; sales: Sales },
): Promise<{ total: number; endsDiscount: boolean }> {
  const ids = new Set(ending.map(({ id }) => id));
  const left = (await linesOf(database, [order.id])).filter(({ id }) => !ids.has(id));
  const after = await asGroupIs(database, order, left, about, ending.length);
  return { total: sumOf(after.map(({ amount }) => amount)), endsDiscount: after !== left };
}
