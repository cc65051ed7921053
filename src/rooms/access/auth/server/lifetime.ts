import { SESSION_DAYS, SESSION_IDLE_HOURS } from '../lifetimes.ts';

const HOUR_MS = 60 * 60 * 1000;
export const DAY_MS = 24 * HOUR_MS;

/** A session ends some time after its last use, and in any case some days after it was opened. */
export function expiry(opened: Date, used: Date): string {
  const idle = used.getTime() + SESSION_IDLE_HOURS * HOUR_MS;
  return new Date(Math.min(idle, opened.getTime() + SESSION_DAYS * DAY_MS)).toISOString();
}
