import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { startBuiltServer } from '#testing/built-server.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';

/** JavaScript that never returns, as soon as the process is told to. */
const LOOP = "process.on('SIGUSR2', () => { for (;;); })";
/** By then, a process whose JavaScript doesn't return has been ended. */
const LONGER_THAN_WATCHED_MS = 30_000;

test.runIf(process.platform === 'linux')(
  'SIGTERM ends it even in an endless loop, and one that is frozen as long goes on',
  async () => {
    const [looping, frozen] = await Promise.all([start(), start()]);
    frozen.process.kill('SIGSTOP');
    looping.process.kill('SIGUSR2');
    await wait(500);
    const ended = looping.end('SIGTERM');
    await wait(LONGER_THAN_WATCHED_MS);
    expect(await ended).toBeNull();
    expect(looping.process.signalCode).toBe('SIGKILL');

    frozen.process.kill('SIGCONT');
    expect((await fetch(`${frozen.url}/health/ready`)).status).toBe(200);
    expect(await frozen.end('SIGTERM')).toBe(0);
  },
);

async function start() {
  const folder = temporaryFolder('loop');
  const server = await startBuiltServer({
    DATA_DIR: folder.path,
    SEED: 'none',
    NODE_OPTIONS: `--import="data:text/javascript,${encodeURIComponent(LOOP)}"`,
  });
  onTestFinished(async () => {
    await server.end('SIGKILL');
    folder.remove();
  });
  return server;
}
