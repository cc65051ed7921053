import {
  type Access,
  ADMINISTRATOR,
  mayAccess,
  type Right,
  type Role,
  USER,
} from '#platform/contract/access.ts';
import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { BUILT_IN_ROLES, type BuiltInRole, type DeclaredRight } from '#platform/contract/rights.ts';
import type { Database } from '#platform/server/database/store.ts';
import { type CallContext, requireActor, type Services } from '#platform/server/http/context.ts';
import { givenBy, theOneGiven } from '#platform/server/module.ts';
import * as say from '../messages.ts';
import { findRoleNamed, listRoleRows } from './queries.ts';
import type { RoleRow } from './tables.ts';

/** Those who have roles. The module that knows them depends on this one. */
interface RoleHolders {
  /** The role of a user; undefined if they may not sign in. */
  roleOf(database: Database, userId: string): Promise<Role | undefined>;
  /** How many users have each role. */
  count(database: Database): Promise<Readonly<Record<Role, number>>>;
  /** A role has another name from now on. Runs in the caller's transaction. */
  rename(database: Database, from: Role, to: Role): Promise<void>;
}

declare module '#platform/server/module.ts' {
  interface ServerModule {
    roleHolders?: RoleHolders;
  }
}

type Knowing = Pick<Services, 'modules'>;

/** The roles that the program knows from the start, each with its rights. */
export const PROGRAMS_ROLES: readonly Role[] = [ADMINISTRATOR, ...BUILT_IN_ROLES, USER];

/** The table of all rights (docs/product.md, 5.1). */
export function declaredRights({ modules }: Knowing): [Right, DeclaredRight][] {
  return givenBy(modules, 'rights').flatMap((some) => Object.entries(some) as [Right, DeclaredRight][]);
}

export function holdersIn({ modules }: Knowing): RoleHolders {
  return theOneGiven(modules, 'roleHolders');
}

/** What a role may do as the database has it now; nothing, if there is no such role. */
export async function rightsOf(services: Knowing, database: Database, role: Role): Promise<Right[]> {
  if (PROGRAMS_ROLES.includes(role)) return rightsOfProgramsRole(services, role);
  const row = await findRoleNamed(database, normaliseForSearch(role));
  return row ? rightsIn(services, row) : [];
}

export function rightsOfProgramsRole(services: Knowing, role: Role): Right[] {
  return declaredRights(services).flatMap(([name, { roles = [] }]) =>
    role === ADMINISTRATOR || roles.includes(role as BuiltInRole) ? [name] : [],
  );
}

/** Those of a row that still exist, in the order of the table. */
export function rightsIn(services: Knowing, { rights }: Pick<RoleRow, 'rights'>): Right[] {
  const stored: string[] = JSON.parse(rights);
  return declaredRights(services).flatMap(([name]) => (stored.includes(name) ? [name] : []));
}

export async function roleExists(database: Database, role: Role): Promise<boolean> {
  if (PROGRAMS_ROLES.includes(role)) return true;
  return (await findRoleNamed(database, normaliseForSearch(role)))?.name === role;
}

/** The roles that have this access. */
export async function rolesThatMay(services: Knowing, database: Database, access: Access): Promise<Role[]> {
  const own = (await listRoleRows(database)).map((row) => ({
    role: row.name,
    rights: rightsIn(services, row),
  }));
  const programs = PROGRAMS_ROLES.map((role) => ({ role, rights: rightsOfProgramsRole(services, role) }));
  return [...programs, ...own].filter((one) => mayAccess(access, one)).map(({ role }) => role);
}

/**
 * Refuses who would give or take away what they don't have themselves: a role, some rights, or a user of that role. Runs in
 * the caller's transaction.
 */
export async function assertNoMoreThanOwn(
  context: CallContext,
  database: Database,
  given: { role: Role } | { rights: readonly string[] },
): Promise<void> {
  const role = await holdersIn(context).roleOf(database, requireActor(context).userId);
  if (role === ADMINISTRATOR) return;
  const own: readonly string[] = role ? await rightsOf(context, database, role) : [];
  const rights = 'role' in given ? await rightsOf(context, database, given.role) : given.rights;
  const isMore = 'role' in given && given.role === ADMINISTRATOR;
  if (isMore || rights.some((right) => !own.includes(right)))
    throw new Refusal('forbidden', say.moreThanYours());
}
