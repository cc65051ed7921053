import { answer } from '#platform/server/http/answer.ts';
import { challenge } from '../contract.ts';
import { issueChallenge } from './service.ts';

export const spamGuardAnswers = [
  answer(challenge, async (_input, context) =>
    context.config.captcha
      ? { required: true, challenge: await issueChallenge(context) }
      : { required: false },
  ),
];
