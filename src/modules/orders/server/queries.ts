import type { EditionScope } from '#modules/editions/server/service.ts';
import type { ListQuery } from '#platform/contract/lists.ts';
import { emailKey, normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import { insertRows } from '#platform/server/database/insert-rows.ts';
import { type Listed, type ListShape, list } from '#platform/server/database/list.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { ORDER_SORTS } from '../contract.ts';
import { AWAITING, LETTING_IN, type OrderState } from '../states.ts';
import { eraseRefundNotes, ordersAmiss } from './online/queries.ts';
import type { Account, LedgerEntryRow, OrderLineRow, OrderRow } from './tables.ts';

function orders(database: Database) {
  return database.selectFrom('orders').selectAll('orders');
}

export function findOrder(database: Database, id: string): Promise<OrderRow | undefined> {
  return orders(database).where('id', '=', id).executeTakeFirst();
}

export function findOrders(database: Database, ids: readonly string[]): Promise<OrderRow[]> {
  return ids.length === 0 ? Promise.resolve([]) : orders(database).where('id', 'in', ids).execute();
}

export function findByReference(database: Database, reference: string): Promise<OrderRow | undefined> {
  return orders(database).where('reference', '=', reference).executeTakeFirst();
}

export function findByReferences(database: Database, references: readonly string[]): Promise<OrderRow[]> {
  return references.length === 0
    ? Promise.resolve([])
    : orders(database).where('reference', 'in', references).execute();
}

export function listAwaiting(database: Database, currency: string): Promise<OrderRow[]> {
  return orders(database)
    .where('state', 'in', AWAITING)
    .where('currency', '=', currency)
    .orderBy('id')
    .execute();
}

/** Those in these states whose places are kept up to an instant at most, and of which no payment has to be looked at. */
export function listHeldUntil(
  database: Database,
  instant: string,
  { limit, states, reminded }: { limit: number; states: readonly OrderState[]; reminded: boolean },
): Promise<OrderRow[]> {
  const held = orders(database).where('state', 'in', states);
  return (reminded ? held : held.where('reminded_at', 'is', null))
    .where('held_until', '<=', instant)
    .where('orders.id', 'not in', ordersAmiss(database))
    .orderBy('held_until')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Those of companies, of which somebody hasn’t the discount of their group yet, and can still get it. */
export function listToFollow(
  database: Database,
  editionId: string,
  groups: readonly string[],
): Promise<OrderRow[]> {
  if (groups.length === 0) return Promise.resolve([]);
  return orders(database)
    .where('event_id', '=', editionId)
    .where('group_key', 'in', groups)
    .where('state', '=', 'open')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('order_lines')
          .select('order_lines.id')
          .whereRef('order_id', '=', 'orders.id')
          .where('in_group', '=', 0)
          .where('ended_at', 'is', null),
      ),
    )
    .execute();
}

export function listOfBuyer(database: Database, email: string): Promise<OrderRow[]> {
  return orders(database).where('email_key', '=', emailKey(email)).orderBy('id').execute();
}

/** Those that say whose they are. */
export function listSomeOf(database: Database, editionId: string, limit: number): Promise<OrderRow[]> {
  return orders(database)
    .where('event_id', '=', editionId)
    .where('email_key', '<>', '')
    .orderBy('id')
    .limit(limit)
    .execute();
}

export function findNamed(
  database: Database,
  term: string,
  limit: number,
  { editionId }: EditionScope,
): Promise<OrderRow[]> {
  const found = orders(database).where(
    'search_text',
    'like',
    `%${normaliseForSearch(term).replace(/[%_]/g, '')}%`,
  );
  return (editionId ? found.where('event_id', '=', editionId) : found)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export interface OrderListQuery extends ListQuery<(typeof ORDER_SORTS)[number]> {
  state?: OrderState | undefined;
  /** The label of a kind of ticket that it has. */
  kind?: string | undefined;
  /** An account that money came into. */
  way?: Account | undefined;
  overdue?: 'yes' | undefined;
  amiss?: 'yes' | undefined;
  /** Instants. */
  from?: string | undefined;
  to?: string | undefined;
  ids?: readonly string[] | undefined;
}

const SHAPE: ListShape<(typeof ORDER_SORTS)[number]> = {
  columns: {
    reference: 'reference',
    buyer: 'buyer_name',
    company: 'buyer_company',
    state: 'state',
    total: 'total',
    date: 'created_at',
    until: 'held_until',
  },
  initial: { sort: 'date', order: 'desc' },
  nullable: ['until'],
  tieBreaker: 'id',
};

export function listOrders(
  database: Database,
  { search = '', state, kind, way, overdue, amiss, from, to, ids, ...asked }: OrderListQuery,
  { editionId }: Pick<EditionScope, 'editionId'>,
  now: Date,
): Promise<Listed<OrderRow>> {
  let found = orders(database);
  if (editionId) found = found.where('event_id', '=', editionId);
  for (const word of normaliseForSearch(search).split(' ').filter(Boolean)) {
    found = found.where('search_text', 'like', `%${word.replace(/[%_\\]/g, '')}%`);
  }
  if (state) found = found.where('state', '=', state);
  if (overdue) found = found.where('state', 'in', AWAITING).where('held_until', '<', now.toISOString());
  if (amiss) found = found.where('state', 'in', AWAITING).where('orders.id', 'in', ordersAmiss(database));
  if (kind) {
    const having = database.selectFrom('order_lines').select('order_id').where('label', '=', kind);
    found = found.where('orders.id', 'in', having.where('ended_at', 'is', null));
  }
  if (way) {
    const paid = database.selectFrom('ledger_entries').select('order_id').where('account', '=', way);
    found = found.where('orders.id', 'in', paid.where('what', '=', 'payment'));
  }
  if (from) found = found.where('created_at', '>=', from);
  if (to) found = found.where('created_at', '<', to);
  if (ids) found = found.where('orders.id', 'in', ids);
  return list(found, asked, SHAPE);
}

export async function insertOrders(database: Database, rows: readonly OrderRow[]): Promise<void> {
  await insertRows(database, 'orders', rows);
}

export async function updateOrder(database: Database, id: string, row: Partial<OrderRow>): Promise<void> {
  await database.updateTable('orders').set(row).where('id', '=', id).execute();
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
  { event_id, group_key }: Pick<OrderRow, 'event_id' | 'group_key'>,
): Promise<number> {
  const { count } = await database
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select((of) => of.fn.countAll().as('count'))
    .where('event_id', '=', event_id)
    .where('group_key', '=', group_key)
    .where('is_named', '=', 0)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many of each kind are taken in an edition. */
export async function countKinds(database: Database, editionId: string): Promise<Map<string, number>> {
  const rows = await database
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select(['kind', (of) => of.fn.countAll().as('taken')])
    .where('event_id', '=', editionId)
    .where('ended_at', 'is', null)
    .groupBy('kind')
    .execute();
  return new Map(rows.map(({ kind, taken }) => [kind, Number(taken)]));
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
    .where('event_id', '=', editionId)
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
    .where('event_id', 'in', editionIds);
  const isErased = places.where('attendee_id', 'is', null).where('is_named', '=', 1);
  if (attendeeIds.length === 0) return isErased.execute();
  return isErased.union(places.where('attendee_id', 'in', attendeeIds)).execute();
}

/** Of those who still come: how their order stands, the newest last. */
export function statesOfAttendees(database: Database, editionId: string) {
  return database
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select(['attendee_id', 'kind', 'state'])
    .where('event_id', '=', editionId)
    .where('ended_at', 'is', null)
    .where('attendee_id', 'is not', null)
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

/** The only way in: nothing changes or removes an entry. */
export async function insertEntries(database: Database, rows: readonly LedgerEntryRow[]): Promise<void> {
  await insertRows(database, 'ledger_entries', rows);
}

export function entriesOf(database: Database, orderIds: readonly string[]): Promise<LedgerEntryRow[]> {
  if (orderIds.length === 0) return Promise.resolve([]);
  return database
    .selectFrom('ledger_entries')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('id')
    .execute();
}

export async function hasSource(database: Database, source: string): Promise<boolean> {
  const found = database.selectFrom('ledger_entries').select('id').where('source', '=', source);
  return (await found.executeTakeFirst()) !== undefined;
}

/** What came in and went out of an edition's accounts, by account and day of the entry. */
export function sumsOf(database: Database, editionId: string | undefined) {
  const all = database
    .selectFrom('ledger_entries')
    .innerJoin('orders', 'orders.id', 'ledger_entries.order_id')
    .select(['account', 'currency', (of) => of.fn.sum<number>('amount').as('amount')])
    .where('what', 'in', ['payment', 'taken-back', 'refund'])
    .where('account', '<>', 'receivable')
    .groupBy(['account', 'currency']);
  return (editionId ? all.where('event_id', '=', editionId) : all).execute();
}

/** How many orders are in each state, and what they come to. */
export async function countByState(database: Database, editionId: string | undefined) {
  const all = database
    .selectFrom('orders')
    .select((of) => [
      'state' as const,
      'currency' as const,
      of.fn.countAll().as('orders'),
      of.fn.sum<number>('total').as('total'),
      of.fn.sum<number>('paid').as('paid'),
      of.fn.sum<number>('refunded').as('refunded'),
      of.fn.sum<number>('withheld').as('withheld'),
    ])
    .groupBy(['state', 'currency']);
  const rows = await (editionId ? all.where('event_id', '=', editionId) : all).execute();
  return rows.map(({ state, currency, ...sums }) => ({
    state: state as OrderState,
    currency,
    orders: Number(sums.orders),
    total: Number(sums.total),
    paid: Number(sums.paid),
    refunded: Number(sums.refunded),
    withheld: Number(sums.withheld),
  }));
}

/** The newest, of every edition. */
export function listSomeOfAll(database: Database, limit: number): Promise<OrderRow[]> {
  return orders(database).orderBy('id', 'desc').limit(limit).execute();
}

/** How many orders, by currency, should have been paid by an instant. */
export async function countOverdue(database: Database, editionId: string | undefined, instant: string) {
  const late = database
    .selectFrom('orders')
    .select((of) => ['currency' as const, of.fn.countAll().as('count')])
    .where('state', 'in', AWAITING)
    .where('held_until', '<', instant)
    .groupBy('currency');
  const rows = await (editionId ? late.where('event_id', '=', editionId) : late).execute();
  return new Map(rows.map(({ currency, count }) => [currency, Number(count)]));
}

/** How many orders, by currency, have a payment that somebody has to look at. */
export async function countAmiss(database: Database, editionId: string | undefined) {
  const amiss = database
    .selectFrom('orders')
    .select((of) => ['currency' as const, of.fn.countAll().as('count')])
    .where('state', 'in', AWAITING)
    .where('orders.id', 'in', ordersAmiss(database))
    .groupBy('currency');
  const rows = await (editionId ? amiss.where('event_id', '=', editionId) : amiss).execute();
  return new Map(rows.map(({ currency, count }) => [currency, Number(count)]));
}

/** What was paid for each kind of ticket. */
export function kindsSold(database: Database, editionId: string | undefined) {
  const sold = database
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select((of) => [
      'label' as const,
      'currency' as const,
      of.fn.countAll().as('places'),
      of.fn.sum('amount').as('amount'),
    ])
    .where('ended_at', 'is', null)
    .where('state', 'in', ['paid', 'withheld', 'overpaid', 'paid-twice'])
    .groupBy(['label', 'currency'])
    .orderBy('label');
  return (editionId ? sold.where('event_id', '=', editionId) : sold).execute();
}

/** Of an edition’s orders: the levies that their prices include, as they were stored. */
export async function storedLevies(database: Database, editionId: string | undefined): Promise<string[]> {
  const all = database.selectFrom('orders').select('levies').distinct();
  const rows = await (editionId ? all.where('event_id', '=', editionId) : all).execute();
  return rows.map(({ levies }) => levies);
}

export async function eraseNotes(
  database: Database,
  orderIds: readonly string[],
  erased: string,
): Promise<void> {
  await database
    .updateTable('ledger_entries')
    .set({ note: erased })
    .where('order_id', 'in', orderIds)
    .execute();
  await eraseRefundNotes(database, orderIds, erased);
  await database
    .updateTable('statement_lines')
    .set({ text: erased })
    .where('order_id', 'in', orderIds)
    .execute();
}
