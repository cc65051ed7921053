import type { Hono } from 'hono';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { MODULES } from '#app/modules.ts';
import { createApp } from '#app/server.ts';
import type { Role } from '#platform/contract/access.ts';
import { readConfig } from '#platform/server/config.ts';
import { SharedLimits } from '#platform/server/database/shared-limits.ts';
import { openStore, type Store } from '#platform/server/database/store.ts';
import { Health } from '#platform/server/health.ts';
import type { Services } from '#platform/server/http/context.ts';
import { createLog } from '#platform/server/log.ts';
import type { EntryAssets } from '#platform/server/pages/assets.ts';
import type { ResponseCache } from '#platform/server/pages/response-cache.ts';
import { Secrets } from '#platform/server/secrets.ts';
import { createResponseCache } from '#site/server/response-cache.ts';
import { TestClient } from './client.ts';
import { freshDatabase } from './fresh-database.ts';
import { insertSignedIn, type SignedIn } from './session.ts';
import { SettableClock } from './settable-clock.ts';

/** Eight weeks before the summit, on the morning of a working day. */
const BEFORE_THE_SUMMIT = '2025-07-01T09:00:00Z';
const SECRET_KEY = 'the secret key of every test';
const NO_ASSETS: EntryAssets = { scripts: [], styles: [], fonts: [], preloads: [], inline: [] };
const CONNECTION = { incoming: { socket: { remoteAddress: '192.0.2.1' } } };

export interface TestApp {
  services: Services;
  store: Store;
  clock: SettableClock;
  health: Health;
  cache: ResponseCache;
  visitor: TestClient;
  /** A client that sends these headers with every request. */
  client(headers: Record<string, string>): TestClient;
  /** The request handler itself, for a test that gives it a port. */
  fetch: Hono['fetch'];
  routes: Hono['routes'];
  signInAs(role: Role): Promise<SignedIn & { client: TestClient }>;
}

/**
 * The whole program on a database of its own, without a port. It is closed when the test that created it
 * ends.
 */
export async function createTestApp(environment: Record<string, string> = {}): Promise<TestApp> {
  const { app, close } = await openTestApp(environment);
  onTestFinished(close);
  return app;
}

/** Two instances of the program on one database. They are closed when the test that created them ends. */
export async function createTestInstances(
  environment: Record<string, string> = {},
): Promise<[TestApp, TestApp]> {
  const database = await freshDatabase();
  const first = openOn(database.environment, environment);
  const second = openOn(database.environment, environment);
  onTestFinished(async () => {
    await first.store.close();
    await second.store.close();
    await database.remove();
  });
  return [first, second];
}

/** One program for all tests of a file; they must not interfere with each other. */
export function shareTestApp(): () => TestApp {
  let opened: Awaited<ReturnType<typeof openTestApp>> | undefined;
  beforeAll(async () => {
    opened = await openTestApp({});
  });
  afterAll(() => opened?.close());
  return () => {
    if (!opened) throw new Error('ask for the app inside a test');
    return opened.app;
  };
}

async function openTestApp(environment: Record<string, string>) {
  const database = await freshDatabase();
  const app = openOn(database.environment, environment);
  const close = async () => {
    await app.store.close();
    await database.remove();
  };
  return { app, close };
}

function openOn(database: Record<string, string>, environment: Record<string, string>): TestApp {
  const config = readConfig({ CAPTCHA: 'off', LOG_LEVEL: 'silent', ...database, ...environment });
  const store = openStore(config);
  const clock = new SettableClock(environment.CLOCK ?? BEFORE_THE_SUMMIT);
  const services = {
    config,
    store,
    clock,
    log: createLog(config.logLevel),
    limits: new SharedLimits(store),
    modules: MODULES,
    secrets: new Secrets([SECRET_KEY]),
  };
  const health = new Health(store, services.log);
  const cache = createResponseCache(services, health);
  const app = createApp({ services, health, cache, assets: () => NO_ASSETS, checkReplies: true });
  const send = async (request: Request) => app.fetch(request, CONNECTION);
  const client = (headers?: Record<string, string>) => new TestClient(send, config.publicUrl, headers);
  return {
    services,
    store,
    clock,
    health,
    cache,
    visitor: client(),
    client,
    fetch: app.fetch,
    routes: app.routes,
    async signInAs(role) {
      const signedIn = await insertSignedIn(store, config, role, clock.now());
      return { ...signedIn, client: client({ cookie: signedIn.cookie }) };
    },
  };
}
