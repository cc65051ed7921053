import type { Database } from '#platform/server/database/store.ts';
import type { GroupRow } from './tables.ts';

export async function insertGroup(database: Database, row: GroupRow): Promise<void> {
  await database.insertInto('groups').values(row).execute();
}

export function findGroupOf(database: Database, buyerId: string): Promise<GroupRow | undefined> {
  return database.selectFrom('groups').selectAll().where('buyer_id', '=', buyerId).executeTakeFirst();
}

export async function updateGroup(database: Database, id: string, row: Partial<GroupRow>): Promise<void> {
  await database.updateTable('groups').set(row).where('id', '=', id).execute();
}

export async function moveGroup(database: Database, from: string, buyer_id: string): Promise<void> {
  await database.updateTable('groups').set({ buyer_id }).where('buyer_id', '=', from).execute();
}

/** Those of these buyers with places that have no name. */
export function listKeptBy(database: Database, buyerIds: readonly string[]): Promise<GroupRow[]> {
  return database
    .selectFrom('groups')
    .selectAll()
    .where('buyer_id', 'in', buyerIds)
    .where('unnamed', '>', 0)
    .execute();
}

/** Those of an edition with places that have no name. */
export function listUnnamed(database: Database, editionId: string): Promise<GroupRow[]> {
  return database
    .selectFrom('groups')
    .selectAll()
    .where('event_id', '=', editionId)
    .where('unnamed', '>', 0)
    .execute();
}
