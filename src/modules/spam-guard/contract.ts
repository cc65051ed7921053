import { z } from 'zod';
import { defineCall } from '#platform/contract/define-call.ts';

/** Whether forms must pass the spam guard, and the proof of work to solve. */
export const challenge = defineCall({
  name: 'challenge',
  summary: 'A proof of work for the registration and partnership forms; each solution can be used once',
  method: 'GET',
  path: '/api/v1/captcha/challenge',
  access: 'anyone',
  reply: z.strictObject({ required: z.boolean(), challenge: z.any().optional() }),
});
