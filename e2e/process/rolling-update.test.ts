import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { buildWithMigration } from '#testing/build-with-migration.ts';
import { type BuiltServer, startBuiltServer } from '#testing/built-server.ts';
import { quickPlace } from '#testing/temporary-folder.ts';
import { findPostgres } from '../../scripts/find/postgres.ts';
import { startPostgres } from '../../scripts/find/start-postgres.ts';
import { SHARED_BY_INSTANCES, SiteLoad } from '../../scripts/soak/site-load.ts';
import { storedInPostgres } from '../../scripts/soak/stored-at.ts';
import { compareStored } from './expect-nothing-lost.ts';

/** How long old and new serve at the same time. */
const CONCURRENT_MS = 2_000;

const programs = findPostgres();

test.runIf(programs)('an old and a new instance serve concurrently over a migration', async () => {
  if (!programs) return;
  const postgres = await startPostgres(programs, { place: quickPlace(), durable: true });
  onTestFinished(postgres.stop);
  const next = buildWithMigration();
  onTestFinished(next.remove);
  const start = async (root?: string) => {
    const environment = { ...SHARED_BY_INSTANCES, TRUST_PROXY: '1', DATABASE_URL: postgres.url };
    const server = await startBuiltServer(environment, root);
    onTestFinished(async () => void (await server.end('SIGKILL')));
    return server;
  };

  const old = await start();
  const loads = [await underLoad(old)];
  const began = performance.now();
  const updated = await start(next.root);
  expect(await migrations(postgres.url)).toContain(next.migration);
  loads.push(await underLoad(updated));
  await wait(CONCURRENT_MS);
  for (const load of loads) await load.registersAfter(performance.now());
  await Promise.all(loads.map((load) => load.end()));
  for (const load of loads) {
    expect(load.failures(began)).toEqual({});
    expect(load.pages(began, performance.now())).toMatchObject({ failed: 0 });
  }
  expect(await old.end('SIGTERM')).toBe(0);

  const stored = await storedInPostgres(postgres.url);
  const acknowledged = loads.flatMap((load) => load.acknowledged);
  expect(compareStored(acknowledged, stored)).toEqual({ lost: [], twice: 0, unrecorded: 0 });
  await expect(start(), 'an old one can’t start any more').rejects.toThrow(/a newer version .* Start that/);
});

async function underLoad(server: BuiltServer): Promise<SiteLoad> {
  const load = new SiteLoad(server.url);
  await load.registersAfter(performance.now());
  return load;
}

async function migrations(connectionString: string): Promise<string[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration');
  await client.end();
  return rows.map(({ name }) => name);
}
