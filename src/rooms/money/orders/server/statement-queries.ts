import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { insertRows } from '#platform/server/database/insert-rows.ts';
import type { Database } from '#platform/server/database/store.ts';
import { WAYS } from '../contract.ts';
import type { DayOrder } from '../statement-day.ts';
import { inPieces } from './in-pieces.ts';
import type { StatementDayOrderRow, StatementLineRow, StatementPartRow } from './tables.ts';

/** Lines that were read before, by these keys. */
export function findByKeys(database: Database, keys: readonly string[]): Promise<StatementLineRow[]> {
  return inPieces([...new Set(keys)], (some) =>
    database.selectFrom('statement_lines').selectAll().where('key', 'in', some).execute(),
  );
}

/** How many lines are read in one turn. */
const IN_A_TURN = 200;

/** Lines that were read before, of these amounts and days. */
export function linesOfAmounts(
  database: Database,
  amounts: readonly number[],
  { from, to }: Days,
): Promise<StatementLineRow[]> {
  const lines = database
    .selectFrom('statement_lines')
    .selectAll()
    .where('day', '<=', to)
    .orderBy('amount')
    .orderBy('day')
    .orderBy('id')
    .limit(IN_A_TURN);
  const lastOf = (rows: StatementLineRow[]) => (rows.length === IN_A_TURN ? rows.at(-1) : undefined);
  return inPieces(amounts, async (some) => {
    const found: StatementLineRow[] = [];
    for (let left = some; left.length > 0; ) {
      const rows = await lines.where('amount', 'in', left).where('day', '>=', from).execute();
      found.push(...rows);
      let last = lastOf(rows);
      if (!last) break;
      const { amount } = last;
      left = left.filter((one) => one > amount);
      // Most payments of a sale have one amount: each piece goes on in the index where the one before ended.
      while (last) {
        await setImmediate();
        const after = sql<boolean>`(day, id) > (${last.day}, ${last.id})`;
        const more = await lines.where('amount', '=', amount).where(after).execute();
        found.push(...more);
        last = lastOf(more);
      }
    }
    return found;
  });
}

/** The first and the last of some days. */
export interface Days {
  from: string;
  to: string;
}

/** The newest lines of the same amount that were read before this one or with it; on any day if none is given. */
export function linesLike(
  database: Database,
  { id, amount, currency, created_at }: StatementLineRow,
  { from, to, limit }: { from: string; to: string; limit: number },
): Promise<StatementLineRow[]> {
  return database
    .selectFrom('statement_lines')
    .selectAll()
    .where('amount', '=', amount)
    .where('currency', '=', currency)
    .where('id', '<>', id)
    .where('created_at', '<=', created_at)
    .$if(from !== '', (query) => query.where('day', '>=', from).where('day', '<=', to))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Lines that were read before, and that the bank calls so. */
export function linesWithIds(database: Database, ids: readonly string[]): Promise<StatementLineRow[]> {
  return inPieces([...new Set(ids)], (some) =>
    database.selectFrom('statement_lines').selectAll().where('bank_id', 'in', some).execute(),
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

/**
 * The keys of lines that report a payment of this amount for this order, or for it and others: of this day, or told by other
 * columns of about this day. In the same columns, the bank's own numbers tell two payments apart.
 */
export async function keysOfEqual(
  database: Database,
  orderId: string,
  {
    day,
    amount,
    toldBy,
    bankId,
  }: Pick<StatementLineRow, 'day' | 'amount'> & Record<'toldBy' | 'bankId', string>,
  { from, to }: Days,
): Promise<string[]> {
  const lines = database
    .selectFrom('statement_lines')
    .select('key')
    .where('statement_lines.amount', '=', amount)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where(({ or, eb }) => or([eb('day', '=', day), eb('told_by', '<>', toldBy)]))
    .$if(bankId !== '', (query) =>
      query.where(({ or, eb }) =>
        or([eb('told_by', '<>', toldBy), eb('bank_id', 'is', null), eb('bank_id', '=', bankId)]),
      ),
    );
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
  const rows = await inPieces(orderIds, (some) =>
    database
      .selectFrom('ledger_entries')
      .select('order_id')
      .where('order_id', 'in', some)
      .where('what', '=', 'payment')
      .where('account', 'in', WAYS)
      .where('source', 'is', null)
      .where('made_at', '>=', from)
      .where('made_at', '<', to)
      .execute(),
  );
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

export interface Shown {
  from: number;
  limit: number;
  /** Only those that wait in it. */
  group?: GroupOfLines | undefined;
}

/** Some of those in this state, the newest first, and how many there are. */
export async function listStatementLines(
  database: Database,
  state: StatementLineRow['state'],
  { from, limit, group }: Shown,
) {
  const all = group
    ? openOfGroup(database, group)
    : database.selectFrom('statement_lines').where('state', '=', state);
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
    Partial<Pick<StatementLineRow, 'doubts' | 'asked'>>,
): Promise<void> {
  await database.updateTable('statement_lines').set(row).where('id', '=', id).execute();
}

/** What lines of one form of statement that wait have in common. */
export type GroupOfLines = Pick<StatementLineRow, 'asked' | 'told_by' | 'way' | 'currency'>;

/** The groups that most lines wait in. */
export function listGroups(database: Database, limit: number) {
  return database
    .selectFrom('statement_lines')
    .select(['asked', 'told_by', 'way', 'currency'])
    .select((of) => [of.fn.countAll().as('count'), of.fn.min('day').as('first'), of.fn.max('day').as('last')])
    .where('state', '=', 'open')
    .where('asked', 'is not', null)
    .groupBy(['asked', 'told_by', 'way', 'currency'])
    .having((of) => of.fn.countAll(), '>', 1)
    .orderBy('count', 'desc')
    .orderBy('asked')
    .orderBy('told_by')
    .limit(limit)
    .execute();
}

export function linesOfGroup(database: Database, group: GroupOfLines) {
  return openOfGroup(database, group).selectAll();
}

function openOfGroup(database: Database, { asked, told_by, way, currency }: GroupOfLines) {
  return database
    .selectFrom('statement_lines')
    .where('state', '=', 'open')
    .where('asked', '=', asked)
    .where('told_by', '=', told_by)
    .where('way', '=', way)
    .where('currency', '=', currency);
}

/** What the newest lines of a form of statement say. */
export function textsOfForm(database: Database, toldBy: string, limit: number) {
  return database
    .selectFrom('statement_lines')
    .select(['id', 'text'])
    .where('told_by', '=', toldBy)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Returns how many of these were still left to people. */
export async function ignoreOpenLines(database: Database, ids: readonly string[]): Promise<number> {
  const { numUpdatedRows } = await database
    .updateTable('statement_lines')
    .set({ state: 'ignored', asked: null })
    .where('id', 'in', ids)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function insertDayOrder(database: Database, row: StatementDayOrderRow): Promise<void> {
  await database
    .insertInto('statement_day_orders')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** In which files of this form had their days. */
export async function listDayOrders(database: Database, form: string): Promise<DayOrder[]> {
  const rows = await database
    .selectFrom('statement_day_orders')
    .select('day_order')
    .where('form', '=', form)
    .execute();
  return rows.map(({ day_order }) => day_order);
}
