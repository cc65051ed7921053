import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { listens } from '../find/listens.ts';

const START_TIMEOUT_MS = 10_000;
const POLL_MS = 20;

export const NO_HAPROXY = 'HAProxy isn’t installed (Debian: apt-get install haproxy)';

/** Where Debian or the path has it, if it is installed. */
export function findProxy(name: 'haproxy' | 'pgbouncer'): string | undefined {
  const folders = ['/usr/sbin', ...(process.env.PATH ?? '').split(delimiter)];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** Starts a proxy and waits until it listens. Returns what stops it. */
export async function startProxy(
  program: string,
  programArguments: readonly string[],
  {
    port,
    environment = {},
    owner,
  }: {
    port: number;
    environment?: Record<string, string>;
    owner?: { uid: number; gid: number } | undefined;
  },
): Promise<() => Promise<void>> {
  const { PATH = '' } = process.env;
  const child = spawn(program, programArguments, {
    ...owner,
    env: { PATH, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk;
  });
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await listens(port))) {
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`${program} didn’t start:\n${said}`);
    await wait(POLL_MS);
  }
  return async () => {
    if (child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
}
