import { type Challenge, solveChallengeWorkers } from 'altcha-lib';

const WORKERS_MAX = 4;

/** Solves a proof of work in a worker. Returns the solution as the text that a form sends. */
export async function solveProofOfWork(challenge: Challenge): Promise<string> {
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: Math.min(WORKERS_MAX, navigator.hardwareConcurrency || 1),
    createWorker: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
  });
  if (!solution) throw new Error('the proof of work took too long');
  return btoa(JSON.stringify({ challenge, solution }));
}
