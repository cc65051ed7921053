import { z } from 'zod';
import { ROLES } from '#platform/contract/access.ts';
import { defineCall } from '#platform/contract/define-call.ts';
import { email } from '#platform/contract/fields.ts';
import { changed } from '#platform/contract/lists.ts';

export const PASSWORD_MAX = 200;

export const credentials = z.strictObject({
  email: email(),
  password: z.string().min(1, 'Please enter your password').max(PASSWORD_MAX, 'This is too long.'),
});
export type Credentials = z.input<typeof credentials>;

export const signIn = defineCall({
  name: 'signIn',
  summary: 'Sign in: sets the session cookie',
  method: 'POST',
  path: 'auth/sign_in',
  access: 'anyone',
  status: 200,
  body: credentials,
  reply: z.object({
    message: z.string(),
    userId: z.string(),
    username: z.string(),
    role: z.enum(ROLES),
  }),
});

export const signOut = defineCall({
  name: 'signOut',
  summary: 'Sign out: ends the session on the server',
  method: 'POST',
  path: 'auth/sign_out',
  access: 'signed-in',
  reply: changed,
});

/** What the sidebar's Logout says (specification, section 4). */
export const SIGNED_OUT = 'Success: You are logged out';
