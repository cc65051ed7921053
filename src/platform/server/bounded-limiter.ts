import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';

/** The maximum number of keys; each takes a few hundred bytes. */
const KEYS_MAX = 20_000;
const KEY_LENGTH = 22;

interface Limits {
  points: number;
  /** In seconds. */
  duration: number;
}

/**
 * Limits by key, in bounded memory: keys are hashed, and when there are too many the least recently used one
 * is dropped.
 */
export class BoundedLimiter {
  readonly #limiter: RateLimiterMemory;
  readonly #keys: LRUCache<string, true>;

  constructor({ points, duration }: Limits, max = KEYS_MAX) {
    this.#limiter = new RateLimiterMemory({ points, duration });
    this.#keys = new LRUCache({ max, dispose: (_, key) => void this.#limiter.delete(key) });
  }

  /** Takes a point. Rejects with a RateLimiterRes when none are left. */
  consume(key: string): Promise<RateLimiterRes> {
    const hashed = hash(key);
    if (!this.#keys.get(hashed)) this.#keys.set(hashed, true);
    return this.#limiter.consume(hashed);
  }

  async reward(key: string): Promise<void> {
    const hashed = hash(key);
    if (this.#keys.has(hashed)) await this.#limiter.reward(hashed);
  }

  forget(key: string): void {
    this.#keys.delete(hash(key));
  }
}

function hash(key: string): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, KEY_LENGTH);
}
