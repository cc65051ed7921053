import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { SQLITE_FILE } from '#platform/server/data-folder.ts';
import { startBuiltServer } from '#testing/built-server.ts';
import { quickFolder } from '#testing/temporary-folder.ts';
import { expectNothingLost, storedIn } from './expect-nothing-lost.ts';
import { RegisteringClient } from './registering-client.ts';

const CLIENTS = 6;
const ROUNDS = 3;
const WHILE_MS = 500;

test(`frozen ${ROUNDS} times in the middle of requests, it goes on with them and loses nothing`, async () => {
  const folder = quickFolder('frozen');
  const server = await startBuiltServer({
    DATA_DIR: folder.path,
    CAPTCHA: 'off',
    SEED: 'none',
    TRUST_PROXY: '1',
  });
  onTestFinished(async () => {
    await server.end('SIGKILL');
    folder.remove();
  });
  const clients = Array.from({ length: CLIENTS }, (_, number) => new RegisteringClient(number));
  const enough = new AbortController();
  const registering = clients.map((client) => client.registerThroughOutages(server.url, enough));
  for (let round = 0; round < ROUNDS; round += 1) {
    await wait(WHILE_MS);
    server.process.kill('SIGSTOP');
    await wait(WHILE_MS);
    server.process.kill('SIGCONT');
  }
  enough.abort();
  await Promise.all(registering);
  expect((await fetch(`${server.url}/health/ready`)).status).toBe(200);
  await server.end('SIGTERM');

  using database = new DatabaseSync(join(folder.path, SQLITE_FILE));
  expect(clients.every(({ acknowledged }) => acknowledged.length > 0)).toBe(true);
  expectNothingLost(clients, storedIn(database));
});
