import type { Hono } from 'hono';
import type { Health } from '#platform/server/health.ts';

export function mountHealth(app: Hono, health: Health): void {
  app.get('/health/live', (c) => c.json({ status: 'live' }));
  app.get('/health/ready', async (c) =>
    (await health.ready()) ? c.json({ status: 'ready' }) : c.json({ status: 'not ready' }, 503),
  );
}
