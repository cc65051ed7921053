import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { type BuiltServer, startBuiltServer } from '#testing/built-server.ts';
import { quickPlace } from '#testing/temporary-folder.ts';
import { findPostgres } from '../../scripts/find/postgres.ts';
import { type RunningPostgres, startPostgres } from '../../scripts/find/start-postgres.ts';
import { BreakableProxy } from './breakable-proxy.ts';
import { expectNothingLost } from './expect-nothing-lost.ts';
import { RegisteringClient } from './registering-client.ts';

const CLIENTS = 6;
const ROUNDS = 2;
/** How long clients register before, during and after each outage. */
const WHILE_MS = 300;
/** Longer than any of the program's time limits, so that each one is reached. */
const SILENT_MS = 15_000;
/** Well before the database is given up. */
const A_PAGE_WITHIN_MS = 10_000;
/** A page for everybody, somebody's own, and one that is made for each visitor. */
const UNKEPT = ['/sponsors', publicAddress.personal('a'.repeat(43)), `${publicAddress.registration}?plain=1`];
const AS_PAGE = { headers: { accept: 'text/html' } };
const WAIT = { timeout: 120_000, interval: 20 };
/** Enough for the program and the tests, and few enough to be taken. */
const CONNECTIONS = 30;
const TAKEN = 'taken';
/** Container platforms kill whatever hasn't ended by then. */
const END_WITHIN_MS = 15_000;

const programs = findPostgres();

describe.runIf(programs)('PostgreSQL that becomes unavailable under load', () => {
  let postgres: RunningPostgres;
  let proxy: BreakableProxy;
  let server: BuiltServer;
  let frozen: number[] = [];
  const clients = Array.from({ length: CLIENTS }, (_, number) => new RegisteringClient(number));

  beforeAll(async () => {
    if (!programs) return;
    const settings = [`max_connections=${CONNECTIONS}`];
    postgres = await startPostgres(programs, { place: quickPlace(), durable: true, settings });
    proxy = new BreakableProxy(postgres.url);
    const environment = { CAPTCHA: 'off', TRUST_PROXY: '1', SEED: 'event', LOG_LEVEL: 'silent' };
    server = await startBuiltServer({ DATABASE_URL: await proxy.open(), ...environment });
  });
  afterAll(async () => {
    thaw();
    await server.end('SIGKILL');
    proxy.close();
    await postgres.stop();
  });

  const outages: [name: string, outage: () => Promise<unknown>][] = [
    ['is stopped as in a crash, and started again', () => restart('SIGQUIT')],
    ['is stopped fast, and started again', () => restart('SIGINT')],
    ['ends every connection', () => query(`select pg_terminate_backend(pid) ${OTHERS}`)],
    ['has every connection reset by the network', async () => proxy.reset()],
  ];

  test.each(outages)(`when it %s, ${ROUNDS} times`, async (_name, outage) => {
    await whileRegistering(async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        await outage();
        await untilReady();
        await wait(WHILE_MS);
      }
    });
    expectNothingLost(clients, await stored());
  });

  test.each([
    ['the network silently drops all data', async () => proxy.swallow(), async () => proxy.heal()],
    ['all its processes are frozen', freeze, async () => thaw()],
  ])('when %s', async (_name, begin, end) => {
    const pages = [server.url, server.url + publicAddress.sponsorshipWith('Something else')];
    for (const page of pages) expect((await fetch(page)).status, page).toBe(200);
    await whileRegistering(async () => {
      // They are older than what was announced, so they would be rendered again.
      await query(`update settings set value = '${randomUUID()}' where name = 'content_version'`);
      await wait(WHILE_MS);
      await begin();
      const silent = wait(SILENT_MS);
      for (const page of pages) {
        const reply = await fetch(page, { signal: AbortSignal.timeout(A_PAGE_WITHIN_MS) });
        expect(reply.status, page).toBe(200);
      }
      const asked = await Promise.all(UNKEPT.map((path) => fetch(server.url + path, AS_PAGE)));
      for (const reply of asked) {
        expect(reply.status, reply.url).toBe(503);
        expect(Number(reply.headers.get('retry-after')), reply.url).toBeGreaterThan(0);
        expect(reply.headers.get('content-type'), reply.url).toContain('text/html');
      }
      // The page's own texts while the program still believes that only the page's data is missing.
      expect(await asked[0]?.text()).toMatch(/The loom rests for a moment\.|Failed to load sponsor data/);
      expect(await readiness()).toBe(503);
      await silent;
      expect((await fetch(server.url, { signal: AbortSignal.timeout(A_PAGE_WITHIN_MS) })).status).toBe(200);
      await end();
      await untilReady();
    });
    expectNothingLost(clients, await stored());
  });

  test('when it has no connection left for the program', async () => {
    await fetch(server.url);
    const taken: pg.Client[] = [];
    const takeAll = async () => {
      const before = taken.length;
      for (;;) {
        const client = new pg.Client({ connectionString: postgres.url, application_name: TAKEN });
        client.on('error', () => {});
        try {
          await client.connect();
          taken.push(client);
        } catch {
          return taken.length - before;
        }
      }
    };
    await whileRegistering(async () => {
      await vi.waitUntil(async () => {
        await takeAll();
        const ended = await taken[0]?.query(
          `select pg_terminate_backend(pid) ${OTHERS} and application_name <> '${TAKEN}'`,
        );
        // What was ended leaves its place a little later, which the program may take first.
        const taking = await takeAll();
        return ended?.rowCount === 0 && taking === 0 && (await readiness()) === 503;
      }, WAIT);
      expect((await fetch(server.url)).status).toBe(200);
      const asked = await fetch(`${server.url}/sponsors`, { headers: { accept: 'text/html' } });
      expect(asked.status).toBe(503);
      expect(Number(asked.headers.get('retry-after'))).toBeGreaterThan(0);
      await Promise.all(taken.map((client) => client.end()));
      await untilReady();
    });
    expectNothingLost(clients, await stored());
  });

  test('the program can be stopped while the database doesn’t answer', async () => {
    proxy.swallow();
    const asking = fetch(`${server.url}/aiAPI/speakers/speakerlist`).catch(() => {});
    await wait(WHILE_MS);
    const started = performance.now();
    server.process.kill('SIGTERM');
    const [code] = await once(server.process, 'exit');
    expect(code).toBe(0);
    expect(performance.now() - started).toBeLessThan(END_WITHIN_MS);
    await asking;
  });

  async function whileRegistering(work: () => Promise<void>): Promise<void> {
    const enough = new AbortController();
    const registering = clients.map((client) => client.registerThroughOutages(server.url, enough));
    const before = clients.flatMap(({ acknowledged }) => acknowledged).length;
    await wait(WHILE_MS);
    await work();
    await wait(WHILE_MS);
    const more = () => clients.flatMap(({ acknowledged }) => acknowledged).length > before + CLIENTS;
    await vi.waitUntil(more, WAIT);
    enough.abort();
    await Promise.all(registering);
    expect(server.process.exitCode, server.output()).toBeNull();
  }

  async function restart(signal: 'SIGQUIT' | 'SIGINT'): Promise<void> {
    await postgres.halt(signal);
    await wait(WHILE_MS);
    await postgres.resume();
  }

  async function freeze(): Promise<void> {
    const processes = await query<{ pid: number }>(PROCESSES);
    frozen = processes.map(({ pid }) => pid);
    for (const pid of frozen) process.kill(pid, 'SIGSTOP');
  }

  function thaw(): void {
    for (const pid of frozen) process.kill(pid, 'SIGCONT');
    frozen = [];
  }

  function untilReady(): Promise<unknown> {
    return vi.waitUntil(async () => (await readiness()) === 200, WAIT);
  }

  async function readiness(): Promise<number> {
    return (await fetch(`${server.url}/health/ready`)).status;
  }

  async function stored() {
    const attendees = await query<{ id: string; email: string }>('select id, email from attendees');
    const registered = await query<{ subject_id: string }>(
      "select subject_id from activity where activity_type = 'Registered'",
    );
    return { attendees, recorded: registered.map(({ subject_id }) => subject_id) };
  }

  /** Uses its own connection, which the outages don't affect. */
  async function query<Row extends pg.QueryResultRow>(statement: string): Promise<Row[]> {
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    const { rows } = await client.query<Row>(statement);
    await client.end();
    return rows;
  }
});

const OTHERS = "from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'";
/** The first one, which would start others, comes first. The connection that asks is about to end. */
const PROCESSES = `select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int as pid
  union all select pid from pg_stat_activity where pid <> pg_backend_pid()`;
