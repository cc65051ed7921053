import type { Hono } from 'hono';
import type { Health } from '../health.ts';

/** Answers as long as the process runs, even while it starts: a process that doesn't answer is ended. */
export const LIVE_PATH = '/health/live';
export const LIVE = { status: 'live' };
export const READY_PATH = '/health/ready';

export function mountHealth(app: Hono, health: Health): void {
  app.get(LIVE_PATH, (c) => c.json(LIVE));
  app.get(READY_PATH, async (c) => {
    const isReady = await health.ready();
    return isReady ? c.json({ status: 'ready' }) : c.json({ status: 'not ready' }, 503);
  });
}
