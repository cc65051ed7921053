import { insertRows } from '#platform/server/database/insert-rows.ts';
import type { Database } from '#platform/server/database/store.ts';
import { WAYS } from '../contract.ts';
import type { StatementLineRow, StatementPartRow } from './tables.ts';

/** So many values fit into a question to either database. */
const AT_ONCE = 500;

async function inPieces<Value, Row>(
  values: readonly Value[],
  find: (some: readonly Value[]) => Promise<Row[]>,
) {
  const found: Row[] = [];
  for (let from = 0; from < values.length; from += AT_ONCE)
    found.push(...(await find(values.slice(from, from + AT_ONCE))));
  return found;
}

/** Lines that were read before, by these keys. */
export function findByKeys(database: Database, keys: readonly string[]): Promise<StatementLineRow[]> {
  return inPieces(keys, (some) =>
    database.selectFrom('statement_lines').selectAll().where('key', 'in', some).execute(),
  );
}

/** Lines that were read before, of these amounts. */
export function linesOfAmounts(database: Database, amounts: readonly number[]): Promise<StatementLineRow[]> {
  return inPieces(amounts, (some) =>
    database.selectFrom('statement_lines').selectAll().where('amount', 'in', some).execute(),
  );
}

/** Whether it was still left to people. */
export async function deleteOpenLine(database: Database, id: string): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('statement_lines')
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The keys of lines that report a payment of this day and amount for this order, or for it and others. */
export async function keysOfEqual(
  database: Database,
  orderId: string,
  { day, amount }: Pick<StatementLineRow, 'day' | 'amount'>,
): Promise<string[]> {
  const lines = database
    .selectFrom('statement_lines')
    .select('key')
    .where('day', '=', day)
    .where('statement_lines.amount', '=', amount);
  const parts = lines
    .innerJoin('statement_parts', 'line_id', 'statement_lines.id')
    .where('statement_parts.order_id', '=', orderId);
  const rows = await lines.where('order_id', '=', orderId).union(parts).execute();
  return rows.map(({ key }) => key);
}

/** Those of these orders for which somebody entered a payment between two instants, rather than a provider or a statement. */
export async function paidByHandBetween(
  database: Database,
  orderIds: readonly string[],
  { from, to }: { from: string; to: string },
): Promise<Set<string>> {
  if (orderIds.length === 0) return new Set();
  const rows = await database
    .selectFrom('ledger_entries')
    .select('order_id')
    .where('order_id', 'in', orderIds)
    .where('what', '=', 'payment')
    .where('account', 'in', WAYS)
    .where('source', 'is', null)
    .where('made_at', '>=', from)
    .where('made_at', '<', to)
    .execute();
  return new Set(rows.map(({ order_id }) => order_id));
}

/** What lines of statements, or parts of them, are payments of these orders which somebody had entered. */
export async function listEnteredBefore(database: Database, orderIds: readonly string[]) {
  if (orderIds.length === 0) return [];
  const lines = await database
    .selectFrom('statement_lines')
    .select(['id', 'id as line_id', 'way', 'day', 'amount', 'order_id'])
    .where('matched_by', '=', 'entered')
    .where('order_id', 'in', orderIds)
    .orderBy('id')
    .execute();
  const parts = await database
    .selectFrom('statement_parts')
    .innerJoin('statement_lines', 'statement_lines.id', 'line_id')
    .select([
      'statement_parts.id',
      'line_id',
      'way',
      'day',
      'statement_parts.amount',
      'statement_parts.order_id',
    ])
    .where('source', 'is', null)
    .where('statement_parts.order_id', 'in', orderIds)
    .orderBy('statement_parts.id')
    .execute();
  return [...lines, ...parts];
}

export async function insertStatementLines(
  database: Database,
  rows: readonly StatementLineRow[],
): Promise<void> {
  await insertRows(database, 'statement_lines', rows);
}

export async function insertParts(database: Database, rows: readonly StatementPartRow[]): Promise<void> {
  await insertRows(database, 'statement_parts', rows);
}

/** What of these lines is for one of several orders. */
export function partsOf(database: Database, lineIds: readonly string[]): Promise<StatementPartRow[]> {
  if (lineIds.length === 0) return Promise.resolve([]);
  return database
    .selectFrom('statement_parts')
    .selectAll()
    .where('line_id', 'in', lineIds)
    .orderBy('id')
    .execute();
}

export function findPartBySource(database: Database, source: string): Promise<StatementPartRow | undefined> {
  return database.selectFrom('statement_parts').selectAll().where('source', '=', source).executeTakeFirst();
}

export async function deletePart(database: Database, id: string): Promise<void> {
  await database.deleteFrom('statement_parts').where('id', '=', id).execute();
}

export function findStatementLine(database: Database, id: string): Promise<StatementLineRow | undefined> {
  return database.selectFrom('statement_lines').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Some of those in this state, the newest first, and how many there are. */
export async function listStatementLines(
  database: Database,
  state: StatementLineRow['state'],
  { from, limit }: { from: number; limit: number },
) {
  const all = database.selectFrom('statement_lines').where('state', '=', state);
  const rows = await all
    .selectAll()
    .orderBy('day', 'desc')
    .orderBy('id', 'desc')
    .offset(from)
    .limit(limit)
    .execute();
  const { count } = await all.select((of) => of.fn.countAll().as('count')).executeTakeFirstOrThrow();
  return { rows, total: Number(count) };
}

export async function updateStatementLine(
  database: Database,
  id: string,
  row: Pick<StatementLineRow, 'state' | 'order_id' | 'matched_by'> &
    Partial<Pick<StatementLineRow, 'doubts'>>,
): Promise<void> {
  await database.updateTable('statement_lines').set(row).where('id', '=', id).execute();
}
