import { handler } from '#platform/server/http/handler.ts';
import { challenge } from '../contract.ts';
import { issueChallenge } from './service.ts';

export const spamGuardHandlers = [
  handler(challenge, async (_input, context) =>
    context.config.captcha
      ? { required: true, challenge: await issueChallenge(context) }
      : { required: false },
  ),
];
