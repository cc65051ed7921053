import { setTimeout as wait } from 'node:timers/promises';
import { buildWithMigration } from '#testing/build-with-migration.ts';
import { type BuiltServer, startBuiltServer } from '#testing/built-server.ts';
import { quickPlace } from '#testing/temporary-folder.ts';
import { freePort } from '../find/free-port.ts';
import { findPostgres, NO_POSTGRES, type PostgresPrograms } from '../find/postgres.ts';
import { startPostgres } from '../find/start-postgres.ts';
import { found, inWords, isNothingLost } from './found.ts';
import { keptInPostgres } from './kept-in-postgres.ts';
import { startLoadBalancer } from './load-balancer.ts';
import type { Outcome } from './outcome.ts';
import { findProxy, NO_HAPROXY } from './proxy-program.ts';
import { SHARED_BY_INSTANCES, SiteLoad } from './site-load.ts';

/** How long old and new instances serve beside each other before the next one is replaced. */
const BESIDE_MS = 3_000;

/**
 * Replaces three instances one after the other, while people register and read pages. The older ones are of the
 * release in that folder; without one they are today's, and the newer ones have one more migration.
 */
export async function rollOver(previous: string): Promise<Outcome[]> {
  const programs = findPostgres();
  const haproxy = findProxy('haproxy');
  if (!programs || !haproxy) {
    console.log(`The rolling update is left out: ${programs ? NO_HAPROXY : NO_POSTGRES}.`);
    return [];
  }
  if (previous) return [await replaceAll(programs, haproxy, previous, undefined)];
  const next = buildWithMigration();
  return [await replaceAll(programs, haproxy, undefined, next.root).finally(next.remove)];
}

async function replaceAll(
  programs: PostgresPrograms,
  haproxy: string,
  before: string | undefined,
  after: string | undefined,
): Promise<Outcome> {
  await using opened = new AsyncDisposableStack();
  const postgres = await startPostgres(programs, { place: quickPlace(), durable: true });
  opened.defer(postgres.stop);
  const ports = [await freePort(), await freePort(), await freePort()] as const;
  const balancer = await startLoadBalancer(haproxy, ports, postgres.url);
  opened.defer(balancer.stop);
  const environment = { ...SHARED_BY_INSTANCES, TRUST_PROXY: '2', DATABASE_URL: postgres.url };
  const start = async (port: number, root: string | undefined): Promise<BuiltServer> => {
    const server = await startBuiltServer({ ...environment, PORT: String(port) }, root);
    opened.defer(() => server.end('SIGTERM').then(() => {}));
    return server;
  };
  const instances: BuiltServer[] = [];
  for (const port of ports) instances.push(await start(port, before));
  const load = new SiteLoad(balancer.url);
  await load.registersAfter(performance.now());

  const began = performance.now();
  for (const [index, port] of ports.entries()) {
    await instances[index]?.end('SIGTERM');
    instances[index] = await start(port, after);
    await wait(BESIDE_MS);
    await load.registersAfter(performance.now());
  }
  const { asked, failed, slowestMs } = load.pages(began, performance.now());
  const failures = load.failures(began);
  const gap = load.longestGap(began) / 1000;
  await load.end();
  const outcome = found(load.acknowledged, await keptInPostgres(postgres.url));
  return {
    what: `three instances ${before ? 'of the previous release' : 'of today’s build'} replaced one after the other`,
    result: [
      inWords(outcome),
      `refused: ${JSON.stringify(failures)}, nobody registered for ${gap.toFixed(2)} s`,
      `${asked} pages asked for, ${failed} failed, slowest ${(slowestMs / 1000).toFixed(2)} s`,
    ].join('; '),
    holds: isNothingLost(outcome) && failed + Object.keys(failures).length === 0,
  };
}
