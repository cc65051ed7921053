import { count } from '#platform/server/database/list.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { SavedViewRow } from './tables.ts';

export function listViews(database: Database, userId: string): Promise<SavedViewRow[]> {
  return database
    .selectFrom('saved_views')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('name_key')
    .execute();
}

export function countViews(database: Database, userId: string): Promise<number> {
  return count(database.selectFrom('saved_views').selectAll().where('user_id', '=', userId));
}

export function findViewByName(database: Database, userId: string, nameKey: string) {
  return database
    .selectFrom('saved_views')
    .selectAll()
    .where('user_id', '=', userId)
    .where('name_key', '=', nameKey)
    .executeTakeFirst();
}

export async function insertView(database: Database, row: SavedViewRow): Promise<void> {
  await database.insertInto('saved_views').values(row).execute();
}

/** Deletes one of the user's own views and returns it. */
export function deleteView(database: Database, { id, userId }: { id: string; userId: string }) {
  return database
    .deleteFrom('saved_views')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst();
}

/** Of every user. */
export function listAllViews(database: Database): Promise<SavedViewRow[]> {
  return database.selectFrom('saved_views').selectAll().orderBy('id').execute();
}

export async function deleteViews(database: Database, ids: readonly string[]): Promise<void> {
  await database.deleteFrom('saved_views').where('id', 'in', ids).execute();
}
