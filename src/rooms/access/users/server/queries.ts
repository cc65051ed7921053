import { ADMINISTRATOR } from '#platform/contract/access.ts';
import { emailKey } from '#platform/contract/email-address.ts';
import { findDeleted, type ListShape, list } from '#platform/server/database/list.ts';
import { contains } from '#platform/server/database/search.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { USER_SORTS, UserListQuery } from '../contract.ts';
import type { UserRow } from './tables.ts';

const SHAPE: ListShape<(typeof USER_SORTS)[number]> = {
  columns: {
    username: 'username_key',
    email: 'email_key',
    role: 'role',
    phone: 'phone',
    date: 'created_at',
  },
  nullable: ['phone'],
  initial: { sort: 'username', order: 'asc' },
  tieBreaker: 'id',
};

function existing(database: Database) {
  return database.selectFrom('users').selectAll().where('deleted_at', 'is', null);
}

export function listUsers(database: Database, listQuery: UserListQuery) {
  const { search, ofRole } = listQuery;
  const found = existing(database)
    .$if(!!search, (users) => users.where(contains('username_key', search ?? '')))
    .$if(!!ofRole, (users) => users.where('role', '=', ofRole ?? ''));
  return list(found, listQuery, SHAPE);
}

export function findUser(database: Database, id: string): Promise<UserRow | undefined> {
  return existing(database).where('id', '=', id).executeTakeFirst();
}

/** Of whoever else there is. */
export function listOtherNames(database: Database, id: string) {
  return database
    .selectFrom('users')
    .select(['username', 'username_key'])
    .where('deleted_at', 'is', null)
    .where('id', '<>', id)
    .execute();
}

/** Deleted ones included; erased ones are gone. */
export function findUsernames(database: Database, ids: readonly string[]) {
  return database.selectFrom('users').select(['id', 'username']).where('id', 'in', ids).execute();
}

export function findDeletedUser(database: Database, id: string): Promise<UserRow | undefined> {
  return findDeleted(database.selectFrom('users').selectAll(), id);
}

export function findUserByEmail(database: Database, email: string): Promise<UserRow | undefined> {
  return existing(database).where('email_key', '=', emailKey(email)).executeTakeFirst();
}

/** Those with a secret for two-factor sign-in, deleted users included: they can be restored. */
export function listUsersWithSecret(database: Database): Promise<UserRow[]> {
  return database.selectFrom('users').selectAll().where('two_factor_secret', 'is not', null).execute();
}

/** Matches the term in name or e-mail address. */
export function findNamed(database: Database, term: string, limit: number): Promise<UserRow[]> {
  return existing(database)
    .where((either) => either.or([contains('username_key', term), contains('email_key', term)]))
    .orderBy('username_key')
    .limit(limit)
    .execute();
}

/** Users with this address, deleted ones included. */
export function findAllFrom(database: Database, email: string): Promise<UserRow[]> {
  return database
    .selectFrom('users')
    .selectAll()
    .where('email_key', '=', emailKey(email))
    .orderBy('id')
    .execute();
}

/** Removes users for good and returns them. */
export function eraseUsers(database: Database, ids: readonly string[]): Promise<UserRow[]> {
  return database.deleteFrom('users').where('id', 'in', ids).returningAll().execute();
}

export async function anyUserExists(database: Database): Promise<boolean> {
  return (await database.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Those who can sign in, of some roles. */
export function listUsersOf(database: Database, roles: readonly string[]): Promise<UserRow[]> {
  return existing(database)
    .where('role', 'in', roles)
    .where('disabled_at', 'is', null)
    .orderBy('id')
    .execute();
}

export function countByRole(database: Database) {
  return database
    .selectFrom('users')
    .select(['role', (of) => of.cast<number>(of.fn.countAll(), 'integer').as('count')])
    .where('deleted_at', 'is', null)
    .groupBy('role')
    .execute();
}

/** Of deleted users too: they can be restored. */
export async function renameRole(database: Database, from: string, to: string): Promise<void> {
  await database.updateTable('users').set({ role: to }).where('role', '=', from).execute();
}

export async function anotherAdministratorExists(database: Database, id: string): Promise<boolean> {
  const other = existing(database)
    .where('role', '=', ADMINISTRATOR)
    .where('disabled_at', 'is', null)
    .where('id', '!=', id);
  return (await other.limit(1).executeTakeFirst()) !== undefined;
}

export async function insertUser(database: Database, row: UserRow): Promise<void> {
  await database.insertInto('users').values(row).execute();
}

/** Changes some columns of a user's row. Runs in the caller's transaction, which records why. */
export async function updateUser(database: Database, id: string, row: Partial<UserRow>): Promise<void> {
  await database.updateTable('users').set(row).where('id', '=', id).execute();
}
