import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { type BuiltServer, startBuiltServer } from '#testing/built-server.ts';
import { quickPlace } from '#testing/temporary-folder.ts';
import { freePort } from '../find/free-port.ts';
import { findPostgres, NO_POSTGRES, type PostgresPrograms } from '../find/postgres.ts';
import { startPostgres } from '../find/start-postgres.ts';
import { describeFound, found, isNothingLost, type Outcome } from './found.ts';
import { findHaproxy, type LoadBalancer, NO_HAPROXY, startLoadBalancer } from './load-balancer.ts';
import { SHARED_BY_INSTANCES, SiteLoad } from './site-load.ts';
import { storedInPostgres } from './stored-at.ts';

/** How long something stays away before it is started or replaced, and how long all is well in between. */
const AWAY_MS = 3_000;
const WELL_MS = 3_000;
const POLL_MS = 20;

/** Takes away an instance, the database, and the primary for good, while people register and read pages. */
export async function failOver(): Promise<Outcome[]> {
  const programs = findPostgres();
  const haproxy = findHaproxy();
  if (!programs || !haproxy) {
    console.log(`The failover trial is left out: ${programs ? NO_HAPROXY : NO_POSTGRES}.`);
    return [];
  }
  return tryFailover(programs, haproxy);
}

async function tryFailover(programs: PostgresPrograms, haproxy: string): Promise<Outcome[]> {
  await using opened = new AsyncDisposableStack();
  const options = { place: quickPlace(), durable: true };
  const primary = await startPostgres(programs, {
    ...options,
    // A commit is acknowledged once the standby has it, too.
    settings: ['synchronous_standby_names=*'],
  });
  opened.defer(primary.stop);
  const standby = await startPostgres(programs, { ...options, standbyOf: primary.url });
  opened.defer(standby.stop);
  const ports = [await freePort(), await freePort(), await freePort()] as const;
  const balancer = await startLoadBalancer(haproxy, ports, primary.url);
  opened.defer(balancer.stop);
  const start = (port: number) =>
    startBuiltServer({
      ...SHARED_BY_INSTANCES,
      TRUST_PROXY: '2',
      DATABASE_URL: balancer.databaseUrl,
      PORT: String(port),
    });
  const instances: BuiltServer[] = [];
  opened.defer(() => Promise.all(instances.map((instance) => instance.end('SIGKILL'))).then(() => {}));
  for (const port of ports) instances.push(await start(port));

  const load = new SiteLoad(balancer.url);
  const trial = { load, instances };
  const outcomes = [
    await watch(trial, 'an instance killed and started again', async () => {
      await instances[0]?.end('SIGKILL');
      await wait(AWAY_MS);
      instances[0] = await start(ports[0]);
    }),
    await watch(trial, 'PostgreSQL stopped ‘immediate’ and started again', async () => {
      await primary.halt('SIGQUIT');
      await wait(AWAY_MS);
      await primary.resume();
    }),
    await watch(trial, 'the primary stopped ‘immediate’, the standby promoted', async () => {
      await primary.halt('SIGQUIT');
      await wait(AWAY_MS);
      await promote(standby.url, balancer);
    }),
  ];
  await load.end();
  const outcome = found(load.acknowledged, await storedInPostgres(standby.url));
  outcomes.push({
    what: 'registrations over all of that',
    result: describeFound(outcome),
    holds: isNothingLost(outcome),
  });
  return outcomes;
}

/** Lets something go wrong and come back, and measures what visitors noticed of it. */
async function watch(
  { load, instances }: { load: SiteLoad; instances: BuiltServer[] },
  what: string,
  incident: () => Promise<void>,
): Promise<Outcome> {
  await wait(WELL_MS);
  await load.registersAfter(performance.now());
  const began = performance.now();
  await incident();
  const back = performance.now();
  await load.registersAfter(back);
  while (!(await areReady(instances))) await wait(POLL_MS);
  const ready = performance.now();
  const { asked, failed, slowestMs } = load.pages(began, ready);
  const result = [
    `back after ${seconds(back - began)}`,
    `nobody registered for ${seconds(load.longestGap(began))}`,
    `the first one ${seconds(load.firstAfter(back) - back)} after it was back`,
    `all instances ready ${seconds(ready - back)} after`,
    `${asked} pages asked for, ${failed} failed, slowest ${seconds(slowestMs)}`,
  ].join('; ');
  console.log(`${what}: ${result}`);
  return { what, result, holds: failed === 0 };
}

async function promote(standbyUrl: string, balancer: LoadBalancer): Promise<void> {
  const client = new pg.Client({ connectionString: standbyUrl });
  await client.connect();
  await client.query('select pg_promote()');
  await client.end();
  await balancer.moveDatabase(standbyUrl);
}

async function areReady(instances: readonly BuiltServer[]): Promise<boolean> {
  const answers = await Promise.all(instances.map(({ url }) => fetch(`${url}/health/ready`)));
  return answers.every(({ ok }) => ok);
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`;
}
