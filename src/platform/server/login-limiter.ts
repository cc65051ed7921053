import { Refusal } from '../contract/refusal.ts';
import { BoundedLimiter, Spent } from './bounded-limiter.ts';

const WINDOW_SECONDS = 15 * 60;
const FAILURES_PER_SECRET = 10;
const FAILURES_PER_ADDRESS = 100;

interface Guess {
  /** What is being guessed, such as an account's password. */
  secret: string;
  address: string;
  /** Whether an error means a wrong guess. By default, every refusal does. */
  isWrong?: (thrown: unknown) => boolean;
}

/**
 * Limits guessing of secrets. Wrong guesses at one secret are counted per address, so that nobody can lock
 * others out of their account; an address is also limited over all secrets.
 */
export class LoginLimiter {
  readonly #bySecret = new BoundedLimiter({ points: FAILURES_PER_SECRET, duration: WINDOW_SECONDS });
  readonly #byAddress = new BoundedLimiter({ points: FAILURES_PER_ADDRESS, duration: WINDOW_SECONDS });

  /**
   * Runs the work that checks a guess. The guess is counted beforehand, so that parallel guesses can't exceed
   * the limit, and uncounted unless it was wrong. Throws a Refusal when there were too many.
   */
  async limit<T>({ secret, address, isWrong = isRefusal }: Guess, work: () => Promise<T>): Promise<T> {
    const guess = `${secret} ${address}`;
    // The address first: once it has used up its guesses, it can't fill the other limiter's memory with new
    // secrets.
    take(this.#byAddress, address);
    try {
      take(this.#bySecret, guess);
    } catch (thrown) {
      this.#byAddress.reward(address);
      throw thrown;
    }
    try {
      const result = await work();
      this.#byAddress.reward(address);
      this.#bySecret.forget(guess);
      return result;
    } catch (thrown) {
      if (!isWrong(thrown)) {
        this.#byAddress.reward(address);
        this.#bySecret.reward(guess);
      }
      throw thrown;
    }
  }
}

function isRefusal(thrown: unknown): boolean {
  return thrown instanceof Refusal;
}

function take(limiter: BoundedLimiter, key: string): void {
  try {
    limiter.consume(key);
  } catch (thrown) {
    if (!(thrown instanceof Spent)) throw thrown;
    const { waitSeconds } = thrown;
    const message = `Too many failed attempts. Please wait ${Math.ceil(waitSeconds / 60)} min and try again.`;
    throw new Refusal('too-many', message, {}, waitSeconds);
  }
}
