import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from '../contract/refusal.ts';

const WINDOW_SECONDS = 15 * 60;
const FAILURES_PER_SECRET = 10;
const FAILURES_PER_ADDRESS = 100;

interface Guess {
  /** What is guessed, such as an account's password. */
  secret: string;
  address: string;
  /** Whether what was thrown tells of a wrong guess; every refusal does, where it is left out. */
  isWrong?: (thrown: unknown) => boolean;
}

/**
 * Limits how often a secret is guessed: from one address the same secret, so that nobody can lock others out of
 * their account, and any secrets in all.
 */
export class Attempts {
  readonly #bySecret = new RateLimiterMemory({ points: FAILURES_PER_SECRET, duration: WINDOW_SECONDS });
  readonly #byAddress = new RateLimiterMemory({ points: FAILURES_PER_ADDRESS, duration: WINDOW_SECONDS });

  /**
   * Does the work that tells whether the guess is right. It is counted before, so that of many guesses at once no
   * more are tried than may fail; what wasn't a wrong guess is taken back. Throws a Refusal when there were too many.
   */
  async limit<T>({ secret, address, isWrong = isRefusal }: Guess, work: () => Promise<T>): Promise<T> {
    const guess = `${secret} ${address}`;
    await take(this.#bySecret, guess);
    await take(this.#byAddress, address);
    try {
      const result = await work();
      await this.#byAddress.reward(address);
      await this.#bySecret.delete(guess);
      return result;
    } catch (thrown) {
      if (!isWrong(thrown)) {
        await this.#byAddress.reward(address);
        await this.#bySecret.reward(guess);
      }
      throw thrown;
    }
  }
}

function isRefusal(thrown: unknown): boolean {
  return thrown instanceof Refusal;
}

async function take(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (thrown) {
    if (!(thrown instanceof RateLimiterRes)) throw thrown;
    const wait = Math.ceil(thrown.msBeforeNext / 1000);
    const message = `Too many failed attempts. Please wait ${Math.ceil(wait / 60)} min and try again.`;
    throw new Refusal('too-many', message, {}, wait);
  }
}
