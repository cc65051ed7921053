import { RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from '../contract/refusal.ts';
import { BoundedLimiter } from './bounded-limiter.ts';

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
export class LoginLimiter {
  readonly #bySecret = new BoundedLimiter({ points: FAILURES_PER_SECRET, duration: WINDOW_SECONDS });
  readonly #byAddress = new BoundedLimiter({ points: FAILURES_PER_ADDRESS, duration: WINDOW_SECONDS });

  /**
   * Does the work that tells whether the guess is right. It is counted before, so that of many guesses at once no
   * more are tried than may fail; what wasn't a wrong guess is taken back. Throws a Refusal when there were too many.
   */
  async limit<T>({ secret, address, isWrong = isRefusal }: Guess, work: () => Promise<T>): Promise<T> {
    const guess = `${secret} ${address}`;
    // First the address: one that has had its share can't fill the other's memory with ever new secrets.
    await take(this.#byAddress, address);
    try {
      await take(this.#bySecret, guess);
    } catch (thrown) {
      await this.#byAddress.reward(address);
      throw thrown;
    }
    try {
      const result = await work();
      await this.#byAddress.reward(address);
      this.#bySecret.forget(guess);
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

async function take(limiter: BoundedLimiter, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (thrown) {
    if (!(thrown instanceof RateLimiterRes)) throw thrown;
    const wait = Math.ceil(thrown.msBeforeNext / 1000);
    const message = `Too many failed attempts. Please wait ${Math.ceil(wait / 60)} min and try again.`;
    throw new Refusal('too-many', message, {}, wait);
  }
}
