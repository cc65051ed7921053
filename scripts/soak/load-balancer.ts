import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fromRoot } from '#platform/server/project-root.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { freePort } from '../find/free-port.ts';
import { startProxy } from './proxy-program.ts';

const SITE = fromRoot('deploy/haproxy.cfg');

export interface LoadBalancer {
  /** Where visitors reach the site. */
  url: string;
  /** Where the instances reach the database. */
  databaseUrl: string;
  /** From now on the database's address leads to this server. */
  moveDatabase(postgresUrl: string): Promise<void>;
  stop(): Promise<void>;
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
  const stop = await startProxy(program, ['-db', '-f', SITE, '-f', configuration], {
    port: site,
    environment: { LISTEN: localhost(site), ...{ FIRST, SECOND, THIRD } } as Record<string, string>,
  });
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
      await stop();
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
