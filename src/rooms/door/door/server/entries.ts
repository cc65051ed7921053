import type { Database } from '#platform/server/database/store.ts';
import { entriesOf } from '../scans.ts';
import { listUnsettled, replaceEntries } from './entry-queries.ts';
import { findWalkInsEver, keepScanPositions, listScansOf } from './queries.ts';
import { registrationsOf, toScan } from './state.ts';

/** Scans that a transaction has kept. */
interface Kept {
  first: number;
  last: number;
  /** Whom they are about. */
  whos: readonly string[];
  /** Up to where all scans were settled before. */
  settled: number | undefined;
}

/** Settles how those stand about whom there are new scans, in the transaction that keeps these. */
export async function settleNew(database: Database, { first, last, whos, settled }: Kept): Promise<void> {
  // An instance of the version before may have kept some between.
  const unsettled = settled === first - 1 ? { whos, upTo: last } : await listUnsettled(database, settled);
  if (unsettled.whos.length > 0) await settleThose(database, unsettled.whos);
  await keepScanPositions(database, { last, settled: unsettled.upTo });
}

/** By the ids of registrations or walk-ins. */
export async function settleThose(database: Database, whos: readonly string[]): Promise<void> {
  const { all, scans } = await allOf(database, whos);
  const entries = entriesOf(scans).map(({ scan, isFirst, isInside, doubles }) => ({
    scan_id: scan.id,
    event_id: scan.row.event_id,
    day: scan.day,
    room: scan.room,
    who: scan.who,
    device_id: scan.row.device_id,
    at: scan.at,
    is_first: isFirst ? 1 : 0,
    is_inside: isInside ? 1 : 0,
    doubles,
  }));
  await replaceEntries(database, all, entries);
}

/** What was recorded of these people, as walk-ins or registered. */
export async function allOf(database: Database, whos: readonly string[]) {
  const walkIns = await findWalkInsEver(database, whos);
  const registered = registrationsOf(walkIns);
  const all = [...new Set([...whos, ...[...registered].flat()])];
  const rows = await listScansOf(database, all);
  return { all, walkIns, registered, scans: rows.map((row) => ({ ...toScan(row, registered), row })) };
}
