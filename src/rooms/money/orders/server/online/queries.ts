import type { ExpressionBuilder } from 'kysely';
import type { Tables } from '#database/schema.ts';
import { checked } from '#platform/server/database/search.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { ProviderName } from '../../online.ts';
import { AWAITING } from '../../states.ts';
import { inPieces } from '../in-pieces.ts';
import type { OnlinePaymentRow, ProviderEventRow, RefundRow } from './tables.ts';

export function findPayment(database: Database, reference: string): Promise<OnlinePaymentRow | undefined> {
  return database
    .selectFrom('online_payments')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst();
}

export function findPaymentById(database: Database, id: string): Promise<OnlinePaymentRow | undefined> {
  return database.selectFrom('online_payments').selectAll().where('id', '=', id).executeTakeFirst();
}

export function paymentsOf(database: Database, orderId: string): Promise<OnlinePaymentRow[]> {
  return database
    .selectFrom('online_payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
}

export function paymentsOfOrders(
  database: Database,
  orderIds: readonly string[],
): Promise<OnlinePaymentRow[]> {
  return inPieces(orderIds, (some) =>
    database.selectFrom('online_payments').selectAll().where('order_id', 'in', some).execute(),
  );
}

/** Orders for which money came, but not so that it can be counted. */
export function ordersAmiss(database: Database) {
  return database.selectFrom('online_payments').select('order_id').where('state', '=', 'amiss');
}

/** Those of them that still await money. Few are amiss, and are read by their ids; most orders may await money. */
export function awaitingAmiss(database: Database) {
  return ({ and, eb }: ExpressionBuilder<Tables, 'orders'>) =>
    and([eb(checked(database, 'state'), 'in', AWAITING), eb('orders.id', 'in', ordersAmiss(database))]);
}

/** Which of these orders that holds of. */
export async function listAmiss(database: Database, orderIds: readonly string[]): Promise<Set<string>> {
  if (orderIds.length === 0) return new Set();
  const rows = await ordersAmiss(database).where('order_id', 'in', orderIds).execute();
  return new Set(rows.map(({ order_id }) => order_id));
}

/** Those about which the provider is asked by now. */
export function paymentsToAsk(
  database: Database,
  provider: ProviderName,
  now: string,
  limit: number,
): Promise<Pick<OnlinePaymentRow, 'reference'>[]> {
  return database
    .selectFrom('online_payments')
    .select('reference')
    .where('ask_at', '<=', now)
    .where('provider', '=', provider)
    .orderBy('ask_at')
    .limit(limit)
    .execute();
}

export async function insertPayment(database: Database, row: OnlinePaymentRow): Promise<void> {
  await database.insertInto('online_payments').values(row).execute();
}

export async function updatePayment(
  database: Database,
  id: string,
  row: Partial<OnlinePaymentRow>,
): Promise<void> {
  await database.updateTable('online_payments').set(row).where('id', '=', id).execute();
}

export function findRefund(database: Database, id: string): Promise<RefundRow | undefined> {
  return database.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirst();
}

export function refundsOf(database: Database, orderId: string): Promise<RefundRow[]> {
  return database.selectFrom('refunds').selectAll().where('order_id', '=', orderId).orderBy('id').execute();
}

export function refundsOfPayment(database: Database, paymentId: string): Promise<RefundRow[]> {
  return database
    .selectFrom('refunds')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .orderBy('id')
    .execute();
}

export function refundsToAsk(
  database: Database,
  provider: ProviderName,
  now: string,
  limit: number,
): Promise<Pick<RefundRow, 'id'>[]> {
  return database
    .selectFrom('refunds')
    .innerJoin('online_payments', 'online_payments.id', 'refunds.payment_id')
    .select('refunds.id')
    .where('refunds.ask_at', '<=', now)
    .where('provider', '=', provider)
    .orderBy('refunds.ask_at')
    .limit(limit)
    .execute();
}

export async function insertRefund(database: Database, row: RefundRow): Promise<void> {
  await database.insertInto('refunds').values(row).execute();
}

export async function updateRefund(database: Database, id: string, row: Partial<RefundRow>): Promise<void> {
  await database.updateTable('refunds').set(row).where('id', '=', id).execute();
}

/** False if this provider reported it before. */
export async function insertEvent(database: Database, row: ProviderEventRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('provider_events')
    .values(row)
    .onConflict((conflict) => conflict.columns(['provider', 'event']).doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows) === 1;
}

export function findEvent(database: Database, id: string): Promise<ProviderEventRow | undefined> {
  return database.selectFrom('provider_events').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function finishEvent(database: Database, id: string, now: string): Promise<void> {
  await database
    .updateTable('provider_events')
    .set({ body: '', done_at: now })
    .where('id', '=', id)
    .execute();
}

export async function countEventsSince(
  database: Database,
  provider: ProviderName,
  instant: string,
): Promise<number> {
  const { count } = await database
    .selectFrom('provider_events')
    .select((of) => of.fn.countAll().as('count'))
    .where('provider', '=', provider)
    .where('received_at', '>', instant)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function removeEventsBefore(database: Database, instant: string): Promise<void> {
  await database.deleteFrom('provider_events').where('received_at', '<', instant).execute();
}

export async function eraseRefundNotes(
  database: Database,
  orderIds: readonly string[],
  erased: string,
): Promise<void> {
  await database.updateTable('refunds').set({ note: erased }).where('order_id', 'in', orderIds).execute();
}
