import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { fromRoot } from '#platform/server/project-root.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { freePort } from '../../scripts/find/free-port.ts';

const FIRST_ANSWER_WITHIN_MS = 3_000;
const PRETEND_TO_BE_ANOTHER_NODE =
  "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '22.0.0' } })";

test.each([
  ['the pinned Node', []],
  [
    'another Node, which starts the pinned one',
    ['--import', `data:text/javascript,${PRETEND_TO_BE_ANOTHER_NODE}`],
  ],
])('started again on %s it serves at once, and ends as it is told', async (_node, nodeArguments) => {
  const folder = temporaryFolder('start');
  const port = await freePort();
  const started = performance.now();
  const child = spawn(process.execPath, [...nodeArguments, fromRoot('scripts/start.mjs')], {
    env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: folder.path },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
    folder.remove();
  });
  const written: string[] = [];
  child.stdout.on('data', (chunk) => written.push(String(chunk)));
  child.stderr.on('data', (chunk) => written.push(String(chunk)));

  await expect.poll(() => statusOf(`http://127.0.0.1:${port}/`), { interval: 20, timeout: 20_000 }).toBe(200);
  expect(performance.now() - started).toBeLessThan(FIRST_ANSWER_WITHIN_MS);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);

  const lines = written.join('').trimEnd().split('\n');
  expect(lines, 'no install, no build, no warning').toEqual([
    expect.stringMatching(/^The first administrator, shown this once: \S+ with the password \S+$/),
    `Summit is ready at http://127.0.0.1:${port}`,
  ]);
});

function statusOf(url: string): Promise<number> {
  return fetch(url).then(
    ({ status }) => status,
    () => 0,
  );
}
