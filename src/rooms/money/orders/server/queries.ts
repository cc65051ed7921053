import { type SelectQueryBuilder, sql } from 'kysely';
import type { Tables } from '#database/schema.ts';
import { emailKey } from '#platform/contract/email-address.ts';
import type { ListQuery } from '#platform/contract/lists.ts';
import { insertRows } from '#platform/server/database/insert-rows.ts';
import { type Listed, type ListShape, list } from '#platform/server/database/list.ts';
import { type ListedIds, listIds } from '#platform/server/database/list-ids.ts';
import type { LongTable } from '#platform/server/database/long-tables.ts';
import {
  checkedByEdition,
  countHits,
  isReadInOrder,
  matching,
  matchingSome,
} from '#platform/server/database/search.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CountFound, EditionScope } from '#rooms/edition/server.ts';
import type { Chosen } from '#rooms/ground/server.ts';
import type { ORDER_SORTS } from '../contract.ts';
import { AWAITING, type OrderState } from '../states.ts';
import { inPieces } from './in-pieces.ts';
import { awaitingAmiss, ordersAmiss } from './online/queries.ts';
import type { Account, OrderRow } from './tables.ts';

const ORDERS: LongTable = { table: 'orders', hidden: [], isSearchedByWord: true };

function orders(database: Database) {
  return database.selectFrom('orders').selectAll('orders');
}

export function findOrder(database: Database, id: string): Promise<OrderRow | undefined> {
  return orders(database).where('id', '=', id).executeTakeFirst();
}

export function findOrders(database: Database, ids: readonly string[]): Promise<OrderRow[]> {
  return inPieces([...new Set(ids)], (some) => orders(database).where('id', 'in', some).execute());
}

export function findByReference(database: Database, reference: string): Promise<OrderRow | undefined> {
  return orders(database).where('reference', '=', reference).executeTakeFirst();
}

export function findByReferences(database: Database, references: readonly string[]): Promise<OrderRow[]> {
  return inPieces([...new Set(references)], (some) =>
    orders(database).where('reference', 'in', some).execute(),
  );
}

export function inCurrency(database: Database, currency: string) {
  return orders(database).where('currency', '=', currency);
}

/** Which of these currencies orders are in. */
export async function currenciesOfOrders(
  database: Database,
  currencies: readonly string[],
): Promise<Set<string>> {
  const found = await Promise.all(
    [...new Set(currencies)].map((currency) => inCurrency(database, currency).limit(1).executeTakeFirst()),
  );
  return new Set(found.flatMap((order) => order?.currency ?? []));
}

export function awaitingIn(database: Database, currency: string) {
  return inCurrency(database, currency).where('state', 'in', AWAITING);
}

/** By then, what somebody is changing is committed. */
export const LONGEST_CHANGE_MS = 10_000;

/** Those in a currency that were changed since an instant. */
export function listChanged(database: Database, currency: string, since: string): Promise<OrderRow[]> {
  return inCurrency(database, currency).where('updated_at', '>=', since).orderBy('id').execute();
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
    .where('discount_key', 'in', groups)
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

/** The newest, of every edition. */
export function listSomeOfAll(database: Database, limit: number): Promise<OrderRow[]> {
  return orders(database).orderBy('id', 'desc').limit(limit).execute();
}

export async function findNamed(
  database: Database,
  term: string,
  limit: number,
  { editionId }: EditionScope,
): Promise<OrderRow[]> {
  const { condition } = await matchingSome(database, ORDERS, term, editionId);
  const found = orders(database).where(condition);
  return (editionId ? found.where('event_id', '=', editionId) : found)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export const countFound: CountFound = (database, term, count) => countHits(database, ORDERS, term, count);

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
  ties: { state: 'created_at' },
  tieBreaker: 'id',
};

interface Within extends Pick<EditionScope, 'editionId'> {
  now: Date;
}

export async function listOrders(
  database: Database,
  asked: OrderListQuery,
  within: Within,
): Promise<Listed<OrderRow>> {
  const { found, known } = await filtered(database, asked, within);
  return list(found, asked, SHAPE, known);
}

export async function listOrderIds(
  database: Database,
  asked: OrderListQuery & Chosen,
  within: Within,
): Promise<ListedIds> {
  const { found } = await filtered(database, asked, within);
  return listIds(found, asked, SHAPE);
}

/** Some of them, in the same order. */
export async function listOrdersByIds(
  database: Database,
  { sort, order, ids = [] }: OrderListQuery,
): Promise<OrderRow[]> {
  const some = orders(database).where('orders.id', 'in', ids);
  return (await list(some, { sort, order }, SHAPE)).rows;
}

async function filtered(
  database: Database,
  { search, sort, state, kind, way, overdue, amiss, from, to, ids }: OrderListQuery,
  { editionId, now }: Within,
) {
  const { condition, count } = await matching(database, ORDERS, search, editionId);
  let found = orders(database).where(condition);
  const isUnfiltered = !(state || overdue || amiss || from || to || ids);
  const narrowing = [...(kind ? [ofKind(database, kind)] : []), ...(way ? [paidInto(database, way)] : [])];
  const isByDate = sort === undefined || sort === 'date';
  if (editionId)
    found =
      amiss || (isUnfiltered && !isByDate)
        ? found.where(checkedByEdition(database, editionId))
        : found.where('event_id', '=', editionId);
  if (state) found = found.where('state', '=', state);
  if (overdue) found = found.where('state', 'in', AWAITING).where('held_until', '<', now.toISOString());
  if (amiss) found = found.where(awaitingAmiss(database));
  let known = isUnfiltered ? count.total : undefined;
  for (const ids of narrowing) {
    const ofScope = editionId ? ids.where(checkedByEdition(database, editionId)) : ids;
    const hits = await countDistinct(database, ofScope);
    found = isReadInOrder(hits, count.total)
      ? found.where(({ exists }) => exists(ids.where(sql<boolean>`order_id = orders.id`)))
      : found.where('orders.id', 'in', ofScope);
    known = isUnfiltered && !search && narrowing.length === 1 ? hits : undefined;
  }
  if (from) found = found.where('created_at', '>=', from);
  if (to) found = found.where('created_at', '<', to);
  if (ids) found = found.where('orders.id', 'in', ids);
  return { found, known };
}

type OrderIds = SelectQueryBuilder<Tables, 'order_lines' | 'order_ways', { order_id: string }>;

/** Orders that have a kind of ticket, by its label. */
function ofKind(database: Database, label: string): OrderIds {
  return database
    .selectFrom('order_lines')
    .select('order_id')
    .where('label', '=', label)
    .where('ended_at', 'is', null);
}

/** Orders of which a payment came into an account. */
function paidInto(database: Database, account: Account): OrderIds {
  return database
    .selectFrom('order_ways')
    .select('order_id')
    .where('account', '=', account)
    .where('payments', '>', 0);
}

async function countDistinct(database: Database, ids: OrderIds): Promise<number> {
  const distinct = ids.distinct();
  const { hits } = await database
    .selectFrom(distinct.as('hit'))
    .select((of) => of.fn.countAll().as('hits'))
    .executeTakeFirstOrThrow();
  return Number(hits);
}

export async function insertOrders(database: Database, rows: readonly OrderRow[]): Promise<void> {
  await insertRows(database, 'orders', rows);
}

export async function updateOrder(database: Database, id: string, row: Partial<OrderRow>): Promise<void> {
  await database.updateTable('orders').set(row).where('id', '=', id).execute();
}

export function listOpenIn(
  database: Database,
  editionId: string,
  keys: readonly string[],
): Promise<OrderRow[]> {
  return orders(database)
    .where('event_id', '=', editionId)
    .where('discount_key', 'in', keys)
    .where('state', '=', 'open')
    .execute();
}
