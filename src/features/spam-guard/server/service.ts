import { type Challenge, createChallenge, type Solution, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { Refusal } from '#platform/contract/refusal.ts';
import { ensureSetting } from '#platform/server/database/settings.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { Services } from '#platform/server/http/context.ts';
import { hashSecret, newSecret } from '#platform/server/identifier.ts';
import { forgetExpiredSolutions, useSolution } from './queries.ts';

const ALGORITHM = 'PBKDF2/SHA-256';
/** Rounds of one try. With a prefix of one byte a visitor's phone makes 256 tries on average. */
const COST = 3_000;
const VALID_MS = 20 * 60 * 1000;
const FAILED = 'The spam check could not be confirmed. Please send the form again.';

const payload = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal(ALGORITHM),
      cost: z.literal(COST),
      expiresAt: z.number(),
      nonce: z.string().max(200),
      salt: z.string().max(200),
      keyLength: z.literal(32),
      keyPrefix: z.string().max(64),
    }),
    signature: z.string().max(200),
  }),
  solution: z.looseObject({ counter: z.number().int().min(0), derivedKey: z.string().max(200) }),
});

function signingSecret({ store }: Services): Promise<string> {
  return ensureSetting(store.database, 'spam_guard_secret', newSecret);
}

/** A new proof of work, signed so that nothing need be kept until it is solved. */
export async function issueChallenge(services: Services): Promise<Challenge> {
  return createChallenge({
    algorithm: ALGORITHM,
    cost: COST,
    deriveKey,
    // By the real time, not the program's clock: the library checks it by the real time.
    expiresAt: new Date(Date.now() + VALID_MS),
    hmacSignatureSecret: await signingSecret(services),
  });
}

/**
 * Checks a form's solution and answers how to spend it inside the form's own transaction: a form that is
 * refused for another reason leaves it unspent. Throws a Refusal for a wrong, old or missing solution.
 */
export async function verifySpamGuard(
  services: Services,
  solved: string | undefined,
): Promise<(database: Database) => Promise<void>> {
  if (!services.config.captcha) return async () => {};
  const { challenge, solution } = parse(solved);
  const { verified } = await verifySolution({
    challenge: challenge as Challenge,
    solution: solution as Solution,
    deriveKey,
    hmacSignatureSecret: await signingSecret(services),
  });
  if (!verified) throw refusal();
  const expires = new Date(challenge.parameters.expiresAt * 1000).toISOString();
  return async (database) => {
    await forgetExpiredSolutions(database, new Date().toISOString());
    if (!(await useSolution(database, hashSecret(challenge.signature), expires))) throw refusal();
  };
}

function parse(solved: string | undefined): z.output<typeof payload> {
  try {
    return payload.parse(JSON.parse(Buffer.from(solved ?? '', 'base64').toString('utf8')));
  } catch {
    throw refusal();
  }
}

function refusal(): Refusal {
  return new Refusal('invalid', FAILED, { captcha: FAILED });
}
