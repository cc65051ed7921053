import { makeResetLink, usePasswordLink } from '#features/auth/server/reset-link.ts';
import { setDisabled, setTwoFactorRequired } from '#features/auth/server/standing.ts';
import { one } from '#platform/contract/lists.ts';
import { versionOf } from '#platform/server/details.ts';
import { answer } from '#platform/server/http/answer.ts';
import {
  addUser,
  createResetLink,
  deleteUser,
  disableUser,
  requireTwoFactor,
  resetPassword,
  singleUser,
  updateUser,
  viewUsers,
} from '../contract.ts';
import { userDetails } from './details.ts';
import { listUsers } from './queries.ts';
import { changeUser, createUser, getUser, deleteUser as removeUser, toUser } from './service.ts';

export const userAnswers = [
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
    await changeUser(context, query.userId, body);
    return { message: `${body.username} is saved.`, id: query.userId };
  }),

  answer(deleteUser, async ({ query }, context) => {
    await removeUser(context, query.id);
    return { message: 'The user is deleted.', id: query.id };
  }),

  answer(disableUser, async ({ body }, context) => {
    const name = await setDisabled(context, body.id, body.disabled);
    return { message: `${name} ${body.disabled ? 'is disabled' : 'can sign in again'}.`, id: body.id };
  }),

  answer(requireTwoFactor, async ({ body }, context) => {
    const name = await setTwoFactorRequired(context, body.id, body.required);
    const message = body.required
      ? `${name} is asked for two-factor sign-in.`
      : `${name} is not asked any more.`;
    return { message, id: body.id };
  }),

  answer(createResetLink, async ({ body }, context) => ({
    message: 'Hand this link to the user: it serves once, for 24 hours.',
    ...(await makeResetLink(context, body.id)),
  })),

  answer(resetPassword, async ({ body }, context) => {
    await usePasswordLink(context, body.token, body.password);
    return { message: 'Your new password is set. You can sign in now.' };
  }),
];
