import type { Database } from '#platform/server/database/store.ts';
import type { RoleRow } from './tables.ts';

export function listRoleRows(database: Database): Promise<RoleRow[]> {
  return database.selectFrom('roles').selectAll().orderBy('name_key').execute();
}

export function findRole(database: Database, id: string): Promise<RoleRow | undefined> {
  return database.selectFrom('roles').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findRoleNamed(database: Database, nameKey: string): Promise<RoleRow | undefined> {
  return database.selectFrom('roles').selectAll().where('name_key', '=', nameKey).executeTakeFirst();
}

export async function insertRole(database: Database, row: RoleRow): Promise<void> {
  await database.insertInto('roles').values(row).execute();
}

export async function updateRoleRow(database: Database, id: string, row: Partial<RoleRow>): Promise<void> {
  await database.updateTable('roles').set(row).where('id', '=', id).execute();
}

export async function deleteRoleRow(database: Database, id: string): Promise<void> {
  await database.deleteFrom('roles').where('id', '=', id).execute();
}
