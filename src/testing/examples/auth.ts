import { codeOf, passwordOf, sessionOf, tokenOf } from '#testing/calls/account-fixtures.ts';
import type { Examples } from '#testing/calls/example.ts';

export const EXAMPLES: Examples = {
  viewSessions: async ({ app }, me) => {
    await sessionOf(app, me);
    return {};
  },
  endSession: async ({ app }, me) => ({ query: { id: await sessionOf(app, me) } }),
  startTwoFactor: async ({ app }, me) => ({ body: { password: await passwordOf(app, me) } }),
  confirmTwoFactor: async ({ app }, me) => ({ body: { code: await codeOf(app, me) } }),
  stopTwoFactor: async ({ app }, me) => ({ body: { password: await passwordOf(app, me) } }),
  viewTokens: async ({ app }, me) => {
    await tokenOf(app, me);
    return {};
  },
  addToken: () => ({ body: { name: 'Badge printer', days: 30 } }),
  revokeToken: async ({ app }, me) => ({ query: { id: (await tokenOf(app, me)).id } }),
  disableUser: async (fixtures) => ({ body: { id: await fixtures.user(), disabled: 'true' } }),
  requireTwoFactor: async (fixtures) => ({ body: { id: await fixtures.user(), required: 'true' } }),
  createResetLink: async (fixtures) => ({ body: { id: await fixtures.user() } }),
  resetPassword: async (fixtures) => ({
    body: { token: await fixtures.resetLinkToken(), password: 'a password of one’s own' },
  }),
};
