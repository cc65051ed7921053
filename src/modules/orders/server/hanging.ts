import type { Hanging } from '#modules/records/server/service.ts';
import { attendeesById } from '#modules/registrations/server/service.ts';
import type { Database } from '#platform/server/database/store.ts';
import * as say from '../messages.ts';
import { amountOf } from './amount-of.ts';
import { editionsWithMoney, linesOf, linesOfAttendees, ordersWithMoney } from './line-queries.ts';
import { findOrders } from './queries.ts';

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
export async function ordersOfAttendees(database: Database, ids: readonly string[]): Promise<Hanging[]> {
  const places = (await linesOfAttendees(database, ids)).filter(({ ended_at }) => ended_at === null);
  const orders = await findOrders(database, [...new Set(places.map(({ order_id }) => order_id))]);
  const left = Map.groupBy(
    (
      await linesOf(
        database,
        orders.map(({ id }) => id),
      )
    ).filter((line) => line.ended_at === null && !places.some(({ id }) => id === line.id)),
    ({ order_id }) => order_id,
  );
  const texts = orders.map((order) => {
    const { id, reference, buyer_name: buyer } = order;
    const told = { reference, buyer, amount: amountOf(order, order.total) };
    return left.has(id) ? say.orderLosesPlace(told) : say.orderEnds(told);
  });
  const more = texts.length - NAMED_MAX;
  const named = more > 1 ? [...texts.slice(0, NAMED_MAX), say.moreOrdersEnd({ count: more })] : texts;
  return named.map((text) => ({ text, comesBack: false }));
}
