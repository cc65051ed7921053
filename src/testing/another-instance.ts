import { onTestFinished } from 'vitest';
import { createApp } from '#app/server.ts';
import { SharedLimits } from '#platform/server/database/shared-limits.ts';
import { openStore } from '#platform/server/database/store.ts';
import { Health } from '#platform/server/health.ts';
import { createResponseCache } from '#site/server/response-cache.ts';
import type { TestApp } from './app.ts';
import { TestClient } from './client.ts';

const CONNECTION = { incoming: { socket: { remoteAddress: '192.0.2.1' } } };

/** A second program on the same database, which knows nothing else of the first. */
export function anotherInstance(app: TestApp): Pick<TestApp, 'services' | 'client'> {
  const store = openStore(app.services.config);
  onTestFinished(() => store.close());
  const services = { ...app.services, store, limits: new SharedLimits(store) };
  const health = new Health(store, services.log);
  const cache = createResponseCache(services, health);
  const assets = () => ({ scripts: [], styles: [], fonts: [], preloads: [], inline: [] });
  const { fetch } = createApp({ services, health, cache, assets, checkReplies: true });
  const { publicUrl } = services.config;
  return {
    services,
    client: (headers) => new TestClient(async (request) => fetch(request, CONNECTION), publicUrl, headers),
  };
}
