import { z } from 'zod';
import { defineCall } from '#platform/contract/define-call.ts';
import { id, NAME_MAX, requiredText } from '#platform/contract/fields.ts';
import { changed, listOf } from '#platform/contract/lists.ts';

/** Marks our tokens among other bearer credentials, which are ignored (rulings, 14). */
export const TOKEN_PREFIX = 'summit_';

export const NAME_TAKEN = 'You have a token of this name. Please choose another.';

export const tokenForm = z.strictObject({
  name: requiredText(NAME_MAX, 'Please name the token after what will use it'),
});

const token = z.strictObject({
  id: z.string(),
  name: z.string(),
  date: z.string(),
  /** When it was last used, or ''. */
  lastUsed: z.string(),
});
export type Token = z.output<typeof token>;

export const viewTokens = defineCall({
  name: 'viewTokens',
  summary: 'One’s own API tokens',
  method: 'GET',
  path: 'account/tokens',
  access: 'signed-in',
  reply: listOf(token),
});

export const addToken = defineCall({
  name: 'addToken',
  summary: 'Make an API token with one’s own role; it is shown this once',
  method: 'POST',
  path: 'account/addtoken',
  access: 'signed-in',
  sessionOnly: true,
  body: tokenForm,
  reply: changed.extend({ token: z.string() }),
});

export const revokeToken = defineCall({
  name: 'revokeToken',
  summary: 'Revoke one of one’s own API tokens',
  method: 'DELETE',
  path: 'account/revoketoken',
  access: 'signed-in',
  sessionOnly: true,
  query: { id },
  reply: changed,
});
