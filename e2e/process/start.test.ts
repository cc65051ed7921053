import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { fromRoot } from '#platform/server/project-root.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { freePort } from '../../scripts/find/free-port.ts';

const PRETEND_TO_BE_ANOTHER_NODE =
  "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '22.0.0' } })";
/** Each costs time at every start. It loads some 290; 790 is what it once loaded. */
const FILES_MAX = 310;
const IS_OVER = expect.stringMatching(
  /^The sample summit is over\. .* CLOCK=2025-08-26T10:00:00Z npm start$/,
);
const ANOTHER_NODE = ['--import', `data:text/javascript,${PRETEND_TO_BE_ANOTHER_NODE}`];
const NODES: [name: string, nodeArguments: string[]][] = [
  ['the pinned Node', []],
  ['another Node, which starts the pinned one', ANOTHER_NODE],
];

test.each(NODES)('on %s it starts again quickly, and ends when told to', async (_, nodeArguments) => {
  const folder = temporaryFolder('start');
  onTestFinished(folder.remove);
  const first = await start(nodeArguments, folder.path);
  expect(await first.end()).toBe(0);
  expect(first.lines()).toEqual([
    expect.stringMatching(/^The first administrator, shown this once: \S+ with the password \S+$/),
    expect.stringMatching(/^The secret key is in \S+secret-key\. Backups can’t be used without it: /),
    `Summit is ready at ${first.url}`,
    IS_OVER,
  ]);

  const second = await start(nodeArguments, folder.path);
  expect(await second.end()).toBe(0);
  expect(second.lines(), 'no install, no build, no warning').toEqual([
    `Summit is ready at ${second.url}`,
    IS_OVER,
  ]);
});

test('libraries run in their production mode, whatever NODE_ENV says, and those for PostgreSQL, mails and tickets not until they are needed', async () => {
  const folder = temporaryFolder('start');
  onTestFinished(folder.remove);
  const loaded = temporaryFolder('loaded');
  onTestFinished(loaded.remove);
  // The first start also loads the migrations.
  await (await start([], folder.path)).end();
  const server = await start([], folder.path, { NODE_ENV: 'development', NODE_V8_COVERAGE: loaded.path });
  await server.end();
  const files = readdirSync(loaded.path)
    .map((file) => readFileSync(join(loaded.path, file), 'utf8'))
    .join();
  expect(files).toContain('react-dom-server.node.production.js');
  expect(files).not.toMatch(/\.development\.js/);
  const loadedFiles = new Set([...files.matchAll(/"url":"file:([^"]+)"/g)].map(([, path]) => path));
  expect(loadedFiles.size).toBeLessThan(FILES_MAX);
  const packages = new Set(
    [...files.matchAll(/node_modules\/((?:@[^/]+\/)?[^/"]+)/g)].map(([, name]) => name),
  );
  expect(packages).toContain('pino');
  expect(
    ['kysely', 'pg', 'nodemailer', 'qrcode', 'svgo', 'read-excel-file', 'csv-parse', 'csv-stringify'].filter(
      (name) => packages.has(name),
    ),
  ).toEqual([]);
});

test.runIf(process.platform === 'linux')('what draws pictures isn’t loaded for the pages', async () => {
  const folder = temporaryFolder('start');
  onTestFinished(folder.remove);
  const server = await start([], folder.path, { SEED: 'none' });
  expect(readFileSync(`/proc/${server.pid}/maps`, 'utf8')).not.toContain('libvips');
});

/** `npm start`, until its first response. */
async function start(nodeArguments: string[], dataDir: string, environment: Record<string, string> = {}) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [...nodeArguments, fromRoot('scripts/start.mjs')], {
    env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: dataDir, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  onTestFinished(() => killGroup(child));
  let written = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (written += String(chunk)));

  await expect.poll(() => statusOf(url), { interval: 20, timeout: 120_000 }).toBe(200);
  return {
    url,
    pid: child.pid,
    lines: () => written.trimEnd().split('\n'),
    end: async () => {
      child.kill('SIGTERM');
      const [code] = await once(child, 'close');
      return code as number | null;
    },
  };
}

/** Kills it together with the server that it may have started. */
function killGroup(child: ChildProcess): void {
  if (child.exitCode === null && child.pid) process.kill(-child.pid, 'SIGKILL');
}

function statusOf(url: string): Promise<number> {
  return fetch(url).then(
    ({ status }) => status,
    () => 0,
  );
}
