import { one } from '#platform/contract/lists.ts';
import { answer } from '#platform/server/http/answer.ts';
import { addUser, deleteUser, singleUser, updateUser, viewUsers } from '../contract.ts';
import { listUsers } from './queries.ts';
import { changeUser, createUser, getUser, deleteUser as removeUser, toUser } from './service.ts';

export const userAnswers = [
  answer(viewUsers, async ({ query }, { store }) => {
    const { rows, total } = await listUsers(store.database, query);
    return { records: rows.map(toUser), total };
  }),

  answer(singleUser, async ({ query }, { store }) =>
    one(toUser(await getUser(store.database, query.userId))),
  ),

  answer(addUser, async ({ body }, context) => ({
    message: `${body.username} is added.`,
    id: await createUser(context, body),
  })),

  answer(updateUser, async ({ query, body }, context) => {
    await changeUser(context, query.userId, body);
    return { message: `${body.username} is saved.`, id: query.userId };
  }),

  answer(deleteUser, async ({ query }, context) => {
    await removeUser(context, query.id);
    return { message: 'The user is deleted.', id: query.id };
  }),
];
