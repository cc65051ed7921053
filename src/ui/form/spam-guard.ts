import { solveProofOfWork } from '#platform/client/proof-of-work/solve.ts';

/** A challenge is valid for twenty minutes; a solution older than this is replaced. */
const FRESH_MS = 15 * 60 * 1000;

type Challenge = Parameters<typeof solveProofOfWork>[0];
/** Requests a challenge: whether one must be solved, and which. */
export type AskChallenge = () => Promise<{ required: boolean; challenge?: Challenge | undefined }>;

let latest: { started: number; solution: Promise<string | undefined> } | undefined;

/**
 * Returns the value a form sends as `captcha`; undefined if the guard is off. Called as soon as somebody
 * starts to fill in the form, so that the solution is ready by the time it is sent.
 */
export function solveSpamGuard(ask: AskChallenge): Promise<string | undefined> {
  if (latest && Date.now() - latest.started < FRESH_MS) return latest.solution;
  const solution = solve(ask);
  latest = { started: Date.now(), solution };
  solution.catch(resetSpamGuard);
  return solution;
}

/** Discards a solution that was refused or failed, so that the next one is new. */
export function resetSpamGuard(): void {
  latest = undefined;
}

async function solve(ask: AskChallenge): Promise<string | undefined> {
  const { required, challenge } = await ask();
  return required && challenge ? solveProofOfWork(challenge) : undefined;
}
