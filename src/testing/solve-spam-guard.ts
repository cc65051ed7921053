import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { challenge, type ProofOfWork } from '#rooms/ground/spam-guard/contract.ts';
import type { TestApp } from './app.ts';

export interface Solved {
  challenge: ProofOfWork;
  solution: unknown;
}

/** Asks for a challenge and solves it, as a visitor's browser does. */
export async function solveSpamGuard({ visitor }: Pick<TestApp, 'visitor'>): Promise<Solved> {
  const { body } = await visitor.call(challenge, {});
  if (!body.challenge) throw new Error('the spam guard is off');
  return {
    challenge: body.challenge,
    solution: await solveChallenge({ challenge: body.challenge, deriveKey }),
  };
}

/** What a form sends along. */
export function captchaOf(solved: unknown): string {
  return btoa(JSON.stringify(solved));
}
