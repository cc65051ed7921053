import { one } from '#platform/contract/lists.ts';
import { versionOf } from '#platform/server/activity-snapshot.ts';
import { type Handler, handler } from '#platform/server/http/handler.ts';
import { addUser, deleteUser, singleUser, updateUser, viewUsers } from '../contract.ts';
import { userSnapshot } from './activity-snapshot.ts';
import { listUsers } from './queries.ts';
import { toUser } from './record.ts';
import { changeUser, createUser, getUser, deleteUser as removeUser, type UserAccess } from './service.ts';

/** Calls that end a user's access are given the means to do so. */
export const createUserHandlers = (access: UserAccess): Handler[] => [
  handler(viewUsers, async ({ query }, { store }) => {
    const { rows, total } = await listUsers(store.database, query);
    return { records: rows.map(toUser), total };
  }),

  handler(singleUser, async ({ query }, { store }) => {
    const user = await getUser(store.database, query.userId);
    return one({ ...toUser(user), version: versionOf(userSnapshot(user)) });
  }),

  handler(addUser, async ({ body }, context) => {
    const { id, isInvited } = await createUser(context, access, body);
    const invited = isInvited ? ` ${body.email} gets a link to choose a password.` : '';
    return { message: `${body.username} added.${invited}`, id };
  }),

  handler(updateUser, async ({ query, body }, context) => {
    await changeUser(context, access, query.userId, body);
    return { message: `${body.username} saved.`, id: query.userId };
  }),

  handler(deleteUser, async ({ query }, context) => {
    await removeUser(context, access, query.id);
    return { message: 'User deleted.', id: query.id };
  }),
];
