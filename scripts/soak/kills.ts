import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { SQLITE_FILE } from '#platform/server/data-folder.ts';
import { startBuiltServer } from '#testing/built-server.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { storedIn } from '../../e2e/process/expect-nothing-lost.ts';
import { type Acknowledged, RegisteringClient } from '../../e2e/process/registering-client.ts';
import { describeFound, found, isNothingLost, type Outcome } from './found.ts';

const CLIENTS = 6;
const LATER_MAX_MS = 150;
const POLL_MS = 2;
const COMPARE_EVERY = 50;

/** Kills the program in the middle of registrations, again and again, and compares what it acknowledged. */
export async function killProgram(kills: number): Promise<Outcome[]> {
  const folder = temporaryFolder('kills');
  const acknowledged: Acknowledged[] = [];
  for (let kill = 1; kill <= kills; kill += 1) {
    acknowledged.push(...(await registerUntilKilled(folder.path)));
    if (kill % COMPARE_EVERY === 0) {
      console.log(`${kill} of ${kills} kills: ${compare(acknowledged, folder.path).told}`);
    }
  }
  const { told, holds } = compare(acknowledged, folder.path);
  folder.remove();
  return [{ what: `${kills} SIGKILLs, SQLite`, result: told, holds }];
}

async function registerUntilKilled(dataDir: string): Promise<Acknowledged[]> {
  const environment = { DATA_DIR: dataDir, CAPTCHA: 'off', TRUST_PROXY: '1', SEED: 'event' };
  const server = await startBuiltServer(environment);
  const clients = Array.from({ length: CLIENTS }, (_, number) => new RegisteringClient(number));
  const acknowledged = () => clients.flatMap((client) => client.acknowledged);
  const registering = clients.map((client) => client.registerUntilCutOff(server.url));
  while (acknowledged().length < CLIENTS) await wait(POLL_MS);
  await wait(Math.random() * LATER_MAX_MS);
  await server.end('SIGKILL');
  await Promise.all(registering);
  return acknowledged();
}

function compare(acknowledged: readonly Acknowledged[], dataDir: string) {
  using database = new DatabaseSync(join(dataDir, SQLITE_FILE));
  const [integrity] = database.prepare('pragma integrity_check').all();
  const outcome = found(acknowledged, storedIn(database));
  const isSound = integrity?.integrity_check === 'ok';
  return {
    told: `${describeFound(outcome)}, integrity ${integrity?.integrity_check}`,
    holds: isSound && isNothingLost(outcome),
  };
}
