import { solveProofOfWork } from '#platform/client/proof-of-work/solve.ts';

/** A challenge holds for twenty minutes; one that was solved earlier than this is solved anew. */
const FRESH_MS = 15 * 60 * 1000;

type Challenge = Parameters<typeof solveProofOfWork>[0];
/** Asks for the guard's challenge: whether one must be solved, and which. */
export type AskChallenge = () => Promise<{ required: boolean; challenge?: Challenge }>;

let latest: { started: number; solution: Promise<string | undefined> } | undefined;

/**
 * Answers what a form sends as `captcha`; undefined where no guard is set. Called early, when somebody
 * begins to fill in the form, it has the answer ready by the time the form is sent.
 */
export function solveSpamGuard(ask: AskChallenge): Promise<string | undefined> {
  if (latest && Date.now() - latest.started < FRESH_MS) return latest.solution;
  const solution = solve(ask);
  latest = { started: Date.now(), solution };
  solution.catch(forgetSpamGuard);
  return solution;
}

/** The solution was refused or could not be found: the next one is new. */
export function forgetSpamGuard(): void {
  latest = undefined;
}

async function solve(ask: AskChallenge): Promise<string | undefined> {
  const { required, challenge } = await ask();
  return required && challenge ? solveProofOfWork(challenge) : undefined;
}
