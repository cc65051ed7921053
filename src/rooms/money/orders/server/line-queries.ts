import { insertRows } from '#platform/server/database/insert-rows.ts';
import { count } from '#platform/server/database/list.ts';
import type { Database } from '#platform/server/database/store.ts';
import { LETTING_IN } from '../states.ts';
import type { OrderLineRow, OrderRow } from './tables.ts';

/** Orders for which money came in or went out. */
function moved(database: Database) {
  return database
    .selectFrom('ledger_entries')
    .select('order_id')
    .where('what', 'in', ['payment', 'withholding', 'refund']);
}

/** In their order, ended ones included. */
export function linesOf(database: Database, orderIds: readonly string[]): Promise<OrderLineRow[]> {
  if (orderIds.length === 0) return Promise.resolve([]);
  return database
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export async function insertLines(database: Database, rows: readonly OrderLineRow[]): Promise<void> {
  await insertRows(database, 'order_lines', rows);
}

export async function updateLine(database: Database, id: string, row: Partial<OrderLineRow>): Promise<void> {
  await database.updateTable('order_lines').set(row).where('id', '=', id).execute();
}

export function findLineOf(database: Database, attendeeId: string): Promise<OrderLineRow | undefined> {
  return database
    .selectFrom('order_lines')
    .selectAll()
    .where('attendee_id', '=', attendeeId)
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

/** Places without a name in the order of who keeps them. */
export async function listToName(database: Database, buyerId: string): Promise<OrderLineRow[]> {
  const own = await findLineOf(database, buyerId);
  const lines = own ? await linesOf(database, [own.order_id]) : [];
  return lines.filter(({ is_named, ended_at }) => is_named === 0 && ended_at === null);
}

/** How many places of the group that an order is in are for people without a name yet. */
export async function countUnnamed(
  database: Database,
  { event_id, discount_key }: Pick<OrderRow, 'event_id' | 'discount_key'>,
): Promise<number> {
  const { count } = await database
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select((of) => of.fn.countAll().as('count'))
    .where('orders.event_id', '=', event_id)
    .where('discount_key', '=', discount_key)
    .where('is_named', '=', 0)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many of each kind are taken in an edition. */
export async function countKinds(database: Database, editionId: string): Promise<Map<string, number>> {
  const standing = database
    .selectFrom('order_lines')
    .select(['kind', (of) => of.fn.countAll().as('taken')])
    .where('ended_at', 'is', null)
    .groupBy('kind');
  // An instance of the version before, while others are updated, writes no edition.
  const withoutEdition = standing
    .where('order_lines.event_id', 'is', null)
    .where('order_id', 'in', (of) => of.selectFrom('orders').select('id').where('event_id', '=', editionId));
  const rows = await standing.where('event_id', '=', editionId).unionAll(withoutEdition).execute();
  const taken = new Map<string, number>();
  for (const row of rows) taken.set(row.kind, (taken.get(row.kind) ?? 0) + Number(row.taken));
  return taken;
}

/** How many places were bought with a code, those of one order left out. */
export async function countUses(
  database: Database,
  editionId: string,
  code: string,
  exceptId: string,
): Promise<number> {
  const { uses } = await database
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select((of) => of.fn.countAll().as('uses'))
    .where('orders.event_id', '=', editionId)
    .where('code', '=', code)
    .where('orders.id', '<>', exceptId)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(uses);
}

/** Places of these people, and of those who were erased from these editions, that are still paid for. */
export function listPlacesOf(
  database: Database,
  attendeeIds: readonly string[],
  editionIds: readonly string[],
): Promise<Pick<OrderLineRow, 'id' | 'order_id' | 'attendee_id'>[]> {
  const places = database
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select(['order_lines.id', 'order_lines.order_id', 'attendee_id'])
    .where('ended_at', 'is', null)
    .where('orders.event_id', 'in', editionIds);
  const isErased = places.where('attendee_id', 'is', null).where('is_named', '=', 1);
  if (attendeeIds.length === 0) return isErased.execute();
  return isErased.union(places.where('attendee_id', 'in', attendeeIds)).execute();
}

/** Of those of them who still come: how their order stands, the newest last. */
export async function statesOfAttendees(database: Database, attendeeIds: readonly string[]) {
  if (attendeeIds.length === 0) return [];
  return database
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select(['attendee_id', 'kind', 'state'])
    .where('attendee_id', 'in', attendeeIds)
    .where('ended_at', 'is', null)
    .orderBy('orders.id')
    .execute();
}

/** Those of these attendees whose places have to be paid first. */
export async function attendeesToPay(database: Database, attendeeIds: readonly string[]): Promise<string[]> {
  if (attendeeIds.length === 0) return [];
  const rows = await database
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select('attendee_id')
    .where('attendee_id', 'in', attendeeIds)
    .where('ended_at', 'is', null)
    .where('state', 'not in', LETTING_IN)
    .execute();
  return rows.flatMap(({ attendee_id }) => attendee_id ?? []);
}

export async function linesOfAttendees(
  database: Database,
  attendeeIds: readonly string[],
): Promise<OrderLineRow[]> {
  if (attendeeIds.length === 0) return [];
  return database.selectFrom('order_lines').selectAll().where('attendee_id', 'in', attendeeIds).execute();
}

/** Those of these people for whom money came in or went out, each with the reference of the order. */
export async function ordersWithMoney(
  database: Database,
  attendeeIds: readonly string[],
): Promise<Map<string, string>> {
  if (attendeeIds.length === 0) return new Map();
  const rows = await database
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select(['attendee_id', 'reference'])
    .where('attendee_id', 'in', attendeeIds)
    .where('order_id', 'in', moved(database))
    .execute();
  return new Map(rows.map(({ attendee_id, reference }) => [attendee_id ?? '', reference]));
}

/** Those of these editions in which money came in or went out, each with the reference of one of the orders. */
export async function editionsWithMoney(
  database: Database,
  editionIds: readonly string[],
): Promise<Map<string, string>> {
  if (editionIds.length === 0) return new Map();
  const rows = await database
    .selectFrom('orders')
    .select(['event_id', (of) => of.fn.min('reference').as('reference')])
    .where('event_id', 'in', editionIds)
    .where('id', 'in', moved(database))
    .groupBy('event_id')
    .execute();
  return new Map(rows.map(({ event_id, reference }) => [event_id, reference]));
}

export function countOrdersIn(database: Database, editionIds: readonly string[]): Promise<number> {
  return count(database.selectFrom('orders').selectAll().where('event_id', 'in', editionIds));
}
