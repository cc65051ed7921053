import { z } from 'zod';
import { defineCall } from '#platform/contract/define-call.ts';
import {
  id,
  knownEmail,
  NAME_MAX,
  optional,
  plainNumber,
  requiredText,
  text,
} from '#platform/contract/fields.ts';
import { changed, listOf } from '#platform/contract/lists.ts';
import { plainDigits } from '#platform/contract/plain-digits.ts';
import { newPassword, ownPassword } from '#rooms/access/users/contract.ts';
import { TOKEN_DAYS, TOKEN_DAYS_DEFAULT } from './lifetimes.ts';
import * as say from './messages.ts';
import { RESET_PASSWORD, SIGN_IN } from './sign-in-routes.ts';

/** Longer than a recovery code, which people may type with spaces. */
const CODE_MAX = 40;

/** The session cookie; over https it is prefixed with `__Host-`. */
export const SESSION_COOKIE = 'summit';

const credentials = z.strictObject({
  email: knownEmail(),
  password: ownPassword,
  /** The second step, if the account has one: six digits from the app, or a recovery code. */
  code: optional(text(CODE_MAX)),
});

export const signIn = defineCall({
  name: 'signIn',
  summary: 'Sign in: sets the session cookie',
  ...SIGN_IN,
  access: 'anyone',
  status: 200,
  alsoRefused: ['unauthenticated', 'too-many'],
  body: credentials,
  reply: z.strictObject({
    message: z.string(),
    userId: z.string(),
    username: z.string(),
    role: z.string(),
    rights: z.array(z.string()),
    /** If so, only their own account is open to them until they do. */
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

const session = z.strictObject({
  id: z.string(),
  /** When it was opened and when it was last used, as instants. */
  date: z.string(),
  lastSeen: z.string(),
  /** As the browser sent it. */
  userAgent: z.string(),
  /** Whether it is the session making the request. */
  current: z.boolean(),
});
export type Session = z.output<typeof session>;

export const viewSessions = defineCall({
  name: 'viewSessions',
  summary: 'Where you’re signed in',
  method: 'GET',
  path: '/api/v1/account/sessions',
  access: 'own-account',
  reply: listOf(session),
});

export const endSession = defineCall({
  name: 'endSession',
  summary: 'End one of your own sessions',
  method: 'DELETE',
  path: '/api/v1/account/sessions/{id}',
  access: 'own-account',
  sessionOnly: true,
  query: { id },
  reply: changed,
});

export const endOtherSessions = defineCall({
  name: 'endOtherSessions',
  summary: 'End all of your own sessions except this one',
  method: 'POST',
  path: '/api/v1/account/sessions/end-others',
  access: 'own-account',
  sessionOnly: true,
  reply: changed,
});

/** Six digits from the authenticator app. People type spaces between them. */
export const codeForm = z.strictObject({
  code: z
    .string({ error: say.sixDigitsMissing })
    .transform((value) => plainDigits(value).replace(/\s/g, ''))
    .pipe(z.string().regex(/^\d{6}$/, { error: say.appCodeInvalid })),
});

/** Asked for before a change that would let somebody at an unlocked screen in for good. */
export const passwordConfirmation = z.strictObject({ password: ownPassword });

export const startTwoFactor = defineCall({
  name: 'startTwoFactor',
  summary:
    'Start setting up two-factor sign-in: returns a secret for the authenticator app, which works once it is confirmed',
  method: 'POST',
  path: '/api/v1/account/two-factor/start',
  access: 'own-account',
  sessionOnly: true,
  alsoRefused: ['too-many'],
  body: passwordConfirmation,
  reply: z.strictObject({
    secret: z.string(),
    /** For the app to read. */
    uri: z.string(),
    /** The same as a QR code (data: URL of a PNG). */
    qr: z.string(),
  }),
});

export const confirmTwoFactor = defineCall({
  name: 'confirmTwoFactor',
  summary:
    'Turn on two-factor sign-in and end your other sessions; returns the recovery codes, only this once',
  method: 'POST',
  path: '/api/v1/account/two-factor/confirm',
  access: 'own-account',
  sessionOnly: true,
  body: codeForm,
  reply: changed.extend({ codes: z.array(z.string()) }),
});

export const stopTwoFactor = defineCall({
  name: 'stopTwoFactor',
  summary: 'Turn off your own two-factor sign-in; needs the password',
  method: 'POST',
  path: '/api/v1/account/two-factor/stop',
  access: 'own-account',
  sessionOnly: true,
  alsoRefused: ['too-many'],
  body: passwordConfirmation,
  reply: changed,
});

/** Distinguishes our tokens from other bearer credentials, which are ignored (docs/product.md, 5.2). */
export const TOKEN_PREFIX = 'summit_';

export const tokenForm = z.strictObject({
  name: requiredText(NAME_MAX, say.tokenNameMissing),
  days: plainNumber(z.number())
    .pipe(z.literal(TOKEN_DAYS, { error: () => say.tokenDaysMissing({ choices: TOKEN_DAYS.join(', ') }) }))
    .default(TOKEN_DAYS_DEFAULT),
});

const token = z.strictObject({
  id: z.string(),
  name: z.string(),
  date: z.string(),
  /** When it ends, as an instant. */
  expires: z.string(),
  expired: z.boolean(),
  /** An instant; '' if never used. */
  lastUsed: z.string(),
});
export type Token = z.output<typeof token>;

export const viewTokens = defineCall({
  name: 'viewTokens',
  summary: 'Your own API tokens',
  method: 'GET',
  path: '/api/v1/account/tokens',
  access: 'signed-in',
  reply: listOf(token),
});

export const addToken = defineCall({
  name: 'addToken',
  summary: 'Create an API token with your own role, valid for some days; it is only shown once',
  method: 'POST',
  path: '/api/v1/account/tokens',
  access: 'signed-in',
  status: 201,
  sessionOnly: true,
  body: tokenForm,
  reply: changed.extend({ token: z.string(), expires: z.string() }),
});

export const revokeToken = defineCall({
  name: 'revokeToken',
  summary: 'Revoke one of your own API tokens',
  method: 'DELETE',
  path: '/api/v1/account/tokens/{id}',
  access: 'signed-in',
  sessionOnly: true,
  query: { id },
  reply: changed,
});

export const disableUser = defineCall({
  name: 'disableUser',
  summary: 'Disable a user, which ends their sessions and API tokens, or enable them again',
  method: 'PUT',
  path: '/api/v1/users/{id}/disabled',
  access: { right: 'users' },
  sessionOnly: true,
  body: z.strictObject({ id, disabled: z.stringbool().or(z.boolean()) }),
  reply: changed,
});

export const requireTwoFactor = defineCall({
  name: 'requireTwoFactor',
  summary: 'Require two-factor sign-in for a user, or stop requiring it',
  method: 'PUT',
  path: '/api/v1/users/{id}/two-factor-required',
  access: { right: 'users' },
  sessionOnly: true,
  body: z.strictObject({ id, required: z.stringbool().or(z.boolean()) }),
  reply: changed,
});

export const createResetLink = defineCall({
  name: 'createResetLink',
  summary: 'Create a one-time link to a new password, and send it to the user; it is only shown once',
  method: 'POST',
  path: '/api/v1/users/{id}/reset-links',
  access: { right: 'users' },
  status: 201,
  sessionOnly: true,
  body: z.strictObject({ id }),
  reply: changed.extend({ link: z.string(), expires: z.string(), sentTo: z.string() }),
});

export const resetPassword = defineCall({
  name: 'resetPassword',
  summary: 'Set a new password with a one-time link from an Administrator',
  ...RESET_PASSWORD,
  access: 'anyone',
  alsoRefused: ['too-many'],
  body: z.strictObject({ token: text(100), password: newPassword }),
  reply: changed,
});
