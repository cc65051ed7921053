import { setTimeout as wait } from 'node:timers/promises';
import { type BuiltServer, startBuiltServer } from '#testing/built-server.ts';
import { quickPlace } from '#testing/temporary-folder.ts';
import { RegisteringClient } from '../../e2e/process/registering-client.ts';
import { findPostgres, NO_POSTGRES } from '../find/postgres.ts';
import { type RunningPostgres, startPostgres } from '../find/start-postgres.ts';
import { describeFound, type Found, found, isNothingLost, type Outcome } from './found.ts';
import { BEFORE_THE_SUMMIT } from './site-load.ts';
import { storedAt } from './stored-at.ts';

const CLIENTS = 6;
const POLL_MS = 20;
const LATER_MAX_MS = 300;
/** The databases of different runs are separate, and each is compared when its run ends. */
const CRASHES_OF_A_RUN = 10;

/** Stops PostgreSQL as in a crash while people register, again and again, and compares what was acknowledged. */
export async function crashPostgres(total: number): Promise<Outcome[]> {
  const programs = findPostgres();
  if (!programs) return [{ what: 'crashes of PostgreSQL', result: NO_POSTGRES, holds: false }];
  const all: Found = { acknowledged: 0, lost: 0, twice: 0, unrecorded: 0 };
  for (let done = 0; done < total; ) {
    const crashes = Math.min(CRASHES_OF_A_RUN, total - done);
    const postgres = await startPostgres(programs, { place: quickPlace(), durable: true });
    const counts = await crashRepeatedly(postgres, crashes);
    await postgres.stop();
    done += crashes;
    for (const [what, count] of Object.entries(counts)) all[what as keyof Found] += count;
    console.log(`${done} of ${total} crashes: ${describeFound(all)}`);
  }
  return [{ what: `${total} crashes of PostgreSQL`, result: describeFound(all), holds: isNothingLost(all) }];
}

async function crashRepeatedly(postgres: RunningPostgres, crashes: number) {
  const server = await startBuiltServer({ DATABASE_URL: postgres.url, ...BEFORE_THE_SUMMIT });
  const clients = Array.from(
    { length: CLIENTS },
    (_, number) => new RegisteringClient(number, { inGroups: number % 2 === 0 }),
  );
  const acknowledged = () => clients.flatMap((client) => client.acknowledged);
  const enough = new AbortController();
  const registering = clients.map((client) => client.registerThroughOutages(server.url, enough));
  for (let crash = 0; crash < crashes; crash += 1) {
    const before = acknowledged().length;
    while (acknowledged().length < before + CLIENTS) await wait(POLL_MS);
    await wait(Math.random() * LATER_MAX_MS);
    await postgres.halt('SIGQUIT');
    await postgres.resume();
    await untilReady(server);
  }
  enough.abort();
  await Promise.all(registering);
  await server.end('SIGTERM');
  return found(acknowledged(), await storedAt({ DATABASE_URL: postgres.url }));
}

async function untilReady({ url }: BuiltServer): Promise<void> {
  while (!(await fetch(`${url}/health/ready`)).ok) await wait(POLL_MS);
}
