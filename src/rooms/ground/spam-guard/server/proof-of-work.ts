import { type Challenge, createChallenge, type Solution, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { type ProofOfWork, proofOfWork } from '../contract.ts';
import type { Proof } from './proof.ts';

const ALGORITHM = 'PBKDF2/SHA-256';
/** Rounds per try. With a one-byte prefix, a visitor's phone makes 256 tries on average. */
const COST = 3_000;
const VALID_MS = 20 * 60 * 1000;

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

/** Creates a proof of work, signed so that nothing needs to be stored until it is solved. */
export async function createProofOfWork(secret: string): Promise<ProofOfWork> {
  const challenge = await createChallenge({
    algorithm: ALGORITHM,
    cost: COST,
    deriveKey,
    // Real time instead of the program's clock, because the library checks against real time.
    expiresAt: new Date(Date.now() + VALID_MS),
    hmacSignatureSecret: secret,
  });
  return proofOfWork.parse(challenge);
}

/** The proof that a solution gives; undefined if it is wrong or expired. */
export async function checkProofOfWork(solved: string, secret: string): Promise<Proof | undefined> {
  const parsed = payload.safeParse(decode(solved));
  if (!parsed.success) return undefined;
  const { challenge, solution } = parsed.data;
  const { verified } = await verifySolution({
    challenge: challenge as Challenge,
    solution: solution as Solution,
    deriveKey,
    hmacSignatureSecret: secret,
  });
  const expires = new Date(challenge.parameters.expiresAt * 1000);
  return verified ? { id: challenge.signature, expires } : undefined;
}

function decode(solved: string): unknown {
  try {
    return JSON.parse(Buffer.from(solved, 'base64').toString('utf8'));
  } catch {
    return undefined;
  }
}
