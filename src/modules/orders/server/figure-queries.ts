import type { Database } from '#platform/server/database/store.ts';
import { AWAITING, type OrderState } from '../states.ts';
import { ordersAmiss } from './online/queries.ts';

/** What came in and went out of an edition's accounts, by account and currency. */
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
  return (editionId ? sold.where('orders.event_id', '=', editionId) : sold).execute();
}

/** Of an edition’s orders: the levies that their prices include, as they were stored. */
export async function storedLevies(database: Database, editionId: string | undefined): Promise<string[]> {
  const all = database.selectFrom('orders').select('levies').distinct();
  const rows = await (editionId ? all.where('event_id', '=', editionId) : all).execute();
  return rows.map(({ levies }) => levies);
}
