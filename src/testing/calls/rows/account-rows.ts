import { codeOf, passwordOf, sessionOf, tokenOf } from '../own.ts';
import { NO_ID, type Row } from '../row.ts';

/** Signing in and out (specification, 7.2), and one's own account. */
export const ACCOUNT_ROWS: readonly Row[] = [
  {
    name: 'signIn',
    method: 'POST',
    paths: ['/aiAPI/auth/sign_in'],
    access: 'anyone',
    status: 200,
    reply: ['message', 'userId', 'username', 'role'],
    example: async ({ app }) => {
      const { userId } = await app.signInAs('User');
      return { body: { email: `${userId}@users.example`, password: await passwordOf(app, { userId }) } };
    },
    refused: { body: { email: 'ama' }, code: 'invalid', errors: ['email', 'password'] },
  },
  {
    name: 'signOut',
    method: 'POST',
    paths: ['/aiAPI/auth/sign_out'],
    access: 'own-account',
    status: 'success',
    reply: ['message'],
  },
  {
    name: 'viewSessions',
    method: 'GET',
    paths: ['/aiAPI/account/sessions'],
    access: 'own-account',
    status: 'success',
    reply: ['records'],
    record: ['id', 'date', 'lastSeen', 'userAgent', 'current'],
    example: async ({ app }, me) => {
      await sessionOf(app, me);
      return {};
    },
  },
  {
    name: 'endSession',
    method: 'DELETE',
    paths: ['/aiAPI/account/endsession'],
    access: 'own-account',
    status: 'success',
    reply: ['message', 'id'],
    example: async ({ app }, me) => ({ query: { id: await sessionOf(app, me) } }),
    refused: { query: { id: NO_ID }, code: 'not-found' },
  },
  {
    name: 'endOtherSessions',
    method: 'POST',
    paths: ['/aiAPI/account/endothersessions'],
    access: 'own-account',
    status: 'success',
    reply: ['message'],
  },
  {
    name: 'viewProfile',
    method: 'GET',
    paths: ['/aiAPI/account/profile'],
    access: 'own-account',
    status: 'success',
    reply: ['record', 'records'],
    record: ['id', 'username', 'email', 'phone', 'role', 'twoFactor', 'recoveryCodes'],
  },
  {
    name: 'updateProfile',
    method: 'POST',
    paths: ['/aiAPI/account/updateprofile'],
    access: 'own-account',
    status: 'success',
    reply: ['message'],
    example: () => ({ body: { username: 'Esi Boateng', phone: '' } }),
    refused: { body: { phone: '1' }, code: 'invalid', errors: ['username', 'phone'] },
  },
  {
    name: 'changePassword',
    method: 'POST',
    paths: ['/aiAPI/account/changepassword'],
    access: 'own-account',
    status: 'success',
    reply: ['message'],
    example: async ({ app }, me) => ({
      body: { current: await passwordOf(app, me), password: 'another long password' },
    }),
    refused: { body: {}, code: 'invalid', errors: ['current', 'password'] },
  },
  {
    name: 'startTwoFactor',
    method: 'POST',
    paths: ['/aiAPI/account/starttwofactor'],
    access: 'own-account',
    status: 'success',
    reply: ['secret', 'uri', 'qr'],
  },
  {
    name: 'confirmTwoFactor',
    method: 'POST',
    paths: ['/aiAPI/account/confirmtwofactor'],
    access: 'own-account',
    status: 'success',
    reply: ['message', 'codes'],
    example: async ({ app }, me) => ({ body: { code: await codeOf(app, me) } }),
    refused: { body: { code: '12345' }, code: 'invalid', errors: ['code'] },
  },
  {
    name: 'stopTwoFactor',
    method: 'POST',
    paths: ['/aiAPI/account/stoptwofactor'],
    access: 'own-account',
    status: 'success',
    reply: ['message'],
    example: async ({ app }, me) => ({ body: { password: await passwordOf(app, me) } }),
    refused: { body: {}, code: 'invalid', errors: ['password'] },
  },
  {
    name: 'viewTokens',
    method: 'GET',
    paths: ['/aiAPI/account/tokens'],
    access: 'signed-in',
    status: 'success',
    reply: ['records'],
    record: ['id', 'name', 'date', 'lastUsed'],
    example: async ({ app }, me) => {
      await tokenOf(app, me);
      return {};
    },
  },
  {
    name: 'addToken',
    method: 'POST',
    paths: ['/aiAPI/account/addtoken'],
    access: 'signed-in',
    status: 'success',
    reply: ['message', 'id', 'token'],
    example: () => ({ body: { name: 'Badge printer' } }),
    refused: { body: {}, code: 'invalid', errors: ['name'] },
  },
  {
    name: 'revokeToken',
    method: 'DELETE',
    paths: ['/aiAPI/account/revoketoken'],
    access: 'signed-in',
    status: 'success',
    reply: ['message', 'id'],
    example: async ({ app }, me) => ({ query: { id: (await tokenOf(app, me)).id } }),
    refused: { query: { id: NO_ID }, code: 'not-found' },
  },
];
