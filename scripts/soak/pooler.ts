import { chownSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { updateBasicData, viewBasicData } from '#modules/event/contract.ts';
import { callAddress } from '#platform/contract/call.ts';
import { createClock } from '#platform/server/clock.ts';
import { readConfig } from '#platform/server/config.ts';
import { openStore } from '#platform/server/database/store.ts';
import { type BuiltServer, startBuiltServer } from '#testing/built-server.ts';
import { insertSignedIn } from '#testing/session.ts';
import { quickPlace, temporaryFolder } from '#testing/temporary-folder.ts';
import { freePort } from '../find/free-port.ts';
import { findPostgres, NO_POSTGRES, type PostgresPrograms } from '../find/postgres.ts';
import { startPostgres } from '../find/start-postgres.ts';
import { found, inWords, isNothingLost } from './found.ts';
import { keptInPostgres } from './kept-in-postgres.ts';
import type { Outcome } from './outcome.ts';
import { findProxy, startProxy } from './proxy-program.ts';
import { SHARED_BY_INSTANCES, SiteLoad } from './site-load.ts';

const NO_PGBOUNCER = 'PgBouncer isn’t installed (Debian: apt-get install pgbouncer)';
/** Fewer than the ten connections that one instance opens. */
const SERVER_CONNECTIONS = 5;
/** What the program asks of each connection, and PgBouncer can’t promise. The role’s own limits take their place. */
const IGNORED = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];
const CHANGES = 10;
const SHOWS_WITHIN_MS = 1_000;
const POLL_MS = 10;

/** Two instances behind PgBouncer in transaction mode: people register, and what one changes shows on the other. */
export async function usePooler(seconds: number): Promise<Outcome[]> {
  const programs = findPostgres();
  const pgbouncer = findProxy('pgbouncer');
  if (!programs || !pgbouncer) {
    console.log(`PgBouncer isn’t tried: ${programs ? NO_PGBOUNCER : NO_POSTGRES}.`);
    return [];
  }
  await using opened = new AsyncDisposableStack();
  const postgres = await startPostgres(programs, { place: quickPlace(), durable: true });
  opened.defer(postgres.stop);
  const pooler = await startPooler(programs, pgbouncer, postgres.url);
  opened.defer(pooler.stop);
  const start = async () => {
    const environment = { ...SHARED_BY_INSTANCES, TRUST_PROXY: '1', DATABASE_URL: pooler.url };
    const instance = await startBuiltServer(environment);
    opened.defer(() => instance.end('SIGTERM').then(() => {}));
    return instance;
  };
  const one = await start();
  const other = await start();
  const loads = [new SiteLoad(one.url), new SiteLoad(other.url)];
  const began = performance.now();
  await wait(seconds * 1000);
  const slowestMs = await slowestChange(postgres.url, one, other);
  const ended = performance.now();
  await Promise.all(loads.map((load) => load.end()));
  const acknowledged = loads.flatMap((load) => load.acknowledged);
  const pages = loads.map((load) => load.pages(began, ended));
  const asked = pages.reduce((sum, page) => sum + page.asked, 0);
  const failed = pages.reduce((sum, page) => sum + page.failed, 0);
  const outcome = found(acknowledged, await keptInPostgres(postgres.url));
  return [
    {
      what: `two instances behind PgBouncer in transaction mode, ${SERVER_CONNECTIONS} connections`,
      result: `${inWords(outcome)}; ${asked} pages asked for, ${failed} failed; a change shows within ${Math.round(slowestMs)} ms`,
      holds: isNothingLost(outcome) && failed === 0 && slowestMs < SHOWS_WITHIN_MS,
    },
  ];
}

async function startPooler({ owner }: PostgresPrograms, pgbouncer: string, postgresUrl: string) {
  const folder = temporaryFolder('pgbouncer');
  const port = await freePort();
  const { hostname, port: behind } = new URL(postgresUrl);
  const configuration = join(folder.path, 'pgbouncer.ini');
  writeFileSync(
    configuration,
    `[databases]
postgres = host=${hostname} port=${behind} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${SERVER_CONNECTIONS}
ignore_startup_parameters = ${IGNORED.join(', ')}
`,
  );
  if (owner) for (const path of [folder.path, configuration]) chownSync(path, owner.uid, owner.gid);
  const end = await startProxy(pgbouncer, [configuration], { port, owner });
  const stop = async () => {
    await end();
    folder.remove();
  };
  const url = new URL(postgresUrl);
  url.port = String(port);
  return { url: url.href, stop };
}

/** Changes the edition on one instance again and again. Returns the longest time until the other one shows it, in ms. */
async function slowestChange(databaseUrl: string, one: BuiltServer, other: BuiltServer): Promise<number> {
  const config = readConfig({ ...SHARED_BY_INSTANCES, DATABASE_URL: databaseUrl });
  const store = openStore(config);
  const { cookie } = await insertSignedIn(store, config, 'Administrator', createClock().now());
  await store.close();
  const read = await fetch(one.url + callAddress(viewBasicData));
  const { records } = (await read.json()) as { records: { id: string }[] };
  let slowestMs = 0;
  for (let year = 2031; year < 2031 + CHANGES; year += 1) {
    const changed = await fetch(`${one.url}${callAddress(updateBasicData)}?id=${records[0]?.id}`, {
      method: 'POST',
      headers: { cookie, origin: one.url, 'content-type': 'application/json' },
      body: JSON.stringify({ event_year: year, event_date: `${year}-08-26`, event_time: '09:00' }),
    });
    if (!changed.ok) throw new Error(`a change was refused with ${changed.status}`);
    const began = performance.now();
    while (!(await (await fetch(other.url)).text()).includes(String(year))) await wait(POLL_MS);
    slowestMs = Math.max(slowestMs, performance.now() - began);
  }
  return slowestMs;
}
