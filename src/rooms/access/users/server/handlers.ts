import { versionOf } from '#platform/server/activity-snapshot.ts';
import { type Handler, handler } from '#platform/server/http/handler.ts';
import { addUser, deleteUser, inviteUser, singleUser, updateUser, viewUsers } from '../contract.ts';
import * as say from '../messages.ts';
import { userSnapshot } from './activity-snapshot.ts';
import { createInvited, createUser } from './add-user.ts';
import { listUsers } from './queries.ts';
import { toUser } from './record.ts';
import { changeUser, getUser, deleteUser as removeUser } from './service.ts';

export const userHandlers: Handler[] = [
  handler(viewUsers, async ({ query }, { store }) => {
    const { rows, total } = await listUsers(store.database, query);
    return { records: rows.map(toUser), total };
  }),

  handler(singleUser, async ({ query }, { store }) => {
    const user = await getUser(store.database, query.userId);
    return { record: { ...toUser(user), version: versionOf(() => userSnapshot(user)) } };
  }),

  handler(addUser, async ({ body }, context) => {
    const id = await createUser(context, body);
    return { message: say.added({ username: body.username }), id };
  }),

  handler(inviteUser, async ({ body }, context) => {
    const { id, isInvited } = await createInvited(context, body);
    const next = isInvited ? say.getsLink({ email: body.email }) : say.notInvited();
    return { message: say.addedAnd({ username: body.username, next }), id };
  }),

  handler(updateUser, async ({ query, body }, context) => {
    await changeUser(context, query.userId, body);
    return { message: say.saved({ username: body.username }), id: query.userId };
  }),

  handler(deleteUser, async ({ query }, context) => {
    await removeUser(context, query.id);
    return { message: say.deleted(), id: query.id };
  }),
];
