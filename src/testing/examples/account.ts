import { randomUUID } from 'node:crypto';
import { passwordOf } from '#testing/calls/account-fixtures.ts';
import type { Examples } from '#testing/calls/example.ts';

export const EXAMPLES: Examples = {
  updateProfile: () => ({ body: { username: `Esi ${randomUUID()}`, phone: '' } }),
  chooseLanguage: () => ({ body: { language: 'fr' } }),
  changePassword: async ({ app }, me) => ({
    body: { current: await passwordOf(app, me), password: 'another long password' },
  }),
};
