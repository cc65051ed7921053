import { z } from 'zod';
import { defineCall } from '#platform/contract/define-call.ts';
import { id, NAME_MAX, requiredText, text } from '#platform/contract/fields.ts';
import { changed, oneOf } from '#platform/contract/lists.ts';
import { hasRareLetters, mixesScripts } from '#platform/contract/looks-alike.ts';
import { version, versioned } from '#platform/contract/version.ts';
import * as say from './messages.ts';

const RIGHTS_MAX = 100;
/** Other signs look like letters: ‘Us℮r’, ‘Ed!tor’. */
const IN_LETTERS = /^[\p{L}\p{M}\p{N}\p{Zs}&/'’.,()+–-]*$/u;

export const roleForm = z.strictObject({
  name: requiredText(NAME_MAX, say.nameMissing)
    .refine((name) => IN_LETTERS.test(name), { error: say.nameSigns })
    .refine((name) => !mixesScripts(name), { error: say.nameMixed })
    .refine((name) => !hasRareLetters(name), { error: say.nameRare }),
  /** By their names. */
  rights: z.array(text(NAME_MAX)).min(1, { error: say.rightsMissing }).max(RIGHTS_MAX),
});
export type RoleInput = z.output<typeof roleForm>;

const role = z.strictObject({
  /** Of the program's own roles, the name. */
  id: z.string(),
  name: z.string(),
  /** Those of the program can't be changed. */
  builtIn: z.boolean(),
  rights: z.array(z.string()),
  /** How many users have it. */
  users: z.number().int(),
});
export type ListedRole = z.output<typeof role>;

const right = z.strictObject({
  name: z.string(),
  label: z.string(),
  /** What it lets somebody see and do. */
  allows: z.string(),
});
export type ListedRight = z.output<typeof right>;

export const viewRoles = defineCall({
  name: 'viewRoles',
  summary: 'All roles, and every right that a role can have',
  method: 'GET',
  path: '/api/v1/roles',
  access: { right: 'users' },
  reply: z.strictObject({ records: z.array(role), rights: z.array(right) }),
});

export const singleRole = defineCall({
  name: 'singleRole',
  summary: 'One of the roles that organisers made',
  method: 'GET',
  path: '/api/v1/roles/{id}',
  access: { right: 'users' },
  query: { id },
  reply: oneOf(versioned(role)),
});

export const addRole = defineCall({
  name: 'addRole',
  summary: 'Add a role, of rights that you have yourself',
  method: 'POST',
  path: '/api/v1/roles',
  access: { right: 'users' },
  sessionOnly: true,
  status: 201,
  jsonOnly: true,
  body: roleForm,
  reply: changed,
});

export const updateRole = defineCall({
  name: 'updateRole',
  summary: 'Update a role, which changes at once what its users may do',
  method: 'PUT',
  path: '/api/v1/roles/{id}',
  access: { right: 'users' },
  sessionOnly: true,
  jsonOnly: true,
  query: { id },
  body: roleForm.extend({ version }),
  reply: changed,
});

export const deleteRole = defineCall({
  name: 'deleteRole',
  summary: 'Delete a role that nobody has',
  method: 'DELETE',
  path: '/api/v1/roles/{id}',
  access: { right: 'users' },
  sessionOnly: true,
  alsoRefused: ['conflict'],
  query: { id },
  reply: changed,
});
