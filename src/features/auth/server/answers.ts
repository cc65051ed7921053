import { mustSetUpTwoFactor } from '#features/users/server/service.ts';
import { answer } from '#platform/server/http/answer.ts';
import { requireActor } from '#platform/server/http/context.ts';
import { endOtherSessions, endSession, SIGNED_OUT, signIn, signOut, viewSessions } from '../contract.ts';
import { sessionCookie } from './cookie.ts';
import { endOtherSessionsOf, endOwnSession, sessionsOf } from './own-sessions.ts';
import { closeSession } from './service.ts';
import { openSession } from './sign-in.ts';

export const sessionAnswers = [
  answer(signIn, async ({ body }, context) => {
    const { user, token } = await openSession(context, body);
    context.replyHeaders.append('set-cookie', sessionCookie(context.config, token));
    const { id: userId, username, role } = user;
    const message = `Welcome, ${username}.`;
    return { message, userId, username, role, mustSetUpTwoFactor: mustSetUpTwoFactor(user) };
  }),

  answer(signOut, async (_input, context) => {
    await closeSession(context, requireActor(context));
    context.replyHeaders.append('set-cookie', sessionCookie(context.config, undefined));
    return { message: SIGNED_OUT };
  }),

  answer(viewSessions, async (_input, context) => ({
    records: await sessionsOf(context, requireActor(context)),
  })),

  answer(endSession, async ({ query }, context) => {
    await endOwnSession(context, requireActor(context), query.id);
    return { message: 'The session is ended.', id: query.id };
  }),

  answer(endOtherSessions, async (_input, context) => {
    await endOtherSessionsOf(context, requireActor(context));
    return { message: 'Your other sessions are ended.' };
  }),
];
