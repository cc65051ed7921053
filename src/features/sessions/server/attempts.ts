import { RateLimiterMemory } from 'rate-limiter-flexible';
import { emailKey } from '#platform/contract/fold.ts';
import { Refusal } from '#platform/contract/refusal.ts';

const WINDOW_SECONDS = 15 * 60;
const FAILURES_PER_ACCOUNT = 10;
const FAILURES_PER_ADDRESS = 100;

/** Counts failed sign-ins, by the account tried and by where they come from. */
export class SignInAttempts {
  readonly #accounts = new RateLimiterMemory({ points: FAILURES_PER_ACCOUNT, duration: WINDOW_SECONDS });
  readonly #addresses = new RateLimiterMemory({ points: FAILURES_PER_ADDRESS, duration: WINDOW_SECONDS });

  async refuseTooMany(email: string, address: string): Promise<void> {
    const account = await this.#accounts.get(key(email, address));
    const source = await this.#addresses.get(address);
    const exhausted = [account, source].filter((limit) => limit && limit.remainingPoints <= 0);
    if (exhausted.length === 0) return;
    const wait = Math.ceil(Math.max(...exhausted.map((limit) => limit?.msBeforeNext ?? 0)) / 1000);
    const message = `Too many failed sign-ins. Please wait ${Math.ceil(wait / 60)} min and try again.`;
    throw new Refusal('too-many', message, {}, wait);
  }

  async countFailure(email: string, address: string): Promise<void> {
    await this.#accounts.penalty(key(email, address));
    await this.#addresses.penalty(address);
  }

  async forget(email: string, address: string): Promise<void> {
    await this.#accounts.delete(key(email, address));
  }
}

function key(email: string, address: string): string {
  return `${emailKey(email)} ${address}`;
}
