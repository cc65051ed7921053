/** A session ends this long after it was last used. */
const IDLE_MS = 12 * 60 * 60 * 1000;

export function expiry(now: Date): string {
  return new Date(now.getTime() + IDLE_MS).toISOString();
}
