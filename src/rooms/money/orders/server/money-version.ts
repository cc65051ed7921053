import { assertCurrentVersion, versionOf } from '#platform/server/activity-snapshot.ts';
import type { Database } from '#platform/server/database/store.ts';
import { entriesOf } from './ledger-queries.ts';
import { refundsOf } from './online/queries.ts';
import type { RefundRow } from './online/tables.ts';
import type { LedgerEntryRow } from './tables.ts';

/** How much was entered and is to be sent back; both are only added to. */
function snapshot(entries: readonly LedgerEntryRow[], refunds: readonly RefundRow[]) {
  return () => ({ entries: String(entries.length), refunds: String(refunds.length) });
}

export function moneyVersion(entries: readonly LedgerEntryRow[], refunds: readonly RefundRow[]): string {
  return versionOf(snapshot(entries, refunds));
}

/** Refuses to enter money that somebody may just have entered. */
export async function assertMoneyAsSeen(
  database: Database,
  orderId: string,
  version: string | undefined,
): Promise<void> {
  const entries = await entriesOf(database, [orderId]);
  assertCurrentVersion(snapshot(entries, await refundsOf(database, orderId)), version);
}
