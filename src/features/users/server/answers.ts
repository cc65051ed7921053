import { one } from '#platform/contract/lists.ts';
import { versionOf } from '#platform/server/details.ts';
import { type Answer, answer } from '#platform/server/http/answer.ts';
import { addUser, deleteUser, singleUser, updateUser, viewUsers } from '../contract.ts';
import { userDetails } from './details.ts';
import { listUsers } from './queries.ts';
import {
  changeUser,
  createUser,
  getUser,
  deleteUser as removeUser,
  toUser,
  type UserAccess,
} from './service.ts';

/** The calls that end what lets a user in are given the way to it. */
export const createUserAnswers = (access: UserAccess): Answer[] => [
  answer(viewUsers, async ({ query }, { store }) => {
    const { rows, total } = await listUsers(store.database, query);
    return { records: rows.map(toUser), total };
  }),

  answer(singleUser, async ({ query }, { store }) => {
    const user = await getUser(store.database, query.userId);
    return one({ ...toUser(user), version: versionOf(userDetails(user)) });
  }),

  answer(addUser, async ({ body }, context) => ({
    message: `${body.username} is added.`,
    id: await createUser(context, body),
  })),

  answer(updateUser, async ({ query, body }, context) => {
    await changeUser(context, access, query.userId, body);
    return { message: `${body.username} is saved.`, id: query.userId };
  }),

  answer(deleteUser, async ({ query }, context) => {
    await removeUser(context, access, query.id);
    return { message: 'The user is deleted.', id: query.id };
  }),
];
