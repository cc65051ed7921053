import type { Database } from '#platform/server/database/store.ts';
import { entriesOf } from '../scans.ts';
import { keepSettled, listUnsettled, replaceEntries } from './entry-queries.ts';
import { findWalkInsBefore, findWalkInsById, listScansOf } from './queries.ts';
import { registrationsOf, toScan } from './state.ts';

/** Settles how those stand about whom there are new scans, in the transaction that keeps these. */
export async function settleNew(database: Database): Promise<void> {
  const { whos, upTo } = await listUnsettled(database);
  if (whos.length === 0) return;
  await settleThose(database, whos);
  await keepSettled(database, upTo);
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
  const walkIns = [...(await findWalkInsById(database, whos)), ...(await findWalkInsBefore(database, whos))];
  const registered = registrationsOf(walkIns);
  const all = [...new Set([...whos, ...[...registered].flat()])];
  const rows = await listScansOf(database, all);
  return { all, walkIns, registered, scans: rows.map((row) => ({ ...toScan(row, registered), row })) };
}
