import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from './free-port.ts';
import type { PostgresPrograms } from './postgres.ts';

const START_TIMEOUT_MS = 30_000;
const RETRY_MS = 50;
/** Nothing here outlives the tests, so nothing has to survive a power cut. */
const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=300',
  // Tests copy databases by the hundred, and the log of that would fill the place they lie in.
  'max_wal_size=128MB',
];

export interface RunningPostgres {
  /** The address of its database `postgres`. */
  url: string;
  stop(): Promise<void>;
}

/** Starts a PostgreSQL of one's own in a temporary folder below the place given, on a free port. */
export async function startPostgres(
  { initdb, postgres, owner }: PostgresPrograms,
  place = tmpdir(),
): Promise<RunningPostgres> {
  const folder = mkdtempSync(join(place, 'summit-postgres-'));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const options = [
    '-D',
    folder,
    '-U',
    'postgres',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
    '--no-sync',
  ];
  const made = spawnSync(initdb, options, { ...owner, cwd: folder, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);

  const port = await freePort();
  const settings = SETTINGS.flatMap((setting) => ['-c', setting]);
  const serverArguments = ['-D', folder, '-p', String(port), ...settings];
  const server = spawn(postgres, serverArguments, { ...owner, cwd: folder, stdio: 'ignore' });
  const stop = async () => {
    await stopServer(server);
    rmSync(folder, { recursive: true, force: true });
  };
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  try {
    await waitUntilItAnswers(url, server);
  } catch (cause) {
    await stop();
    throw cause;
  }
  return { url, stop };
}

async function waitUntilItAnswers(connectionString: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const client = new pg.Client({ connectionString });
    try {
      await client.connect();
      return await client.end();
    } catch (cause) {
      if (server.exitCode !== null || Date.now() > deadline) throw cause;
      await wait(RETRY_MS);
    }
  }
}

/** SIGINT is PostgreSQL's fast shutdown. */
async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.kill('SIGINT');
  await once(server, 'exit');
}
