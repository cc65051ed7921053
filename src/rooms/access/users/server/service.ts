import { type Access, ADMINISTRATOR, mayAccess, type Role, USER } from '#platform/contract/access.ts';
import type { Change } from '#platform/contract/change.ts';
import { emailKey } from '#platform/contract/email-address.ts';
import { likenessOf } from '#platform/contract/looks-alike.ts';
import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { assertCurrentVersion, changed, changesBetween } from '#platform/server/activity-snapshot.ts';
import type { Database } from '#platform/server/database/store.ts';
import { limitGuesses } from '#platform/server/guesses.ts';
import { assertNoToken, type CallContext, type Services } from '#platform/server/http/context.ts';
import { newId } from '#platform/server/identifier.ts';
import type { FoundRecord } from '#rooms/edition/server.ts';
import type { ActivityType } from '#rooms/ground/contract.ts';
import {
  assertNoMoreThanOwn,
  isReservedForUsers,
  rightsOf,
  roleExists,
  rolesThatMay,
  type WithActivity,
  withActivity,
} from '#rooms/ground/server.ts';
import type { ChangedUser, NewUser } from '../contract.ts';
import * as say from '../messages.ts';
import { userSnapshot } from './activity-snapshot.ts';
import { hashChosenPassword } from './password-rules.ts';
import { type Asker, askerOf, hashPassword, passwordMatches } from './passwords.ts';
import {
  anotherAdministratorExists,
  findDeletedUser,
  findNamed,
  findUser,
  findUserByEmail,
  findUsernames,
  listOtherNames,
  listUsersOf,
  updateUser,
} from './queries.ts';
import type { UserRow } from './tables.ts';
import { accessIn } from './user-access.ts';

export { hashChosenPassword } from './password-rules.ts';
export { askerOf } from './passwords.ts';
export { findUserByEmail, listUsersWithSecret, updateUser } from './queries.ts';
export type { UserRow } from './tables.ts';
export type { UserAccess } from './user-access.ts';

/** The user with this address and password, if any; takes equally long either way. */
export async function findByCredentials(
  context: CallContext,
  email: string,
  password: string,
  device: string | undefined,
) {
  const user = await findUserByEmail(context.store.database, email);
  return (await passwordMatches(password, user?.password_hash, askerOf(context, device))) ? user : undefined;
}

/** Whether an Administrator requires a second factor that the user hasn't set up yet. */
export function mustSetUpTwoFactor(
  user: Pick<UserRow, 'two_factor_required_at' | 'two_factor_since'>,
): boolean {
  return user.two_factor_required_at !== null && user.two_factor_since === null;
}

export async function getUser(database: Database, id: string): Promise<UserRow> {
  const user = await findUser(database, id);
  if (!user) throw new Refusal('not-found', say.gone());
  return user;
}

/** Names by id; '' stands for users who were erased. */
export async function namesOfUsers(
  database: Database,
  ids: readonly (string | null)[],
): Promise<(id: string | null) => string> {
  const known = [...new Set(ids.flatMap((id) => id ?? []))];
  const rows = known.length > 0 ? await findUsernames(database, known) : [];
  const names = new Map(rows.map(({ id, username }) => [id, username]));
  return (id) => names.get(id ?? '') ?? '';
}

/** The user, unless deleted or disabled. */
export async function findUserLetIn(database: Database, id: string): Promise<UserRow | undefined> {
  const user = await findUser(database, id);
  return user?.disabled_at === null ? user : undefined;
}

/** Whether this user can sign in and has this access. */
export async function userMay(services: Services, id: string, access: Access): Promise<boolean> {
  const { database } = services.store;
  const user = await findUserLetIn(database, id);
  if (!user) return false;
  const { role } = user;
  return mayAccess(access, { role, rights: await rightsOf(services, database, role) });
}

/** Those who can sign in and have this access. */
export async function listUsersWhoMay(
  services: Pick<Services, 'modules'>,
  database: Database,
  access: Access,
): Promise<UserRow[]> {
  return listUsersOf(database, await rolesThatMay(services, database, access));
}

/** A user whom the one who asks may change: not somebody who may do more. Runs in the caller's transaction. */
export async function getChangeable(context: CallContext, database: Database, id: string): Promise<UserRow> {
  const user = await getUser(database, id);
  await assertNoMoreThanOwn(context, database, { role: user.role });
  return user;
}

export async function findUsersByName(
  database: Database,
  term: string,
  limit: number,
): Promise<FoundRecord[]> {
  const rows = await findNamed(database, term, limit);
  return rows.map((row) => ({ id: row.id, title: row.username, details: [row.email, row.role] }));
}

/** Makes a user's row to insert. Hashing is slow, so call it outside any transaction. */
export async function prepareUser(
  { clock }: Services,
  user: NewUser & { role: Role },
  asker?: Asker,
): Promise<UserRow> {
  const now = clock.now().toISOString();
  return {
    id: newId(),
    ...toColumns(user),
    role: user.role,
    language: null,
    password_hash: await hashPassword(user.password, asker),
    created_at: now,
    updated_at: now,
    deleted_at: null,
    disabled_at: null,
    two_factor_required_at: null,
    two_factor_since: null,
    two_factor_secret: null,
    two_factor_step: null,
  };
}

/** The changes to a user that organisers see. */
export function userChanges(before: UserRow, after: UserRow): Change[] {
  return changesBetween(
    () => userSnapshot(before),
    () => userSnapshot(after),
  );
}

/** Refuses, at the form's field, a wrong password for the account or too many guesses. */
export function assertPassword(
  context: CallContext,
  user: UserRow,
  password: string,
  field: string,
): Promise<void> {
  const { limits, actor, address } = context;
  // Counted by session: a stolen one could change its address with every guess.
  const guess = { secret: `password of ${user.id}`, address: actor?.sessionId ?? address };
  return limitGuesses(limits, guess, async () => {
    if (!(await passwordMatches(password, user.password_hash, askerOf(context))))
      throw notYourPassword(field);
  });
}

/**
 * Refuses if the password has changed since it was checked, before the transaction. Returns the current user.
 */
export async function assertSamePassword(database: Database, user: UserRow, field: string): Promise<UserRow> {
  const present = await getUser(database, user.id);
  if (present.password_hash !== user.password_hash) throw notYourPassword(field);
  return present;
}

function notYourPassword(field: string): Refusal {
  const message = say.wrongPassword();
  return new Refusal('invalid', message, { [field]: message });
}

/**
 * Updates a user; refused if the given version is out of date. A new password ends their sessions, except the
 * one in which it was set; a new address ends their one-time link.
 */
export async function changeUser(
  context: CallContext,
  id: string,
  { version, ...user }: ChangedUser & { version?: string | undefined },
): Promise<void> {
  const hash = user.password ? await hashChosenPassword(context, user.password, user) : undefined;
  await withActivity(context, async (database) => {
    const row = await getChangeable(context, database, id);
    assertCurrentVersion(() => userSnapshot(row), version);
    await assertAddressFree(database, user.email, id);
    if (user.username !== row.username) await assertNameUnlike(database, { id, username: user.username });
    if (!(await roleExists(database, user.role)))
      throw new Refusal('invalid', say.roleMissing(), { role: say.roleMissing() });
    await assertNoMoreThanOwn(context, database, { role: user.role });
    if (user.role !== ADMINISTRATOR) await assertNotLastAdministrator(database, row);
    const updated_at = context.clock.now().toISOString();
    const columns = { ...toColumns(user), role: user.role, updated_at };
    await updateUser(database, id, { ...columns, ...(hash && { password_hash: hash }) });
    // Whoever was sent one at the former address may be a stranger.
    if (columns.email_key !== row.email_key) await accessIn(context).endLinks(database, id);
    const ended = hash ? await accessIn(context).end(database, id, context.actor?.sessionId) : '';
    const next = { ...row, ...columns };
    const changes = userChanges(row, next);
    if (hash) changes.push(changed(say.password));
    const activity = describe('Updated', next);
    return {
      result: undefined,
      activity: { ...activity, description: activity.description + ended, changes },
    };
  });
}

export function deleteUser(context: CallContext, id: string): Promise<void> {
  return withActivity(context, async (database) => {
    const row = await getChangeable(context, database, id);
    await assertNotLastAdministrator(database, row);
    assertNotOwnAccount(context, id, 'delete');
    await updateUser(database, id, { deleted_at: context.clock.now().toISOString() });
    const ended = await accessIn(context).end(database, id);
    const activity = describe('Deleted', row);
    return { result: undefined, activity: { ...activity, description: activity.description + ended } };
  });
}

/**
 * Restores a deleted user, unless another user has the address now. Who had a role that is gone has the one without rights:
 * another of the same name would else be theirs. Runs in the caller's transaction.
 */
export async function restoreUser(
  database: Database,
  id: string,
  context: CallContext,
): Promise<WithActivity<string> | undefined> {
  const row = await findDeletedUser(database, id);
  if (!row) return undefined;
  assertNoToken(context);
  await assertNoMoreThanOwn(context, database, { role: row.role });
  await assertAddressFree(database, row.email, id);
  const role = (await roleExists(database, row.role)) ? row.role : USER;
  await updateUser(database, id, { deleted_at: null, role });
  return { result: row.username, activity: describe('Restored', { ...row, role }) };
}

export async function assertAddressFree(database: Database, email: string, id: string): Promise<void> {
  const other = await findUserByEmail(database, email);
  if (other && other.id !== id)
    throw new Refusal('conflict', say.emailTaken(), {
      email: say.emailTaken(),
    });
}

/** Refuses to leave the site without an Administrator. Runs in the caller's transaction. */
export async function assertNotLastAdministrator(database: Database, row: UserRow): Promise<void> {
  if (row.role !== ADMINISTRATOR || (await anotherAdministratorExists(database, row.id))) return;
  throw new Refusal('conflict', say.lastAdministrator());
}

const OWN_ACCOUNT = {
  delete: say.ownAccountNotDeleted,
  disable: say.ownAccountNotDisabled,
  erase: say.ownAccountNotErased,
};

/** Refuses users who would delete, disable or erase their own account: they couldn't undo it. */
export function assertNotOwnAccount(
  { actor }: Pick<CallContext, 'actor'>,
  id: string,
  act: keyof typeof OWN_ACCOUNT,
): void {
  if (actor?.userId !== id) return;
  throw new Refusal('conflict', OWN_ACCOUNT[act]());
}

/**
 * Refuses a name that looks like another user's but is written otherwise, or like one of the program's. Two people may
 * have the same name, if another person says so: nobody takes somebody's.
 */
export async function assertNameUnlike(
  database: Database,
  { id, username }: { id: string; username: string },
  isOwn = false,
): Promise<void> {
  const [key, likeness] = [normaliseForSearch(username), likenessOf(username)];
  const others = (await listOtherNames(database, id)).filter((other) => isOwn || other.username_key !== key);
  const isTaken = others.some((other) => likenessOf(other.username) === likeness);
  if (!isTaken && !(await isReservedForUsers(username))) return;
  throw new Refusal('conflict', say.nameLikeAnother(), { username: say.nameLikeAnother() });
}

/** The activity record of a change to a user. */
export function describe(verb: ActivityType, { id, username, role }: UserRow) {
  const description = say.entry({ verb, username, role });
  return { type: verb, description, subject: { type: 'user' as const, id } };
}

function toColumns({ username, email, phone }: Pick<NewUser, 'username' | 'email' | 'phone'>) {
  return {
    username,
    username_key: normaliseForSearch(username),
    email,
    email_key: emailKey(email),
    phone: phone ?? null,
  };
}
