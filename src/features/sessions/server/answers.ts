import { answer } from '#platform/server/http/answer.ts';
import { requireActor } from '#platform/server/http/context.ts';
import { SIGNED_OUT, signIn, signOut } from '../contract.ts';
import { SignInAttempts } from './attempts.ts';
import { sessionCookie } from './cookie.ts';
import { closeSession, openSession } from './service.ts';

export function sessionAnswers() {
  const attempts = new SignInAttempts();
  return [
    answer(signIn, async ({ body }, context) => {
      const { user, token } = await openSession(context, attempts, body);
      context.replyHeaders.append('set-cookie', sessionCookie(context.config, token));
      const { id: userId, username, role } = user;
      return { message: `Welcome, ${username}.`, userId, username, role };
    }),

    answer(signOut, async (_input, context) => {
      await closeSession(context, requireActor(context));
      context.replyHeaders.append('set-cookie', sessionCookie(context.config, undefined));
      return { message: SIGNED_OUT };
    }),
  ];
}
