import { insertRows } from '#platform/server/database/insert-rows.ts';
import type { Database } from '#platform/server/database/store.ts';
import { eraseRefundNotes } from './online/queries.ts';
import type { LedgerEntryRow } from './tables.ts';

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
    .where(({ eb, or, selectFrom }) => {
      const divided = selectFrom('statement_parts').select('line_id').where('order_id', 'in', orderIds);
      return or([eb('order_id', 'in', orderIds), eb('id', 'in', divided)]);
    })
    .execute();
}
