import { existsSync, promises as fs } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { FileMigrationProvider, Migrator } from 'kysely/migration';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { callAddress } from '#platform/contract/call.ts';
import { readConfig } from '#platform/server/config.ts';
import { openStore } from '#platform/server/database/store.ts';
import { fromRoot } from '#platform/server/project-root.ts';
import { counter } from '#rooms/edition/editions/contract.ts';
import { runBuiltServer } from '#testing/built-server.ts';
import { childrenOf } from '../../bench/processor-time.ts';
import { freePort } from '../../scripts/find/free-port.ts';
import { ENGINES, type Sites } from './sites.ts';

/** A version whose next migration rewrites every name with a hyphen. */
const VERSION_BEFORE = '021-announced-content';
/** So many that this takes about a second. */
const ROWS = 10_000;
const TOGETHER = 3;
const FIRST_STEP = 'Upgrading the database (1 of ';
/** Filling a table may take long on a busy machine. */
const UNLIMITED = { limited: false };
const WAIT = { timeout: 120_000, interval: 10 };

type Environment = Record<string, string>;

describe.each(ENGINES)('an upgrade on %s', (_, open) => {
  let sites: Sites;
  beforeAll(async () => {
    sites = await open();
  });
  afterAll(() => sites.remove());

  test.each([1, 2])('answers all the while, with WORKERS=%i', async (workers) => {
    const environment = await oldSite(sites);
    const server = await run({ ...environment, WORKERS: String(workers), LOG_LEVEL: 'info' });
    await expect.poll(server.output, WAIT).toContain(FIRST_STEP);
    const page = await server.ask('/', { accept: 'text/html' });
    expect(page).toMatchObject({ status: 503, retryAfter: '5' });
    expect(page.text).toContain('The site is being upgraded. Please try again in a moment.');
    expect(await server.ask('/health/ready')).toMatchObject({ status: 503, retryAfter: '5' });
    const call = await server.ask(callAddress(counter));
    expect(call).toMatchObject({ status: 503, retryAfter: '5' });
    expect(JSON.parse(call.text)).toMatchObject({ status: 'error', code: 'unavailable' });

    const live = new Map<number, number>();
    const steps = () => [...server.output().matchAll(/Upgrading the database \((\d+) of (\d+)\)/g)];
    for (let told = steps(); told.at(-1)?.[1] !== told[0]?.[2]; told = steps()) {
      expect((await server.ask('/health/live')).status).toBe(200);
      live.set(told.length, (live.get(told.length) ?? 0) + 1);
    }
    expect(Math.max(...live.values()), 'turns of the loop within one migration').toBeGreaterThanOrEqual(5);

    await server.untilReady();
    const told = steps();
    expect(
      told.map(([, step]) => Number(step)),
      'each once',
    ).toEqual(Array.from({ length: Number(told[0]?.[2]) }, (_, step) => step + 1));
    expect(await namesOf(environment)).toEqual({ people: ROWS, joined: ROWS });
  });

  test('that is told to end does so in the middle of a migration, and the next start makes it', async () => {
    const environment = await oldSite(sites);
    const before = await migrationsOf(environment);
    const server = await run(environment);
    await expect.poll(server.output, WAIT).toContain(FIRST_STEP);
    const processes = process.platform === 'linux' ? childrenOf(server.process.pid ?? 0) : [];
    expect(await server.end('SIGTERM')).toBe(0);
    await expect.poll(() => processes.filter((pid) => existsSync(`/proc/${pid}`)), WAIT).toEqual([]);
    expect(await migrationsOf(environment)).toBe(before);
    expect(await namesOf(environment)).toEqual({ people: ROWS, joined: 0 });

    await (await run(environment)).untilReady();
    expect(await namesOf(environment)).toEqual({ people: ROWS, joined: ROWS });
  });

  test('whose process is killed says so in one line, and the next start makes it', async () => {
    const environment = await oldSite(sites);
    const server = await run(environment);
    await expect.poll(server.output, WAIT).toContain(FIRST_STEP);
    const [migrating = 0] = childrenOf(server.process.pid ?? 0);
    process.kill(migrating, 'SIGKILL');
    expect(await server.ended).toBe(1);
    expect(server.output()).toMatch(
      /\nUpgrading the database was interrupted \(SIGKILL\)\. It wasn’t changed: start the program again\.\n$/,
    );
    await (await run(environment)).untilReady();
    expect(await namesOf(environment)).toEqual({ people: ROWS, joined: ROWS });
  });

  test('that is killed is made by the next start, which waits for what still runs', async () => {
    const environment = await oldSite(sites);
    const server = await run(environment);
    await expect.poll(server.output, WAIT).toContain(FIRST_STEP);
    await server.end('SIGKILL');
    await (await run(environment)).untilReady();
    expect(await namesOf(environment)).toEqual({ people: ROWS, joined: ROWS });
  });

  test(`that ${TOGETHER} processes begin together is made once`, async () => {
    const environment = await oldSite(sites);
    const servers = await Promise.all(Array.from({ length: TOGETHER }, () => run(environment)));
    await Promise.all(servers.map((server) => server.untilReady()));
    expect(servers.filter(({ output }) => output().includes(FIRST_STEP))).toHaveLength(1);
    expect(await namesOf(environment)).toEqual({ people: ROWS, joined: ROWS });
  });
});

test('a new database is made without a process of its own', async () => {
  const [[, open] = ['', undefined]] = ENGINES;
  if (!open) throw new Error('SQLite is always there');
  const sites = await open();
  onTestFinished(sites.remove);
  const server = await run({ ...(await sites.empty()), SEED: 'none' });
  await server.untilReady();
  expect(server.output()).not.toContain('Upgrading');
});

async function run(environment: Environment) {
  const port = String(await freePort());
  const started = runBuiltServer({ SEED: 'none', ...environment, PORT: port });
  const { process: child } = started;
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null) await end('SIGKILL');
  });
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
    return { status: reply.status, retryAfter: reply.headers.get('retry-after'), text: await reply.text() };
  };
  const untilReady = async () => {
    const isReady = () =>
      ask('/health/ready')
        .then(({ status }) => status === 200)
        .catch(() => false);
    while (!(await isReady())) {
      if (child.exitCode !== null) throw new Error(`it ended: ${started.output()}`);
      await wait(WAIT.interval);
    }
  };
  return { ...started, ended, end, ask, untilReady };
}

/** A database of that version, with people whose names have a hyphen. */
async function oldSite(sites: Sites): Promise<Environment> {
  const environment = await sites.empty();
  const { database, close } = openStore(readConfig(environment), UNLIMITED);
  const migrationFolder = fromRoot('database/migrations');
  const provider = new FileMigrationProvider({ fs, path: { join }, migrationFolder });
  const { error } = await new Migrator({ db: database, provider }).migrateTo(VERSION_BEFORE);
  if (error) throw error;
  await sql`
    with recursive person(n) as (select 1 union all select n + 1 from person where n < ${sql.lit(ROWS)})
    insert into attendees (id, fullname, fullname_key, company, company_key, designation, designation_key,
      email, email_key, whatsapp, notice, search_text, created_at)
    select 'a' || n, 'Ama Owusu-Ansah ' || n, 'ama owusu-ansah ' || n, 'Volta', 'volta', 'Director', 'director',
      'ama' || n || '@x.example', 'ama' || n || '@x.example', '+233241234567', 'LinkedIn',
      'ama owusu-ansah ' || n || ' ama' || n || '@x.example', '2025-03-01T08:00:00.000Z'
    from person`.execute(database);
  await close();
  return environment;
}

async function namesOf(environment: Environment) {
  const { database, close } = openStore(readConfig(environment), UNLIMITED);
  const people = database.selectFrom('attendees').select(({ fn }) => fn.countAll().as('count'));
  const { count } = await people.executeTakeFirstOrThrow();
  const found = people.where('search_text', 'like', 'ama owusu ansah %');
  const { count: joined } = await found.executeTakeFirstOrThrow();
  await close();
  return { people: Number(count), joined: Number(joined) };
}

async function migrationsOf(environment: Environment): Promise<number> {
  const { database, close } = openStore(readConfig(environment), UNLIMITED);
  const { rows } = await sql`select name from kysely_migration`.execute(database);
  await close();
  return rows.length;
}
