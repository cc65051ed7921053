import type { Database } from '#platform/server/database/store.ts';
import type { PaperSeries } from '../paper.ts';
import type { OrderPaperRow } from './tables.ts';

export function papersOf(database: Database, orderIds: readonly string[]): Promise<OrderPaperRow[]> {
  if (orderIds.length === 0) return Promise.resolve([]);
  return database
    .selectFrom('order_papers')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('id')
    .execute();
}

export function findPaper(database: Database, id: string): Promise<OrderPaperRow | undefined> {
  return database.selectFrom('order_papers').selectAll().where('id', '=', id).executeTakeFirst();
}

/** There is one writer at a time, so nobody takes the same, and what is undone leaves no gap. */
export async function nextNumber(database: Database, series: PaperSeries): Promise<number> {
  const { last } = await database
    .selectFrom('order_papers')
    .select((of) => of.fn.max('number').as('last'))
    .where('series', '=', series)
    .executeTakeFirstOrThrow();
  return Number(last ?? 0) + 1;
}

export async function insertPaper(database: Database, row: OrderPaperRow): Promise<void> {
  await database.insertInto('order_papers').values(row).execute();
}

/** What the tax authority answered; what the paper says is never changed. */
export async function updatePaper(
  database: Database,
  id: string,
  row: Pick<OrderPaperRow, 'fiscal_number' | 'fiscal_code'>,
): Promise<void> {
  await database.updateTable('order_papers').set(row).where('id', '=', id).execute();
}

/** Papers that were taken back, whose orders may have other levies by now. */
export function listCreditNotes(
  database: Database,
  editionId: string | undefined,
): Promise<Pick<OrderPaperRow, 'content'>[]> {
  const all = database
    .selectFrom('order_papers')
    .innerJoin('orders', 'orders.id', 'order_papers.order_id')
    .select('content')
    .where('series', '=', 'credit');
  return (editionId ? all.where('event_id', '=', editionId) : all).execute();
}
