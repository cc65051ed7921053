import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { SQLITE_FILE } from '#platform/server/data-folder.ts';
import { startBuiltServer } from '#testing/built-server.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { expectNothingLost, storedIn } from './expect-nothing-lost.ts';
import { RegisteringClient } from './registering-client.ts';

const ROUNDS = 15;
const CLIENTS = 6;
/**
 * Once a round is under way, the program is killed this much later than in the previous round, so that each
 * kill hits a different moment.
 */
const LATER_EACH_ROUND_MS = 6;
const PATIENCE_MS = 120_000;

test(`killed ${ROUNDS} times in the middle of requests, it keeps every registration it acknowledged`, async () => {
  const folder = temporaryFolder('crash');
  const clients = Array.from({ length: CLIENTS }, (_, number) => new RegisteringClient(number));
  const acknowledged = () => clients.flatMap((client) => client.acknowledged);
  for (let round = 0; round < ROUNDS; round += 1) {
    const server = await startBuiltServer({ DATA_DIR: folder.path, CAPTCHA: 'off', TRUST_PROXY: '1' });
    const registering = clients.map((client) => client.registerUntilCutOff(server.url));
    const enough = acknowledged().length + CLIENTS;
    await vi.waitUntil(() => acknowledged().length > enough, { timeout: PATIENCE_MS, interval: 5 });
    await wait(round * LATER_EACH_ROUND_MS);
    expect(clients.filter(({ isWaiting }) => isWaiting)).toHaveLength(CLIENTS);
    await server.end('SIGKILL');
    await Promise.all(registering);
  }

  const database = new DatabaseSync(join(folder.path, SQLITE_FILE));
  expect(database.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
  const stored = storedIn(database);
  database.close();
  folder.remove();
  expectNothingLost(clients, stored);
});
