import * as say from '../contract/messages.ts';
import { Refusal } from '../contract/refusal.ts';
import { type Counter, type Limit, type Limits, refuseAtLimit } from './limits.ts';

interface Guess {
  /** What is being guessed, such as an account's password. */
  secret: string;
  address?: string;
  /** A device that is known to be its owner's. It has limits of its own, so nobody else can use them up. */
  device?: string | undefined;
  /** What limits the guesses of any secret from one address; those of sign-ins, if nothing else. */
  ofAny?: Limit;
  /** What limits the guesses from all addresses and unknown devices together, if anything does. */
  shared?: Limit;
  /** Whether an error means a wrong guess. By default, every refusal does. */
  isWrong?: (thrown: unknown) => boolean;
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
  const left = await refuseAtLimit(() => limits.takeForGuess(counters), say.tooManyFailedAttempts());
  try {
    const result = await work(left === 0);
    await limits.giveBack(counters);
    await limits.reset(counters.filter(isOfGuesser));
    return result;
  } catch (thrown) {
    await (isWrong(thrown) ? limits.keep(counters) : limits.giveBack(counters));
    throw thrown;
  }
}

/**
 * The address first: once it has used up its guesses, it can't fill the memory of the others with new secrets.
 */
function countersOf({ secret, address, device, shared, ofAny = 'guessesFromAddress' }: Guess): Counter[] {
  if (device) return [{ limit: 'guessesFromDevice', key: `${secret} ${device}` }];
  const counters: Counter[] = [];
  if (address) counters.push({ limit: ofAny, key: address });
  if (address) counters.push({ limit: 'guessesOfSecret', key: `${secret} ${address}` });
  if (shared) counters.push({ limit: shared, key: secret });
  return counters;
}

/**
 * Whether it counts somebody who knows the secret, and neither others' guesses of it nor this address's guesses of
 * other secrets.
 */
function isOfGuesser({ limit }: Counter): boolean {
  return limit === 'guessesOfSecret' || limit === 'guessesFromDevice';
}

function isRefusal(thrown: unknown): boolean {
  return thrown instanceof Refusal;
}
