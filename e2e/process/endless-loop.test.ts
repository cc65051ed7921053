import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { constants, setPriority } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, type TestContext, test } from 'vitest';
import { startBuiltServer } from '#testing/built-server.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';

/** JavaScript that never returns, as soon as the process is told to. */
const LOOP = "process.on('SIGUSR2', () => { for (;;); });";
const SLOW = '/slow';
const SLOW_MS = 500;
/** Requests that keep the loop busy for a while, each for itself. */
const CROWD = `
import { subscribe } from 'node:diagnostics_channel';
subscribe('http.server.request.start', ({ request }) => {
  for (const end = Date.now() + ${SLOW_MS}; request.url === '${SLOW}' && Date.now() < end;);
});`;
/** By then, a process whose JavaScript doesn't return has been ended. */
const LONGER_THAN_WATCHED_MS = 26_000;

test
  .runIf(process.platform === 'linux')
  .concurrent(
    'SIGTERM ends it even in an endless loop, and one that is frozen as long goes on',
    async ({ onTestFinished }) => {
      const [looping, frozen] = await Promise.all([start(LOOP, onTestFinished), start(LOOP, onTestFinished)]);
      frozen.process.kill('SIGSTOP');
      looping.process.kill('SIGUSR2');
      await wait(500);
      expect(await looping.end('SIGTERM')).toBeNull();
      expect(looping.process.signalCode).toBe('SIGKILL');

      frozen.process.kill('SIGCONT');
      expect((await fetch(`${frozen.url}/health/ready`)).status).toBe(200);
      expect(await frozen.end('SIGTERM')).toBe(0);
    },
  );

test
  .runIf(process.platform === 'linux')
  .concurrent(
    'a crowd whose requests keep it busy as long in one turn of the loop isn’t mistaken for one',
    async ({ onTestFinished }) => {
      const server = await start(CROWD, onTestFinished);
      const { port } = new URL(server.url);
      const crowd = Array.from({ length: LONGER_THAN_WATCHED_MS / SLOW_MS }, () => connect(Number(port)));
      const ask = async (socket: Socket, path: string) => {
        socket.write(`GET ${path} HTTP/1.1\r\nhost: summit.example\r\n\r\n`);
        return String((await once(socket, 'data'))[0]);
      };
      // Each connection has been accepted by then.
      await Promise.all(crowd.map((socket) => ask(socket, '/health/live')));
      server.process.kill('SIGSTOP');
      const answers = crowd.map((socket) => ask(socket, SLOW));
      server.process.kill('SIGCONT');
      for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP/);
      expect(server.process.signalCode).toBeNull();
      for (const socket of crowd) socket.destroy();
    },
  );

test
  .runIf(process.platform === 'linux' && spawnSync('taskset', ['--version']).status === 0)
  .concurrent('one that hardly gets a processor isn’t mistaken for one', async ({ onTestFinished }) => {
    const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority;
    const server = await start(LOOP, onTestFinished);
    const pid = server.process.pid ?? 0;
    const other = spawn('taskset', ['--cpu-list', '0', 'sh', '-c', 'while :; do :; done']);
    onTestFinished(() => void other.kill('SIGKILL'));
    setPriority(other.pid ?? 0, PRIORITY_BELOW_NORMAL);
    setPriority(pid, PRIORITY_LOW);
    spawnSync('taskset', ['--cpu-list', '--pid', '0', String(pid)]);
    server.process.kill('SIGUSR2');
    await wait(LONGER_THAN_WATCHED_MS);
    expect(server.process.signalCode).toBeNull();
  });

async function start(program: string, onTestFinished: TestContext['onTestFinished']) {
  const folder = temporaryFolder('loop');
  const server = await startBuiltServer({
    DATA_DIR: folder.path,
    SEED: 'none',
    NODE_OPTIONS: `--import="data:text/javascript,${encodeURIComponent(program)}"`,
  });
  onTestFinished(async () => {
    await server.end('SIGKILL');
    folder.remove();
  });
  return server;
}
