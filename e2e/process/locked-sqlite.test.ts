import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callAddress } from '#platform/contract/call.ts';
import { SQLITE_FILE } from '#platform/server/data-folder.ts';
import { addAttendee } from '#rooms/people/registrations/contract.ts';
import { type BuiltServer, startBuiltServer } from '#testing/built-server.ts';
import { sampleRegistration } from '#testing/samples.ts';
import { quickFolder } from '#testing/temporary-folder.ts';
import { median } from '../../bench/median.ts';
import { Crowd, waitsDuring } from './crowd.ts';
import { expectNothingLost, storedIn } from './expect-nothing-lost.ts';
import { RegisteringClient } from './registering-client.ts';

/** Longer than the program waits for another process. */
const LOCKED_MS = 4_000;
const CLIENTS = 6;

const folder = quickFolder('locked');
let server: BuiltServer;
beforeAll(async () => {
  const environment = { CAPTCHA: 'off', TRUST_PROXY: '1', SEED: 'event', LOG_LEVEL: 'silent' };
  server = await startBuiltServer({ DATA_DIR: folder.path, ...environment });
  await fetch(server.url);
});
afterAll(async () => {
  await server.end('SIGKILL');
  folder.remove();
});

test('while another process has locked the database, pages are still served and changes are told to wait', async () => {
  const other = await lock();
  const crowd = new Crowd(server.url);
  const submitting = crowd.post(callAddress(addAttendee), 1, () => sampleRegistration());
  const waits = await Promise.all(
    ['/', '/health/live', '/about-us'].map((path) => waitsDuring(submitting, server.url + path)),
  );
  const [refused] = await submitting;
  expect(refused).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  expect(Number(refused?.retryAfter)).toBeGreaterThan(0);
  for (const times of waits) {
    expect(median(times)).toBeLessThan(LOCKED_MS / 4);
    expect(Math.max(...times), 'no wait was that of the lock').toBeLessThan(LOCKED_MS);
  }
  expect((await fetch(`${server.url}/health/ready`)).status).toBe(503);
  await release(other);
  await expect.poll(async () => (await fetch(`${server.url}/health/ready`)).status).toBe(200);
  crowd.leave();
});

test('what is sent meanwhile is written once the lock is gone, and nothing is lost', async () => {
  const clients = Array.from({ length: CLIENTS }, (_, number) => new RegisteringClient(number));
  const enough = new AbortController();
  const registering = clients.map((client) => client.registerThroughOutages(server.url, enough));
  for (const locked of [LOCKED_MS / 8, LOCKED_MS / 4, LOCKED_MS / 8]) {
    const other = await lock();
    await wait(locked);
    await release(other);
    const before = clients.flatMap(({ acknowledged }) => acknowledged).length;
    await expect
      .poll(() => clients.flatMap(({ acknowledged }) => acknowledged).length)
      .toBeGreaterThan(before + CLIENTS);
  }
  enough.abort();
  await Promise.all(registering);
  const database = new DatabaseSync(join(folder.path, SQLITE_FILE));
  const stored = storedIn(database);
  database.close();
  expectNothingLost(clients, stored);
});

/** Another program takes the lock, and keeps it until it is told to end. */
async function lock(): Promise<ChildProcess> {
  const program = `
    const database = new (require('node:sqlite').DatabaseSync)(process.argv[1], { timeout: 5_000 });
    database.exec('begin exclusive');
    console.log('locked');
    process.stdin.on('data', () => process.exit());
  `;
  const other = spawn(process.execPath, ['-e', program, join(folder.path, SQLITE_FILE)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  if (other.stdout) await once(other.stdout, 'data');
  return other;
}

async function release(other: ChildProcess): Promise<void> {
  other.stdin?.write('end');
  await once(other, 'exit');
}
