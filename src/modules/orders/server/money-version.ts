import { assertCurrentVersion, versionOf } from '#platform/server/activity-snapshot.ts';
import type { Database } from '#platform/server/database/store.ts';
import { refundsOf } from './online/queries.ts';
import { entriesOf } from './queries.ts';

/** How much was entered and is to be sent back; both are only added to. */
async function moneyOf(database: Database, orderId: string) {
  const entries = await entriesOf(database, [orderId]);
  const refunds = await refundsOf(database, orderId);
  return () => ({ entries: String(entries.length), refunds: String(refunds.length) });
}

export async function moneyVersion(database: Database, orderId: string): Promise<string> {
  return versionOf(await moneyOf(database, orderId));
}

/** Refuses to enter money that somebody may just have entered. */
export async function assertMoneyAsSeen(
  database: Database,
  orderId: string,
  version: string | undefined,
): Promise<void> {
  if (version !== undefined) assertCurrentVersion(await moneyOf(database, orderId), version);
}
