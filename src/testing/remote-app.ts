import { createClock } from '#platform/server/clock.ts';
import { readConfig } from '#platform/server/config.ts';
import { SharedLimits } from '#platform/server/database/shared-limits.ts';
import { openStore } from '#platform/server/database/store.ts';
import { Health } from '#platform/server/health.ts';
import { newId } from '#platform/server/identifier.ts';
import { createLog } from '#platform/server/log.ts';
import { ResponseCache } from '#platform/server/pages/response-cache.ts';
import { findSecretKeys, makeSecretKey } from '#platform/server/secret-keys.ts';
import { Secrets } from '#platform/server/secrets.ts';
import type { TestApp } from './app.ts';
import { TestClient } from './client.ts';
import { insertSignedIn } from './session.ts';
import { SettableClock } from './settable-clock.ts';

/**
 * The program that serves at the address, for the fixtures of tests. It has no modules, which can't be loaded without a build:
 * fixtures change nothing that one of them watches. Close its store afterwards.
 */
export function remoteApp(url: string, environment: Record<string, string>): TestApp {
  const config = readConfig({ ...environment, PUBLIC_URL: url, LOG_LEVEL: 'silent' });
  const store = openStore(config);
  const clock = new SettableClock(createClock().now().toISOString());
  const log = createLog(config.logLevel);
  const limits = new SharedLimits(store);
  const secrets = new Secrets(findSecretKeys(config) ?? makeSecretKey(config));
  const services = { config, store, clock, log, limits, secrets, modules: [] };
  const health = new Health(store, log);
  // Each client comes from an address of its own, so that no limit of one address ends the test.
  const send = (request: Request) => {
    request.headers.set('x-forwarded-for', `2001:db8:${newId().slice(-4)}:${newId().slice(-4)}::1`);
    return fetch(request);
  };
  const client = (headers?: Record<string, string>) => new TestClient(send, url, headers);
  return {
    services,
    store,
    clock,
    health,
    cache: new ResponseCache({ ...services, health, nextChange: async (now) => now }),
    visitor: client(),
    client,
    fetch: (request) => send(request),
    routes: [],
    async signInAs(role) {
      const signedIn = await insertSignedIn(store, config, role, clock.now());
      return { ...signedIn, client: client({ cookie: signedIn.cookie }) };
    },
  };
}
