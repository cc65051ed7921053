import { type Challenge, solveChallengeWorkers } from 'altcha-lib';
import { makeCall } from '#platform/client/call-client.ts';
import { challenge } from '../contract.ts';

/** A challenge holds for twenty minutes; one that was solved earlier than this is solved anew. */
const FRESH_MS = 15 * 60 * 1000;
const WORKERS_MAX = 4;

let latest: { started: number; solution: Promise<string | undefined> } | undefined;

/**
 * Solves the spam guard away from the page's own thread and answers what the form sends as `captcha`;
 * undefined where no guard is set. Called early it has the answer ready by the time the form is sent.
 */
export function solveSpamGuard(): Promise<string | undefined> {
  if (latest && Date.now() - latest.started < FRESH_MS) return latest.solution;
  const solution = solve();
  latest = { started: Date.now(), solution };
  solution.catch(forgetSpamGuard);
  return solution;
}

/** The solution was refused or could not be found: the next one is new. */
export function forgetSpamGuard(): void {
  latest = undefined;
}

async function solve(): Promise<string | undefined> {
  const { required, challenge: issued } = await makeCall(challenge, {});
  if (!required) return undefined;
  const solution = await solveChallengeWorkers({
    challenge: issued as Challenge,
    concurrency: Math.min(WORKERS_MAX, navigator.hardwareConcurrency || 1),
    createWorker: () => new Worker(new URL('./spam-guard-worker.ts', import.meta.url), { type: 'module' }),
  });
  if (!solution) throw new Error('the spam guard could not be solved in time');
  return btoa(JSON.stringify({ challenge: issued, solution }));
}
