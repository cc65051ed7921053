import { checkedByEdition } from '#platform/server/database/search.ts';
import type { Database } from '#platform/server/database/store.ts';
import { AWAITING } from '../states.ts';
import { awaitingAmiss } from './online/queries.ts';

/** What came in and went out of accounts, by edition, currency and account, as the index has them. */
export function sumsOf(database: Database, editionId: string | undefined) {
  const all = database
    .selectFrom('order_ways')
    .select(['account', 'currency', (of) => of.fn.sum<number>('amount').as('amount')])
    .groupBy(['event_id', 'currency', 'account']);
  return (editionId ? all.where('event_id', '=', editionId) : all).execute();
}

/** How many orders are in each state, and what they come to. */
export async function countByState(database: Database, editionId: string | undefined) {
  const all = database
    .selectFrom('order_totals')
    .select((of) => [
      'state' as const,
      'currency' as const,
      of.fn.sum('orders').as('orders'),
      of.fn.sum('total').as('total'),
      of.fn.sum('paid').as('paid'),
      of.fn.sum('refunded').as('refunded'),
      of.fn.sum('withheld').as('withheld'),
    ])
    .groupBy(['state', 'currency'])
    .having((of) => of.fn.sum('orders'), '>', 0);
  const rows = await (editionId ? all.where('event_id', '=', editionId) : all).execute();
  return rows.map(({ state, currency, ...sums }) => ({
    state,
    currency,
    orders: Number(sums.orders),
    total: Number(sums.total),
    paid: Number(sums.paid),
    refunded: Number(sums.refunded),
    withheld: Number(sums.withheld),
  }));
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
    .where(awaitingAmiss(database))
    .groupBy('currency');
  const ofEdition = editionId ? amiss.where(checkedByEdition(database, editionId)) : amiss;
  const rows = await ofEdition.execute();
  return new Map(rows.map(({ currency, count }) => [currency, Number(count)]));
}

/** What was paid for each kind of ticket, by edition, currency and label, as the index has them. */
export function kindsSold(database: Database, editionId: string | undefined) {
  const sold = database
    .selectFrom('order_lines')
    .select((of) => [
      'label' as const,
      'sold_in as currency' as const,
      of.fn.countAll().as('places'),
      of.fn.sum('amount').as('amount'),
    ])
    .where('ended_at', 'is', null)
    .where('sold_in', 'is not', null)
    .groupBy(['event_id', 'sold_in', 'label']);
  return (editionId ? sold.where('event_id', '=', editionId) : sold).execute();
}

/** Of an edition’s orders: the levies that their prices include, as they were stored. */
export async function storedLevies(database: Database, editionId: string | undefined): Promise<string[]> {
  const all = database.selectFrom('orders').select('levies').distinct();
  const rows = await (editionId ? all.where('event_id', '=', editionId) : all).execute();
  return rows.map(({ levies }) => levies);
}
