import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { SQLITE_FILE } from '#platform/server/data-folder.ts';
import { startBuiltServer } from '#testing/built-server.ts';
import { storedAt } from '../../scripts/soak/stored-at.ts';
import { expectNothingLost, type Stored } from './expect-nothing-lost.ts';
import { RegisteringClient } from './registering-client.ts';
import { ENGINES, type Sites } from './sites.ts';

const ROUNDS = 8;
const CLIENTS = 6;
/**
 * Once a round is under way, the program is killed this much later than in the previous round, so that each
 * kill hits a different moment.
 */
const LATER_EACH_ROUND_MS = 11;
const PATIENCE_MS = 120_000;

describe.each(ENGINES)('on %s', (_engine, open) => {
  let sites: Sites;
  beforeAll(async () => {
    sites = await open();
  });
  afterAll(() => sites.remove());

  test(`killed ${ROUNDS} times in the middle of requests, it keeps every registration and group, and answers those that are sent again`, async () => {
    const clients = Array.from(
      { length: CLIENTS },
      (_, number) => new RegisteringClient(number, { inGroups: number % 2 === 0 }),
    );
    const acknowledged = () => clients.flatMap((client) => client.acknowledged);
    const site = await sites.empty();
    const options = { CAPTCHA: 'off', TRUST_PROXY: '1', SEED: 'event', CLOCK: '2025-07-15T09:00:00Z' };
    for (let round = 0; round < ROUNDS; round += 1) {
      const server = await startBuiltServer({ ...site, ...options });
      const registering = clients.map((client) => client.registerUntilCutOff(server.url));
      const enough = acknowledged().length + CLIENTS;
      await vi.waitUntil(() => acknowledged().length > enough, { timeout: PATIENCE_MS, interval: 5 });
      await wait(round * LATER_EACH_ROUND_MS);
      expect(clients.filter(({ isWaiting }) => isWaiting)).toHaveLength(CLIENTS);
      await server.end('SIGKILL');
      await Promise.all(registering);
    }
    expectNothingLost(clients, await soundlyStored(site));
  });
});

async function soundlyStored(site: Record<string, string>): Promise<Stored> {
  if (!site.DATABASE_URL) {
    using database = new DatabaseSync(join(site.DATA_DIR ?? '', SQLITE_FILE));
    expect(database.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
  }
  return storedAt(site);
}
