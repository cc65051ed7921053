import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dashboardOverview } from '#modules/dashboard/contract.ts';
import { exportAttendees } from '#modules/registrations/contract.ts';
import { callAddress } from '#platform/contract/call.ts';
import { readConfig } from '#platform/server/config.ts';
import { openStore } from '#platform/server/database/store.ts';
import { type BuiltServer, startBuiltServer } from '#testing/built-server.ts';
import { insertSignedIn } from '#testing/session.ts';
import { quickPlace } from '#testing/temporary-folder.ts';
import { freePort } from '../../scripts/find/free-port.ts';
import { findPostgres } from '../../scripts/find/postgres.ts';
import { type RunningPostgres, startPostgres } from '../../scripts/find/start-postgres.ts';
import { BreakableProxy } from './breakable-proxy.ts';
import { RegisteringClient } from './registering-client.ts';

const PEOPLE = 20;
const WAIT = { timeout: 60_000, interval: 100 };

const programs = findPostgres();

describe.runIf(programs)('long reads from a streaming standby', () => {
  let primary: RunningPostgres;
  let standby: RunningPostgres;
  let proxy: BreakableProxy;
  let server: BuiltServer;
  let metrics = '';
  let cookie = '';
  let registered = 0;
  const client = new RegisteringClient(1);

  beforeAll(async () => {
    if (!programs) return;
    const place = quickPlace();
    primary = await startPostgres(programs, { place, durable: true });
    standby = await startPostgres(programs, { place, durable: true, standbyOf: primary.url });
    proxy = new BreakableProxy(standby.url);
    const metricsPort = String(await freePort());
    metrics = `http://127.0.0.1:${metricsPort}/metrics`;
    const environment = {
      DATABASE_URL: primary.url,
      DATABASE_REPLICA_URL: await proxy.open(),
      METRICS_PORT: metricsPort,
    };
    server = await startBuiltServer({ ...environment, CAPTCHA: 'off', TRUST_PROXY: '1', SEED: 'event' });
    const config = readConfig(environment);
    const store = openStore(config);
    ({ cookie } = await insertSignedIn(store, config, 'Administrator', new Date()));
    await store.close();
  });
  afterAll(async () => {
    await server.end('SIGKILL');
    proxy.close();
    await standby.stop();
    await primary.stop();
  });

  test('have what was changed a moment before', async () => {
    for (let person = 0; person < PEOPLE; person += 1) await expectEverybodyAfterOneMore();
    expect(await readsFrom('replica')).toBeGreaterThan(PEOPLE);
    await expect.poll(() => figure('summit_replica_behind_bytes '), WAIT).toBe(0);
    expect(await readiness()).toEqual([200, { status: 'ready', replica: 'used' }]);
  });

  test('come from the primary while the standby is behind, and then from the standby again', async () => {
    await onStandby('select pg_wal_replay_pause()');
    await expectEverybodyAfterOneMore();
    const before = await readsFrom('replica');
    await expectEverybodyAfterOneMore();
    expect(await readsFrom('replica')).toBe(before);
    expect(await figure('summit_replica_behind_bytes ')).toBeGreaterThan(0);
    await expect.poll(readiness, WAIT).toEqual([200, { status: 'ready', replica: 'not used' }]);
    await onStandby('select pg_wal_replay_resume()');
    await expectToBeUsedAgain();
  });

  test.each([
    ['is stopped as in a crash', () => standby.halt('SIGQUIT'), () => standby.resume()],
    ['is silent', async () => proxy.swallow(), async () => proxy.heal()],
  ])('come from the primary while the standby %s', async (_name, begin, end) => {
    await begin();
    await expectEverybodyAfterOneMore();
    await expect.poll(readiness, WAIT).toEqual([200, { status: 'ready', replica: 'not used' }]);
    await end();
    await expectToBeUsedAgain();
  });

  test('come from the primary once the standby is one itself', async () => {
    await onStandby('select pg_promote()');
    await expectEverybodyAfterOneMore();
    await expect.poll(readiness, WAIT).toEqual([200, { status: 'ready', replica: 'not used' }]);
  });

  async function expectEverybodyAfterOneMore(): Promise<void> {
    await client.registerOne(server.url);
    registered += 1;
    const exported = await ask(callAddress(exportAttendees), 'POST');
    expect((await exported.text()).trim().split('\n')).toHaveLength(registered + 1);
    const overview = await (await ask(callAddress(dashboardOverview), 'GET')).json();
    expect(overview.registrationsPerDay.at(-1).count).toBe(registered);
  }

  async function expectToBeUsedAgain(): Promise<void> {
    await expect.poll(readiness, WAIT).toEqual([200, { status: 'ready', replica: 'used' }]);
    const before = await readsFrom('replica');
    await expectEverybodyAfterOneMore();
    expect(await readsFrom('replica')).toBeGreaterThan(before);
  }

  async function ask(path: string, method: 'GET' | 'POST'): Promise<Response> {
    const response = await fetch(server.url + path, { method, headers: { cookie } });
    expect(response.status).toBe(200);
    return response;
  }

  async function readiness(): Promise<unknown[]> {
    const response = await fetch(`${server.url}/health/ready`);
    return [response.status, await response.json()];
  }

  const readsFrom = (from: string) => figure(`summit_long_reads{from="${from}"}`);

  async function figure(start: string): Promise<number> {
    const text = await (await fetch(metrics)).text();
    const line = text.split('\n').find((one) => one.startsWith(start));
    return Number(line?.split(' ').at(-1));
  }

  async function onStandby(statement: string): Promise<void> {
    const connection = new pg.Client({ connectionString: standby.url });
    await connection.connect();
    await connection.query(statement);
    await connection.end();
  }
});
