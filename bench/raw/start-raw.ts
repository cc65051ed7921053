import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fromRoot } from '#platform/server/project-root.ts';
import { freePort } from '../../scripts/find/free-port.ts';
import { listens } from '../../scripts/find/listens.ts';

const RETRY_MS = 20;

/** Starts one of the baseline servers as a separate process. */
export async function startRaw(program: string, ...programArguments: string[]) {
  const port = await freePort();
  const path = fromRoot(`bench/raw/${program}`);
  const child = spawn(process.execPath, [path, String(port), ...programArguments], { stdio: 'inherit' });
  while (!(await listens(port))) {
    if (child.exitCode !== null) throw new Error(`${program} did not start`);
    await wait(RETRY_MS);
  }
  const stop = async () => {
    child.kill();
    // Its processor time is counted with the generator's once it has ended.
    await once(child, 'exit');
  };
  return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop };
}
