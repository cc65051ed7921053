import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** The maximum number of keys; each takes a few hundred bytes. */
const KEYS_MAX = 20_000;
const KEY_LENGTH = 22;

interface Limits {
  quota: number;
  /** In seconds. */
  duration: number;
}

/** Nothing of a quota is left. */
export class LimitReached extends Error {
  override readonly name = 'LimitReached';
  readonly waitSeconds: number;

  constructor(waitMs: number) {
    super('a limit is reached');
    this.waitSeconds = Math.ceil(waitMs / 1000);
  }
}

interface Taken {
  count: number;
  /** When they come back, by a clock that nobody can set. */
  expiresAt: number;
}

/**
 * Limits by key, in bounded memory: keys are hashed, and when there are too many the least recently used one
 * is dropped.
 */
export class BoundedLimiter {
  readonly #limits: Limits;
  readonly #keys: LRUCache<string, Taken>;

  constructor(limits: Limits, max = KEYS_MAX) {
    this.#limits = limits;
    // With `max`, the room for all keys would be taken at once: 0.4 MB for each limiter.
    this.#keys = new LRUCache({ maxSize: max, sizeCalculation: () => 1 });
  }

  /** Takes points and returns how many are left. Throws a LimitReached, and takes none, when there are fewer. */
  consume(key: string, points = 1): number {
    const hashed = hashKey(key);
    const now = performance.now();
    const known = this.#keys.get(hashed);
    const isOver = !known || known.expiresAt <= now;
    const taken = isOver ? { count: 0, expiresAt: now + this.#limits.duration * 1000 } : known;
    if (isOver) this.#keys.set(hashed, taken);
    if (taken.count + points > this.#limits.quota) throw new LimitReached(taken.expiresAt - now);
    taken.count += points;
    return this.#limits.quota - taken.count;
  }

  reward(key: string): void {
    const taken = this.#keys.get(hashKey(key));
    if (taken) taken.count -= 1;
  }

  /** Takes all that is left of a quota. */
  exhaust(key: string): void {
    const taken = this.#keys.get(hashKey(key));
    if (taken) taken.count = this.#limits.quota;
  }

  reset(key: string): void {
    this.#keys.delete(hashKey(key));
  }
}

/** Keys are kept as hashes, so that they name nobody. */
export function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, KEY_LENGTH);
}
