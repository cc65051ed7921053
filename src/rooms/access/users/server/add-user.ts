import { USER } from '#platform/contract/access.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { newSecret } from '#platform/server/identifier.ts';
import { withActivity } from '#rooms/ground/server.ts';
import type { InvitedUser, NewUser } from '../contract.ts';
import { assertHardToGuess } from './password-rules.ts';
import { askerOf } from './passwords.ts';
import { insertUser } from './queries.ts';
import { assertAddressFree, assertNameUnlike, describe, prepareUser } from './service.ts';
import type { UserRow } from './tables.ts';
import { accessIn } from './user-access.ts';

/** Adds a user, with the role User (docs/product.md, 5.3). */
export async function createUser(context: CallContext, user: NewUser): Promise<string> {
  assertHardToGuess(context.config, user.password, user);
  const { id } = await addUser(context, user, async () => {});
  return id;
}

/** Adds a user whose password nobody knows, until they choose their own by the link. */
export async function createInvited(context: CallContext, user: InvitedUser) {
  const { id, further: isInvited } = await addUser(
    context,
    { ...user, password: newSecret() },
    (database, row) => accessIn(context).invite(database, context, row),
  );
  return { id, isInvited };
}

async function addUser<Further>(
  context: CallContext,
  user: NewUser,
  after: (database: Database, row: UserRow) => Promise<Further>,
) {
  const row = await prepareUser(context, { ...user, role: USER }, askerOf(context));
  return withActivity(context, async (database) => {
    await assertAddressFree(database, user.email, row.id);
    await assertNameUnlike(database, row);
    await insertUser(database, row);
    return {
      result: { id: row.id, further: await after(database, row) },
      activity: describe('Created', row),
    };
  });
}
