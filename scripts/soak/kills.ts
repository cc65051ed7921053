import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { SQLITE_FILE } from '#platform/server/data-folder.ts';
import { startBuiltServer } from '#testing/built-server.ts';
import { quickPlace, temporaryFolder } from '#testing/temporary-folder.ts';
import { type Acknowledged, RegisteringClient } from '../../e2e/process/registering-client.ts';
import { findPostgres } from '../find/postgres.ts';
import { startPostgres } from '../find/start-postgres.ts';
import { describeFound, found, isNothingLost, type Outcome } from './found.ts';
import { BEFORE_THE_SUMMIT } from './site-load.ts';
import { type Place, storedAt } from './stored-at.ts';

const CLIENTS = 6;
const LATER_MAX_MS = 150;
const POLL_MS = 2;
const COMPARE_EVERY = 50;

/** Kills the program in the middle of registrations, again and again, on each engine, and compares what it acknowledged. */
export async function killProgram(kills: number): Promise<Outcome[]> {
  const folder = temporaryFolder('kills');
  const outcomes = [await killOn('SQLite', { DATA_DIR: folder.path }, kills)];
  const programs = findPostgres();
  if (programs) {
    const postgres = await startPostgres(programs, { place: quickPlace(), durable: true });
    const place = { DATA_DIR: folder.path, DATABASE_URL: postgres.url };
    outcomes.push(await killOn('PostgreSQL', place, kills));
    await postgres.stop();
  }
  folder.remove();
  return outcomes;
}

async function killOn(engine: string, place: Place, kills: number): Promise<Outcome> {
  const clients = Array.from(
    { length: CLIENTS },
    (_, number) => new RegisteringClient(number, { inGroups: number % 2 === 0 }),
  );
  const acknowledged = () => clients.flatMap((client) => client.acknowledged);
  for (let kill = 1; kill <= kills; kill += 1) {
    await registerUntilKilled(clients, place);
    if (kill % COMPARE_EVERY === 0) {
      console.log(`${kill} of ${kills} kills, ${engine}: ${(await compare(acknowledged(), place)).told}`);
    }
  }
  const { told, holds } = await compare(acknowledged(), place);
  return { what: `${kills} SIGKILLs, ${engine}`, result: told, holds };
}

/** What was cut off is sent again with the same key once the program has been started again. */
async function registerUntilKilled(clients: readonly RegisteringClient[], place: Place): Promise<void> {
  const server = await startBuiltServer({ ...place, ...BEFORE_THE_SUMMIT });
  const many = () => clients.flatMap((client) => client.acknowledged).length;
  const enough = many() + CLIENTS;
  const registering = clients.map((client) => client.registerUntilCutOff(server.url));
  while (many() < enough) await wait(POLL_MS);
  await wait(Math.random() * LATER_MAX_MS);
  await server.end('SIGKILL');
  await Promise.all(registering);
}

async function compare(acknowledged: readonly Acknowledged[], place: Place) {
  const outcome = found(acknowledged, await storedAt(place));
  const told = describeFound(outcome);
  const holds = isNothingLost(outcome);
  if (place.DATABASE_URL) return { told, holds };
  using database = new DatabaseSync(join(place.DATA_DIR ?? '', SQLITE_FILE));
  const [integrity] = database.prepare('pragma integrity_check').all();
  const result = integrity?.integrity_check;
  return { told: `${told}, integrity ${result}`, holds: holds && result === 'ok' };
}
