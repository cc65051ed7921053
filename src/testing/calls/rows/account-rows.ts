import { passwordOf } from '../account-fixtures.ts';
import type { Row } from '../row.ts';

/** Signing in and out, and the user's own account (docs/product.md, 7.5 and 7.6). */
export const ACCOUNT_ROWS: readonly Row[] = [
  {
    name: 'signIn',
    method: 'POST',
    paths: ['/aiAPI/auth/sign_in'],
    access: 'anyone',
    status: 200,
    reply: ['message', 'userId', 'username', 'role', 'rights'],
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
    sessionOnly: true,
    status: 'success',
    reply: ['message'],
  },
];
