import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import {
  type ActivitySnapshot,
  assertCurrentVersion,
  changesBetween,
  versionOf,
} from '#platform/server/activity-snapshot.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { newId } from '#platform/server/identifier.ts';
import type { ActivityType } from '#rooms/ground/activity/contract.ts';
import { withActivity } from '#rooms/ground/activity/server/service.ts';
import type { ListedRole, RoleInput } from '../contract.ts';
import * as say from '../messages.ts';
import { deleteRoleRow, findRole, insertRole, listRoleRows, updateRoleRow } from './queries.ts';
import { inOne, isReservedForRoles } from './reserved-names.ts';
import {
  assertNoMoreThanOwn,
  declaredRights,
  holdersIn,
  PROGRAMS_ROLES,
  rightsIn,
  rightsOfProgramsRole,
} from './rights.ts';
import type { RoleRow } from './tables.ts';

export { isReservedForUsers } from './reserved-names.ts';
export { assertNoMoreThanOwn, rightsOf, roleExists, rolesThatMay } from './rights.ts';

/** The program's own ones first. */
export async function listRoles(context: CallContext): Promise<ListedRole[]> {
  const { database } = context.store;
  const held = await holdersIn(context).count(database);
  const rows = await listRoleRows(database);
  return [
    ...PROGRAMS_ROLES.map((name) => ({
      id: name,
      name,
      builtIn: true,
      rights: rightsOfProgramsRole(context, name),
      users: held[name] ?? 0,
    })),
    ...rows.map((row) => toRole(context, row, held[row.name])),
  ];
}

export async function readRole(context: CallContext, id: string): Promise<ListedRole & { version: string }> {
  const { database } = context.store;
  const row = await getRole(database, id);
  const held = await holdersIn(context).count(database);
  return { ...toRole(context, row, held[row.name]), version: versionOf(() => roleSnapshot(context, row)) };
}

export function createRole(context: CallContext, role: RoleInput): Promise<string> {
  return withActivity(context, async (database) => {
    const columns = await columnsOf(context, database, role);
    const now = context.clock.now().toISOString();
    const row: RoleRow = { id: newId(), ...columns, created_at: now, updated_at: now };
    await insertRole(database, row);
    return { result: row.id, activity: entry('Created', row, say.createdEntry) };
  });
}

/** Refuses if the role is no longer at the given version. */
export function changeRole(
  context: CallContext,
  id: string,
  { version, ...role }: RoleInput & { version?: string | undefined },
): Promise<void> {
  return withActivity(context, async (database) => {
    const before = await getRole(database, id);
    assertCurrentVersion(() => roleSnapshot(context, before), version);
    await assertNoMoreThanOwn(context, database, { role: before.name });
    const columns = await columnsOf(context, database, role, id);
    await updateRoleRow(database, id, { ...columns, updated_at: context.clock.now().toISOString() });
    if (columns.name !== before.name) await holdersIn(context).rename(database, before.name, columns.name);
    const after = { ...before, ...columns };
    const changes = changesBetween(
      () => roleSnapshot(context, before),
      () => roleSnapshot(context, after),
    );
    return { result: undefined, activity: { ...entry('Updated', after, say.updatedEntry), changes } };
  });
}

/** Deletes a role that nobody has, and returns its name. */
export function removeRole(context: CallContext, id: string): Promise<string> {
  return withActivity(context, async (database) => {
    const row = await getRole(database, id);
    await assertNoMoreThanOwn(context, database, { role: row.name });
    const count = (await holdersIn(context).count(database))[row.name] ?? 0;
    if (count > 0) throw new Refusal('conflict', say.inUse({ count }));
    await deleteRoleRow(database, id);
    return { result: row.name, activity: entry('Deleted', row, say.deletedEntry) };
  });
}

async function getRole(database: Database, id: string): Promise<RoleRow> {
  const row = await findRole(database, id);
  if (!row) throw new Refusal('not-found', say.gone());
  return row;
}

async function columnsOf(
  context: CallContext,
  database: Database,
  { name, rights }: RoleInput,
  exceptId?: string,
): Promise<Pick<RoleRow, 'name' | 'name_key' | 'rights'>> {
  const others = (await listRoleRows(database)).filter(({ id }) => id !== exceptId);
  if (others.some((other) => inOne(other.name) === inOne(name)) || (await isReservedForRoles(name)))
    throw new Refusal('conflict', say.nameTaken(), { name: say.nameTaken() });
  const known = declaredRights(context).map(([right]): string => right);
  if (rights.some((right) => !known.includes(right)))
    throw new Refusal('invalid', say.rightUnknown(), { rights: say.rightUnknown() });
  await assertNoMoreThanOwn(context, database, { rights });
  return {
    name,
    name_key: normaliseForSearch(name),
    rights: JSON.stringify(known.filter((right) => rights.includes(right))),
  };
}

function toRole(context: CallContext, row: RoleRow, users = 0): ListedRole {
  return { id: row.id, name: row.name, builtIn: false, rights: rightsIn(context, row), users };
}

function roleSnapshot(context: CallContext, row: RoleRow): ActivitySnapshot {
  const rights = rightsIn(context, row);
  const labels = declaredRights(context).flatMap(([name, { label }]) =>
    rights.includes(name) ? [label()] : [],
  );
  return { [say.name()]: row.name, [say.rights()]: labels.join(', ') };
}

function entry(type: ActivityType, { id, name }: RoleRow, describe: (values: { name: string }) => string) {
  return { type, description: describe({ name }), subject: { type: 'role' as const, id } };
}
