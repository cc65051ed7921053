const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** How long a mail is tried, since it was queued. */
export const GIVE_UP_MS = 24 * HOUR_MS;
/** When the server refuses a mail for now: greylisting, a full mailbox, a limit. The last one repeats. */
const REFUSED_MS = [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS, 4 * HOUR_MS];
/** When the server can't be reached: it may be back soon, and mail shouldn't wait long after that. */
const AWAY_MS = [10 * SECOND_MS, 30 * SECOND_MS, MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS];
/** Spreads what failed together. */
const SPREAD = 0.1;

interface Failed {
  attempts: number;
  queuedAt: Date;
  isAway: boolean;
}

/** When to try again; undefined to give up. */
export function nextAttempt({ attempts, queuedAt, isAway }: Failed, now: Date): Date | undefined {
  const waits = isAway ? AWAY_MS : REFUSED_MS;
  const wait = waits[Math.min(attempts, waits.length) - 1] ?? MINUTE_MS;
  const spread = 1 + SPREAD * (2 * Math.random() - 1);
  const next = new Date(now.getTime() + Math.round(wait * spread));
  return next.getTime() - queuedAt.getTime() <= GIVE_UP_MS ? next : undefined;
}
