import { z } from 'zod';
import { defineCall } from '#platform/contract/define-call.ts';

export const proofOfWork = z.strictObject({
  parameters: z.strictObject({
    algorithm: z.string(),
    cost: z.int(),
    expiresAt: z.int().describe('In seconds since 1970.'),
    keyLength: z.int(),
    keyPrefix: z.string(),
    nonce: z.string(),
    salt: z.string(),
  }),
  signature: z.string(),
});

export type ProofOfWork = z.output<typeof proofOfWork>;

/** Whether forms must pass the spam guard, and the proof of work to solve. */
export const challenge = defineCall({
  name: 'challenge',
  summary: 'A proof of work for the registration and partnership forms; each solution can be used once',
  method: 'GET',
  path: '/api/v1/captcha/challenge',
  access: 'anyone',
  reply: z.strictObject({ required: z.boolean(), challenge: proofOfWork.optional() }),
});
