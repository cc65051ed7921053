import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from './free-port.ts';
import type { PostgresPrograms } from './postgres.ts';

const START_TIMEOUT_MS = 30_000;
const RETRY_MS = 50;
/** Nothing here outlives the tests, so nothing has to survive a power cut. */
const FORGETFUL = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=300',
  // Tests copy hundreds of databases, and the log of that would fill the folder.
  'max_wal_size=128MB',
];

export interface RunningPostgres {
  /** The address of its database `postgres`. */
  url: string;
  /** The process that starts all others. */
  readonly pid: number;
  /** Stops it by SIGINT (PostgreSQL's fast shutdown) or SIGQUIT (immediate, as in a crash). */
  halt(signal: 'SIGINT' | 'SIGQUIT'): Promise<void>;
  /** Starts it again with the same data and port. */
  resume(): Promise<void>;
  /** Stops it and deletes its data. */
  stop(): Promise<void>;
}

interface Options {
  place?: string;
  /** Keeps what it acknowledged even in a crash, which is slower. */
  durable?: boolean;
  /** A certificate and its key (PEM): it then takes connections with TLS alone. */
  tls?: { certificate: string; key: string };
  /** Makes it a standby that streams from the server at this address. */
  standbyOf?: string;
  /** Further settings, as `name=value`. */
  settings?: readonly string[];
}

/** Starts a private PostgreSQL server in a temporary folder inside the given one, on a free port. */
export async function startPostgres(
  programs: PostgresPrograms,
  { place = tmpdir(), durable = false, tls, standbyOf, settings: further = [] }: Options = {},
): Promise<RunningPostgres> {
  const { postgres, owner } = programs;
  const folder = mkdtempSync(join(place, 'summit-postgres-'));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  if (standbyOf) copyData(programs, folder, standbyOf);
  else createData(programs, folder);

  const port = await freePort();
  if (tls) requireTls(folder, tls, owner);
  const settings = [
    ...SETTINGS,
    ...(tls ? ['ssl=on'] : []),
    ...(durable ? [] : FORGETFUL),
    ...further,
  ].flatMap((setting) => ['-c', setting]);
  const serverArguments = ['-D', folder, '-p', String(port), ...settings];
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let server: ChildProcess;
  const resume = async () => {
    server = spawn(postgres, serverArguments, { ...owner, cwd: folder, stdio: 'ignore' });
    await waitUntilItAnswers(url, server, tls !== undefined);
  };
  const halt = (signal: NodeJS.Signals) => stopServer(server, signal);
  const stop = async () => {
    await halt('SIGINT');
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await resume();
  } catch (cause) {
    await stop();
    throw cause;
  }
  return {
    url,
    get pid() {
      return server.pid ?? 0;
    },
    halt,
    resume,
    stop,
  };
}

function createData({ initdb, owner }: PostgresPrograms, folder: string): void {
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
}

/** Copies a running server's data, with the settings of a standby that streams from it. */
function copyData({ initdb, owner }: PostgresPrograms, folder: string, url: string): void {
  const options = ['-D', folder, '-d', url, '--write-recovery-conf', '--checkpoint=fast', '--no-sync'];
  const program = join(dirname(initdb), 'pg_basebackup');
  const made = spawnSync(program, options, { ...owner, cwd: folder, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`pg_basebackup failed: ${made.stderr}`);
}

function requireTls(
  folder: string,
  { certificate, key }: NonNullable<Options['tls']>,
  owner: PostgresPrograms['owner'],
): void {
  const files = {
    'server.crt': certificate,
    'server.key': key,
    'pg_hba.conf': 'hostssl all all all trust\n',
  };
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name);
    writeFileSync(path, content, { mode: 0o600 });
    if (owner) chownSync(path, owner.uid, owner.gid);
  }
}

/** Encrypted if the server wants it, whoever it is: it is our own. */
async function waitUntilItAnswers(connectionString: string, server: ChildProcess, isEncrypted: boolean) {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const client = new pg.Client({ connectionString, ssl: isEncrypted && { rejectUnauthorized: false } });
    try {
      await client.connect();
      return await client.end();
    } catch (cause) {
      if (server.exitCode !== null || Date.now() > deadline) throw cause;
      await wait(RETRY_MS);
    }
  }
}

async function stopServer(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.kill(signal);
  await once(server, 'exit');
}
