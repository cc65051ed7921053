import { z } from 'zod';
import { PASSWORD_MAX } from '#features/users/contract.ts';
import { ROLES } from '#platform/contract/access.ts';
import { defineCall } from '#platform/contract/define-call.ts';
import { email, id, optional, text } from '#platform/contract/fields.ts';
import { changed, listOf } from '#platform/contract/lists.ts';

export const credentials = z.strictObject({
  email: email(),
  password: z
    .string('Please enter your password')
    .min(1, 'Please enter your password')
    .max(PASSWORD_MAX, 'This is too long.'),
  /** The second step, where the account has one: six digits of the app, or a recovery code. */
  code: optional(text(20)),
});
export type Credentials = z.input<typeof credentials>;

export const signIn = defineCall({
  name: 'signIn',
  summary: 'Sign in: sets the session cookie',
  method: 'POST',
  path: 'auth/sign_in',
  access: 'anyone',
  status: 200,
  alsoRefused: ['unauthenticated', 'too-many'],
  body: credentials,
  reply: z.strictObject({
    message: z.string(),
    userId: z.string(),
    username: z.string(),
    role: z.enum(ROLES),
    /** Only the own account is open until two-factor sign-in is set up. */
    mustSetUpTwoFactor: z.boolean(),
  }),
});

export const signOut = defineCall({
  name: 'signOut',
  summary: 'Sign out: ends the session on the server',
  method: 'POST',
  path: 'auth/sign_out',
  access: 'own-account',
  sessionOnly: true,
  reply: changed,
});

/** What the sidebar's Logout says (specification, section 4). */
export const SIGNED_OUT = 'Success: You are logged out';

const session = z.strictObject({
  id: z.string(),
  /** When it was opened and last used: instants. */
  date: z.string(),
  lastSeen: z.string(),
  /** What the browser says of itself. */
  userAgent: z.string(),
  /** Whether it is the one that asks. */
  current: z.boolean(),
});
export type Session = z.output<typeof session>;

export const viewSessions = defineCall({
  name: 'viewSessions',
  summary: 'Where one is signed in',
  method: 'GET',
  path: 'account/sessions',
  access: 'own-account',
  reply: listOf(session),
});

export const endSession = defineCall({
  name: 'endSession',
  summary: 'End one of one’s own sessions',
  method: 'DELETE',
  path: 'account/endsession',
  access: 'own-account',
  sessionOnly: true,
  query: { id },
  reply: changed,
});

export const endOtherSessions = defineCall({
  name: 'endOtherSessions',
  summary: 'End all of one’s own sessions but this one',
  method: 'POST',
  path: 'account/endothersessions',
  access: 'own-account',
  sessionOnly: true,
  reply: changed,
});
