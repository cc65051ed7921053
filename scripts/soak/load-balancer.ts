import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { fromRoot } from '#platform/server/project-root.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { freePort } from '../find/free-port.ts';
import { listens } from '../find/listens.ts';

export const NO_HAPROXY = 'HAProxy isn’t installed (Debian: apt-get install haproxy)';
const SITE = fromRoot('deploy/haproxy.cfg');
const START_TIMEOUT_MS = 10_000;
const POLL_MS = 20;

export interface LoadBalancer {
  /** Where visitors reach the site. */
  url: string;
  /** Where the instances reach the database. */
  databaseUrl: string;
  /** From now on the database's address leads to this server. */
  moveDatabase(postgresUrl: string): Promise<void>;
  stop(): Promise<void>;
}

/** Where Debian or the path has it, if it is installed. */
export function findHaproxy(): string | undefined {
  const folders = ['/usr/sbin', ...(process.env.PATH ?? '').split(delimiter)];
  return folders.map((folder) => join(folder, 'haproxy')).find((path) => existsSync(path));
}

/** HAProxy with the shipped configuration in front of three instances, and an address for their database. */
export async function startLoadBalancer(
  program: string,
  instances: readonly [number, number, number],
  postgresUrl: string,
): Promise<LoadBalancer> {
  const [site, database, admin] = [await freePort(), await freePort(), await freePort()];
  const folder = temporaryFolder('haproxy');
  const configuration = join(folder.path, 'database.cfg');
  writeFileSync(configuration, databaseFront(database, admin, new URL(postgresUrl).host));
  const [FIRST, SECOND, THIRD] = instances.map(localhost);
  const { PATH } = process.env;
  const child = spawn(program, ['-db', '-f', SITE, '-f', configuration], {
    env: { PATH, LISTEN: localhost(site), ...{ FIRST, SECOND, THIRD } },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await listens(site))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`${program} didn’t start`);
    await wait(POLL_MS);
  }
  const databaseUrl = new URL(postgresUrl);
  databaseUrl.port = String(database);
  return {
    url: `http://${localhost(site)}`,
    databaseUrl: databaseUrl.href,
    moveDatabase: async (url) => {
      const { hostname, port } = new URL(url);
      await tell(admin, `set server database/current addr ${hostname} port ${port}`);
    },
    stop: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      folder.remove();
    },
  };
}

function databaseFront(port: number, admin: number, current: string): string {
  return `global
	stats socket ipv4@${localhost(admin)} level admin
defaults database
	mode tcp
	timeout connect 2s
	timeout client 1h
	timeout server 1h
listen database
	bind ${localhost(port)}
	server current ${current}
`;
}

/** Sends a command to HAProxy's own address. */
async function tell(port: number, command: string): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.end(`${command}\n`);
  const reply = await text(socket);
  if (!reply.includes('changed')) throw new Error(`HAProxy refused ‘${command}’: ${reply}`);
}

function localhost(port: number): string {
  return `127.0.0.1:${port}`;
}
