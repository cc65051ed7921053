const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Again and again, in ms, or each day at a time in UTC. */
type Repeated = { every: number } | { daily: `${number}:${number}` };
export type Schedule = Repeated | 'on demand';

/** How long to wait after each failure in a row; after the last, the job gives up. */
const RETRIES_MS = [1, 5, 15, 60, 240].map((minutes) => minutes * MINUTE_MS);
export const ATTEMPTS_MAX = RETRIES_MS.length + 1;

/** When a job that is new to the database is due. */
export function firstDue(schedule: Repeated, now: Date): Date {
  return 'every' in schedule ? now : nextDue(schedule, now);
}

export function nextDue(schedule: Repeated, now: Date): Date {
  if ('every' in schedule) return new Date(now.getTime() + schedule.every);
  const today = new Date(`${now.toISOString().slice(0, 10)}T${schedule.daily}:00.000Z`);
  return today > now ? today : new Date(today.getTime() + DAY_MS);
}

/** When to try again after this many attempts; undefined to give up. */
export function nextTry(attempts: number, now: Date): Date | undefined {
  const wait = RETRIES_MS[attempts - 1];
  return wait === undefined ? undefined : new Date(now.getTime() + wait);
}
