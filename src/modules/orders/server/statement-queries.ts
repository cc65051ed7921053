import type { Database } from '#platform/server/database/store.ts';
import { WAYS } from '../contract.ts';
import type { OrderRow, StatementLineRow } from './tables.ts';

export async function readBefore(database: Database, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await database.selectFrom('statement_lines').select('key').where('key', 'in', keys).execute();
  return new Set(rows.map(({ key }) => key));
}

/** Payments of these days that were entered for orders. */
export function listReportedOn(database: Database, days: readonly string[]) {
  if (days.length === 0) return Promise.resolve([]);
  return database
    .selectFrom('statement_lines')
    .select(['order_id', 'day', 'amount'])
    .where('state', '=', 'matched')
    .where('day', 'in', days)
    .execute();
}

/** Orders for which somebody entered a payment between two instants, rather than a provider or a statement. */
export async function paidByHandBetween(
  database: Database,
  currency: string,
  { from, to }: { from: string; to: string },
): Promise<OrderRow[]> {
  const entered = database
    .selectFrom('ledger_entries')
    .select('order_id')
    .where('what', '=', 'payment')
    .where('account', 'in', WAYS)
    .where('source', 'is', null)
    .where('made_at', '>=', from)
    .where('made_at', '<', to);
  return database
    .selectFrom('orders')
    .selectAll()
    .where('id', 'in', entered)
    .where('currency', '=', currency)
    .execute();
}

/** Lines of statements that are payments of these orders which somebody had entered. */
export function listEnteredBefore(
  database: Database,
  orderIds: readonly string[],
): Promise<StatementLineRow[]> {
  if (orderIds.length === 0) return Promise.resolve([]);
  return database
    .selectFrom('statement_lines')
    .selectAll()
    .where('matched_by', '=', 'entered')
    .where('order_id', 'in', orderIds)
    .orderBy('id')
    .execute();
}

export async function insertStatementLine(database: Database, row: StatementLineRow): Promise<void> {
  await database.insertInto('statement_lines').values(row).execute();
}

export function findStatementLine(database: Database, id: string): Promise<StatementLineRow | undefined> {
  return database.selectFrom('statement_lines').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Those that nobody has matched, the newest first. */
export function listStatementLines(database: Database, state: StatementLineRow['state'], limit: number) {
  return database
    .selectFrom('statement_lines')
    .selectAll()
    .where('state', '=', state)
    .orderBy('day', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function updateStatementLine(
  database: Database,
  id: string,
  row: Pick<StatementLineRow, 'state' | 'order_id' | 'matched_by'>,
): Promise<void> {
  await database.updateTable('statement_lines').set(row).where('id', '=', id).execute();
}
