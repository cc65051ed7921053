import { sql } from 'kysely';
import { count, type ListShape } from '#platform/server/database/list.ts';
import { listIds } from '#platform/server/database/list-ids.ts';
import { nextPosition } from '#platform/server/database/positions.ts';
import { readSettings, writeSettings } from '#platform/server/database/settings.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { Chosen } from '#rooms/ground/server.ts';
import type { People } from '#rooms/people/server.ts';
import type { DeviceRow, DoorSettingsRow, ScanRow, WalkInRow } from './tables.ts';

export function findSettings(database: Database, editionId: string): Promise<DoorSettingsRow | undefined> {
  return database
    .selectFrom('door_settings')
    .selectAll()
    .where('event_id', '=', editionId)
    .executeTakeFirst();
}

export async function replaceSettings(database: Database, row: DoorSettingsRow): Promise<void> {
  await database.deleteFrom('door_settings').where('event_id', '=', row.event_id).execute();
  await database.insertInto('door_settings').values(row).execute();
}

export function listDevices(database: Database, editionId: string): Promise<DeviceRow[]> {
  return database
    .selectFrom('door_devices')
    .selectAll()
    .where('event_id', '=', editionId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

export function findDevice(database: Database, id: string): Promise<DeviceRow | undefined> {
  return database.selectFrom('door_devices').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findDeviceByLink(database: Database, linkHash: string): Promise<DeviceRow | undefined> {
  return database.selectFrom('door_devices').selectAll().where('link_hash', '=', linkHash).executeTakeFirst();
}

export async function insertDevice(database: Database, row: DeviceRow): Promise<void> {
  await database.insertInto('door_devices').values(row).execute();
}

export async function updateDevice(database: Database, id: string, row: Partial<DeviceRow>): Promise<void> {
  await database.updateTable('door_devices').set(row).where('id', '=', id).execute();
}

export function listWalkIns(database: Database, editionId: string): Promise<WalkInRow[]> {
  return database
    .selectFrom('door_walk_ins')
    .selectAll()
    .where('event_id', '=', editionId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** By name. */
export function listUnregistered(database: Database, editionId: string): Promise<WalkInRow[]> {
  return database
    .selectFrom('door_walk_ins')
    .selectAll()
    .where('event_id', '=', editionId)
    .where('attendee_id', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute();
}

/** All of them, and those who have no registration yet. */
export async function countWalkIns(database: Database, editionId: string) {
  const row = await database
    .selectFrom('door_walk_ins')
    .select((of) => [of.fn.countAll().as('all'), of.fn.count('attendee_id').as('registered')])
    .where('event_id', '=', editionId)
    .executeTakeFirstOrThrow();
  return { all: Number(row.all), unregistered: Number(row.all) - Number(row.registered) };
}

/** Who came without a registration and has got one since. */
export async function walkedIn(database: Database, editionId: string): Promise<People> {
  const { all, unregistered } = await countWalkIns(database, editionId);
  const ids = database
    .selectFrom('door_walk_ins')
    .select((of) => of.ref('attendee_id').$notNull().as('who'))
    .where('event_id', '=', editionId)
    .where('attendee_id', 'is not', null);
  return { count: all - unregistered, includes: (id) => sql<boolean>`${id} in (${ids})` };
}

export function findWalkIn(database: Database, id: string): Promise<WalkInRow | undefined> {
  return database.selectFrom('door_walk_ins').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Of these, who came without a registration and is known by now. */
export async function knownWalkIns(database: Database, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await database.selectFrom('door_walk_ins').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}

export async function findWalkInsById(database: Database, ids: readonly string[]): Promise<WalkInRow[]> {
  if (ids.length === 0) return [];
  return database
    .selectFrom('door_walk_ins')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('name')
    .orderBy('id')
    .execute();
}

export function findWalkInsFrom(database: Database, email: string): Promise<WalkInRow[]> {
  return database
    .selectFrom('door_walk_ins')
    .selectAll()
    .where((of) => of(of.fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .orderBy('id')
    .execute();
}

/** Walk-ins of these ids, and whom registrations of these ids were before they were ones. */
export async function findWalkInsEver(database: Database, ids: readonly string[]): Promise<WalkInRow[]> {
  if (ids.length === 0) return [];
  return database
    .selectFrom('door_walk_ins')
    .selectAll()
    .where((of) => of.or([of('id', 'in', ids), of('attendee_id', 'in', ids)]))
    .orderBy('name')
    .orderBy('id')
    .execute();
}

/** Whom these registrations were before they were ones. */
export async function findWalkInsBefore(
  database: Database,
  attendeeIds: readonly string[],
): Promise<WalkInRow[]> {
  if (attendeeIds.length === 0) return [];
  return database
    .selectFrom('door_walk_ins')
    .selectAll()
    .where('attendee_id', 'in', attendeeIds)
    .orderBy('id')
    .execute();
}

export function findWalkInsCalled(database: Database, names: readonly string[]): Promise<WalkInRow[]> {
  const lower = names.map((name) => name.toLowerCase());
  return database
    .selectFrom('door_walk_ins')
    .selectAll()
    .where((of) => of(of.fn<string>('lower', ['name']), 'in', lower))
    .orderBy('id')
    .execute();
}

export async function insertWalkIn(database: Database, row: WalkInRow): Promise<void> {
  await database
    .insertInto('door_walk_ins')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function updateWalkIn(database: Database, id: string, row: Partial<WalkInRow>): Promise<void> {
  await database.updateTable('door_walk_ins').set(row).where('id', '=', id).execute();
}

export async function eraseWalkIns(database: Database, ids: readonly string[]): Promise<void> {
  await database.deleteFrom('door_walk_ins').where('id', 'in', ids).execute();
}

/** Of whom devices know something else since then, in the order in which it changed. */
export async function listChanged(database: Database, editionId: string, since: number, limit: number) {
  const rows = await database
    .selectFrom('door_changes')
    .select(['id', 'position'])
    .where('event_id', '=', editionId)
    .where('position', '>', since)
    .orderBy('position')
    .limit(limit)
    .execute();
  return rows.map(({ id, position }) => ({ id, position: Number(position) }));
}

const LAST_SCAN = 'door_last_scan';
const SETTLED = 'door_settled';

/** Where the next scan goes, and up to where who is in is settled; that is unknown until a scan was settled. */
export async function scanPositions(
  database: Database,
): Promise<{ next: number; settled: number | undefined }> {
  const known = await readSettings(database, [LAST_SCAN, SETTLED]);
  const settled = known.get(SETTLED);
  // Also after those that were erased: devices ask for what comes after what they know.
  const last = Number(known.get(LAST_SCAN) ?? 0);
  const next = Math.max(last + 1, await nextPosition(database.selectFrom('door_scans')));
  return { next, settled: settled === undefined ? undefined : Number(settled) };
}

/** In the transaction that keeps and settles them. */
export function keepScanPositions(
  database: Database,
  { last, settled }: { last: number; settled: number },
): Promise<void> {
  return writeSettings(database, { [LAST_SCAN]: String(last), [SETTLED]: String(settled) });
}

/** Whether it wasn't there before. */
export async function insertScan(database: Database, row: ScanRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('door_scans')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows ?? 0) > 0;
}

/** With the names of the devices. */
function withDevices(database: Database) {
  return database
    .selectFrom('door_scans')
    .innerJoin('door_devices', 'door_devices.id', 'door_scans.device_id')
    .selectAll('door_scans')
    .select('door_devices.name as device');
}

/** In the order in which they were received. */
export function listScans(database: Database, editionId: string, since: number, limit: number) {
  return withDevices(database)
    .where('door_scans.event_id', '=', editionId)
    .where('door_scans.position', '>', since)
    .orderBy('door_scans.position')
    .limit(limit)
    .execute();
}

const RECORD_SHAPE = {
  columns: { time: 'scanned_at' },
  initial: { sort: 'time', order: 'asc' },
  tieBreaker: 'id',
} as const satisfies ListShape<'time'>;

/** Of all that is in an edition's record, in order of time. */
export function listRecordIds(database: Database, editionId: string, { ids, signal }: Chosen) {
  const scans = database
    .selectFrom('door_scans')
    .selectAll()
    .where('event_id', '=', editionId)
    .where('kind', '<>', 'undo');
  return listIds(ids ? scans.where('id', 'in', ids) : scans, { signal }, RECORD_SHAPE);
}

/** In order of time. */
export function listScansById(database: Database, ids: readonly string[]) {
  return withDevices(database)
    .where('door_scans.id', 'in', ids)
    .orderBy('scanned_at')
    .orderBy('door_scans.id')
    .execute();
}

/** Of these registrations and walk-ins. */
export function listScansOf(database: Database, ids: readonly string[]) {
  return withDevices(database)
    .where((of) => of.or([of('door_scans.attendee_id', 'in', ids), of('walk_in_id', 'in', ids)]))
    .orderBy('scanned_at')
    .execute();
}

export async function eraseScans(database: Database, ids: readonly string[]): Promise<void> {
  await database.deleteFrom('door_scans').where('id', 'in', ids).execute();
}

/** How many of them hang on these. */
export function countOfAttendees(database: Database, ids: readonly string[]): Promise<number> {
  return count(database.selectFrom('door_scans').selectAll().where('attendee_id', 'in', ids));
}
