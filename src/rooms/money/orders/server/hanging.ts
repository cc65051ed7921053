import type { Database } from '#platform/server/database/store.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import type { Hanging } from '#rooms/ground/server.ts';
import { attendeesById } from '#rooms/people/server.ts';
import * as say from '../messages.ts';
import { isAwaiting } from '../states.ts';
import { aboutOrder } from './about-order.ts';
import { amountOf } from './amount-of.ts';
import { endingWith } from './follow-attendees.ts';
import { editionsWithMoney, linesOf, linesOfAttendees, ordersWithMoney } from './line-queries.ts';
import { priceWithout } from './price-again.ts';
import { findOrders } from './queries.ts';
import type { OrderRow } from './tables.ts';

const NAMED_MAX = 10;

/** A registration for which money came in or went out stays: what was paid would be nobody's. */
async function paidAttendees(database: Database, ids: readonly string[]) {
  const paid = await ordersWithMoney(database, ids);
  const people = await attendeesById(database, [...paid.keys()]);
  const names = new Map(people.map(({ id, fullname }) => [id, fullname]));
  return new Map(
    [...paid].map(([id, reference]) => [id, say.moneyOnIt({ name: names.get(id) ?? '', reference })]),
  );
}

async function paidEditions(database: Database, ids: readonly string[]) {
  const editions = await editionsWithMoney(database, ids);
  return new Map([...editions].map(([id, reference]) => [id, say.moneyInIt({ reference })]));
}

export const keepsRecords = { attendee: paidAttendees, event: paidEditions };

/** What becomes of orders without the places of these people. Restoring opens them anew, which isn't as before. */
export async function ordersOfAttendees(
  database: Database,
  ids: readonly string[],
  context: CallContext,
): Promise<Hanging[]> {
  const places = (await linesOfAttendees(database, ids)).filter(({ ended_at }) => ended_at === null);
  const orders = await findOrders(database, [...new Set(places.map(({ order_id }) => order_id))]);
  const more = orders.length - NAMED_MAX;
  const texts: string[] = [];
  for (const order of more > 1 ? orders.slice(0, NAMED_MAX) : orders)
    texts.push(await withoutPlaces(database, context, order, new Set(places.map(({ id }) => id))));
  if (more > 1) texts.push(say.moreOrdersEnd({ count: more }));
  return texts.map((text) => ({ text, comesBack: false }));
}

/** Whether it ends, what it comes to, and what its buyer is told. */
async function withoutPlaces(
  database: Database,
  context: CallContext,
  order: OrderRow,
  gone: ReadonlySet<string>,
): Promise<string> {
  const { reference, buyer_name: buyer } = order;
  const before = amountOf(order, order.total);
  const lines = (await linesOf(database, [order.id])).filter(({ ended_at }) => ended_at === null);
  const ending = endingWith(lines, gone);
  if (ending.length === lines.length)
    return order.total === 0
      ? say.freeOrderEnds({ reference, buyer })
      : say.orderEnds({ reference, buyer, amount: before });
  const loses = say.orderLosesPlaces({ reference, buyer, count: ending.length });
  if (!isAwaiting(order.state)) return loses;
  const about = await aboutOrder(database, context, order);
  const { total, endsDiscount } = await priceWithout(database, order, ending, about);
  const price = say.orderThenComesTo({ amount: amountOf(order, total), before });
  return [loses, price, ...(endsDiscount ? [say.groupDiscountEnds()] : [])].join(' ');
}
