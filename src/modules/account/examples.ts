import { passwordOf } from '#testing/calls/account-fixtures.ts';
import type { Examples } from '#testing/calls/example.ts';

export const EXAMPLES: Examples = {
  updateProfile: () => ({ body: { username: 'Esi Boateng', phone: '' } }),
  chooseLanguage: () => ({ body: { language: 'fr' } }),
  changePassword: async ({ app }, me) => ({
    body: { current: await passwordOf(app, me), password: 'another long password' },
  }),
};
