import { z } from 'zod';
import { contactNumber } from '#platform/contract/contact-number.ts';
import { defineCall } from '#platform/contract/define-call.ts';
import { id, NAME_MAX, optional, ownEmail, requiredText, text } from '#platform/contract/fields.ts';
import { changed, listOf, listQuery, oneOf } from '#platform/contract/lists.ts';
import { hasRareLetters, mixesScripts } from '#platform/contract/looks-alike.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from '#platform/contract/password-limits.ts';
import { version, versioned } from '#platform/contract/version.ts';
import * as say from './messages.ts';

/**
 * A newly chosen password. NIST SP 800-63B: length counts, composition rules don't. The server also refuses
 * what is easy to guess.
 */
export const newPassword = z
  .string()
  .min(PASSWORD_MIN, { error: () => say.passwordTooShort({ least: PASSWORD_MIN }) })
  .max(PASSWORD_MAX, { error: () => say.passwordTooLong({ most: String(PASSWORD_MAX) }) });

/** An existing password. */
export const ownPassword = z
  .string({ error: say.passwordMissing })
  .min(1, { error: say.passwordMissing })
  .max(PASSWORD_MAX, { error: say.tooLong });

/** As the record marks those who are no users: 'Buyer: Ama'. */
const COLON = /[:\u02d0\u02f8\u0589\u05c3\u2236\ua789\ufe13\ufe55\uff1a]/;

export const username = requiredText(NAME_MAX, say.nameMissing)
  .refine((name) => !COLON.test(name), { error: say.nameWithColon })
  .refine((name) => !mixesScripts(name), { error: say.nameMixed })
  .refine((name) => !hasRareLetters(name), { error: say.nameRare });

const userFields = {
  username,
  email: ownEmail(),
  phone: contactNumber,
};

/** They choose their own password. */
export const invitedUser = z.strictObject(userFields);
export type InvitedUser = z.output<typeof invitedUser>;

export const newUser = invitedUser.extend({ password: newPassword });
export type NewUser = z.output<typeof newUser>;

/** An empty password keeps the current one (docs/product.md, 5.3). */
export const changedUser = z.strictObject({
  ...userFields,
  /** By its name. */
  role: requiredText(NAME_MAX, say.roleMissing),
  password: optional(newPassword),
});
export type ChangedUser = z.output<typeof changedUser>;

const user = z.strictObject({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  role: z.string(),
  phone: z.string(),
  date: z.string(),
  disabled: z.boolean(),
  twoFactor: z.boolean(),
  twoFactorRequired: z.boolean(),
});
export type User = z.output<typeof user>;

export const USER_SORTS = ['username', 'email', 'role', 'phone', 'date'] as const;

/** `role` in a query is a documented claim that the server ignores, so the filter has another name. */
const userQuery = { ...listQuery(USER_SORTS), ofRole: text(NAME_MAX).optional() };
export type UserListQuery = z.output<z.ZodObject<typeof userQuery>>;

export const viewUsers = defineCall({
  name: 'viewUsers',
  summary: 'The active users; searches the name',
  method: 'GET',
  path: 'users/users',
  access: { right: 'users' },
  query: userQuery,
  reply: listOf(user),
});

export const singleUser = defineCall({
  name: 'singleUser',
  summary: 'One user',
  method: 'GET',
  path: 'users/single_user',
  access: { right: 'users' },
  query: { userId: id },
  reply: oneOf(versioned(user)),
});

export const addUser = defineCall({
  name: 'addUser',
  summary: 'Add a user, with the role User',
  method: 'POST',
  path: 'auth/adduser',
  access: { right: 'users' },
  sessionOnly: true,
  body: newUser,
  reply: changed,
});

export const inviteUser = defineCall({
  name: 'inviteUser',
  summary: 'Add a user, with the role User, who chooses a password by a link that is mailed to them',
  method: 'POST',
  path: '/api/v1/users/invite',
  access: { right: 'users' },
  status: 201,
  sessionOnly: true,
  body: invitedUser,
  reply: changed,
});

export const updateUser = defineCall({
  name: 'updateUser',
  summary: 'Update a user; an empty password keeps the current one',
  method: 'POST',
  path: 'auth/updateuser',
  access: { right: 'users' },
  sessionOnly: true,
  query: { userId: id },
  body: changedUser.extend({ version }),
  reply: changed,
});

export const deleteUser = defineCall({
  name: 'deleteUser',
  summary: 'Delete a user; ends their sessions and API tokens',
  method: 'DELETE',
  path: 'users/delete',
  access: { right: 'users' },
  sessionOnly: true,
  query: { id },
  reply: changed,
});
