import { Refusal } from '../contract/refusal.ts';
import { type Limit, type Limits, refuseAtLimit } from './limits.ts';

interface Guess {
  /** What is being guessed, such as an account's password. */
  secret: string;
  address?: string;
  /** A device that is known to be its owner's. It has limits of its own, so nobody else can use them up. */
  device?: string | undefined;
  /** What limits the guesses from all addresses and unknown devices together, if anything does. */
  shared?: Limit;
  /** Whether an error means a wrong guess. By default, every refusal does. */
  isWrong?: (thrown: unknown) => boolean;
}

interface Counter {
  limit: Limit;
  key: string;
}

/**
 * Runs the work that checks a guess; it is told whether this is the last guess before others have to wait. The
 * guess is counted beforehand, so that parallel guesses can't exceed a limit, and uncounted unless it was
 * wrong. Throws a Refusal when there were too many.
 */
export async function limitGuesses<T>(
  limits: Limits,
  guess: Guess,
  work: (isLast: boolean) => Promise<T>,
): Promise<T> {
  const { isWrong = isRefusal } = guess;
  const counters = countersOf(guess);
  const left = await refuseAtLimit(() => takeAll(limits, counters), 'Too many failed attempts.');
  try {
    const result = await work(left === 0);
    await giveBack(limits, counters);
    await forgetGuesser(limits, counters);
    return result;
  } catch (thrown) {
    if (!isWrong(thrown)) await giveBack(limits, counters);
    throw thrown;
  }
}

/**
 * The address first: once it has used up its guesses, it can't fill the memory of the others with new secrets.
 */
function countersOf({ secret, address, device, shared }: Guess): Counter[] {
  if (device) return [{ limit: 'guessesFromDevice', key: `${secret} ${device}` }];
  const counters: Counter[] = [];
  if (address) counters.push({ limit: 'guessesFromAddress', key: address });
  if (address) counters.push({ limit: 'guessesOfSecret', key: `${secret} ${address}` });
  if (shared) counters.push({ limit: shared, key: secret });
  return counters;
}

/** Takes a point from each, or from none. Returns how many the last one has left. */
async function takeAll(limits: Limits, counters: readonly Counter[]): Promise<number | undefined> {
  let left: number | undefined;
  for (const [index, { limit, key }] of counters.entries()) {
    try {
      left = await limits.take(limit, key);
    } catch (thrown) {
      await giveBack(limits, counters.slice(0, index));
      throw thrown;
    }
  }
  return left;
}

async function giveBack(limits: Limits, counters: readonly Counter[]): Promise<void> {
  for (const { limit, key } of counters) await limits.giveBack(limit, key);
}

/**
 * Resets the count of somebody who knows the secret, but neither others' guesses of it nor this address's
 * guesses of other secrets.
 */
async function forgetGuesser(limits: Limits, counters: readonly Counter[]): Promise<void> {
  for (const { limit, key } of counters) {
    if (limit === 'guessesOfSecret' || limit === 'guessesFromDevice') await limits.forget(limit, key);
  }
}

function isRefusal(thrown: unknown): boolean {
  return thrown instanceof Refusal;
}
