import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { SQLITE_FILE } from '#platform/server/data-folder.ts';
import { runBuiltServer, startBuiltServer } from '#testing/built-server.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { freePort } from '../../scripts/find/free-port.ts';
import { expectNothingLost, storedIn } from './expect-nothing-lost.ts';
import { RegisteringClient } from './registering-client.ts';

const CLIENTS = 6;
const WORKERS = 2;
const PATIENCE = { timeout: 120_000, interval: 50 };
const PAGE = 4_096;

/** Linux says only once that it has lost something: one worker learns of it, and the next sync succeeds. */
const FAIL_ONCE = `
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  const { fdatasync } = fs;
  fs.fdatasync = (file, done) => {
    try {
      fs.unlinkSync(process.env.FAIL_ONCE);
    } catch {
      return fdatasync(file, done);
    }
    done(Object.assign(new Error('EIO: i/o error, fdatasync'), { code: 'EIO' }));
  };
  syncBuiltinESMExports();
`;

test('after a sync that failed no worker accepts a change until the program is started again, and pages are served', async () => {
  const { environment, failOnce, path } = site();
  const clients = Array.from({ length: CLIENTS }, (_, number) => new RegisteringClient(number));
  const first = await start(environment);
  await expect.poll(() => first.output().match(/a worker is ready/g)?.length, PATIENCE).toBe(WORKERS);
  const enough = new AbortController();
  const registering = clients.map((client) => client.registerThroughAnything(first.url, enough));
  const acknowledged = () => clients.flatMap((client) => client.acknowledged).length;
  await vi.waitUntil(() => acknowledged() > CLIENTS, PATIENCE);
  writeFileSync(failOnce, '');
  await expect.poll(() => first.output(), PATIENCE).toContain('check or restore the database');
  expect(existsSync(failOnce)).toBe(false);
  const then = acknowledged();
  await expect.poll(() => statuses(`${first.url}/health/ready`), PATIENCE).toEqual(Array(8).fill(503));
  expect(await statuses(`${first.url}/`)).toEqual(Array(8).fill(200));
  expect(acknowledged()).toBe(then);
  expect(await first.end('SIGTERM')).toBe(0);
  expect(existsSync(`${path}-wal`)).toBe(true);

  const second = await start(environment, new URL(first.url).port);
  expect(existsSync(`${path}-wal`)).toBe(true);
  await vi.waitUntil(() => acknowledged() > then + CLIENTS, PATIENCE);
  enough.abort();
  await Promise.all(registering);
  await second.end('SIGTERM');
  expect(existsSync(`${path}-wal`)).toBe(false);
  using database = new DatabaseSync(path);
  expectNothingLost(clients, storedIn(database));
});

test('a database that a crash left damaged is refused at every start, with what to do', async () => {
  const { environment, path } = site();
  const oneWorker = { ...environment, WORKERS: '1' };
  const server = await start(oneWorker);
  await server.end('SIGTERM');
  const again = await start(oneWorker);
  await again.end('SIGKILL');
  const bytes = readFileSync(path);
  expect(bytes.length).toBeGreaterThan(100 * PAGE);
  bytes.fill(7, 20 * PAGE, 100 * PAGE);
  writeFileSync(path, bytes);
  for (let start = 0; start < 2; start += 1) {
    const run = runBuiltServer({ ...oneWorker, PORT: String(await freePort()) });
    expect(await once(run.process, 'exit')).toEqual([1, null]);
    expect(run.output()).toMatch(
      /^DATA_DIR=\S+ can’t be used \(.+\): restore summit\.sqlite from a backup\.$/m,
    );
  }
});

function site() {
  const folder = temporaryFolder('failed-sync');
  onTestFinished(folder.remove);
  const [preload, failOnce] = [join(folder.path, 'fail-once.mjs'), join(folder.path, 'fail-once')];
  writeFileSync(preload, FAIL_ONCE);
  const environment = {
    DATA_DIR: join(folder.path, 'data'),
    SEED: 'event',
    CAPTCHA: 'off',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'info',
    WORKERS: String(WORKERS),
    NODE_OPTIONS: `--import=${preload}`,
    FAIL_ONCE: failOnce,
  };
  return { environment, failOnce, path: join(environment.DATA_DIR, SQLITE_FILE) };
}

async function start(environment: Record<string, string>, port?: string) {
  const server = await startBuiltServer({ ...environment, ...(port && { PORT: port }) });
  onTestFinished(async () => void (await server.end('SIGKILL')));
  return server;
}

/** On connections of their own, so that both workers answer. */
async function statuses(url: string): Promise<number[]> {
  const asked = Array.from({ length: 8 }, () => fetch(url, { headers: { connection: 'close' } }));
  return (await Promise.all(asked)).map(({ status }) => status);
}
