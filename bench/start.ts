import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fromRoot } from '#platform/server/project-root.ts';
import { answers } from '#testing/built-server.ts';
import { residentMemory } from '#testing/resident-memory.ts';
import { freePort } from '../scripts/find/free-port.ts';
import { generate, hasGenerator, NO_GENERATOR } from './load.ts';
import { median } from './median.ts';
import { childrenOf } from './processor-time.ts';

const STARTS = 6;
const LOOK_AGAIN_MS = 5;
const START_WITHIN_MS = 60_000;
/** Until what has been used for starting is given back. */
const REST_MS = 5_000;
const SECONDS = 2;
/** After how many its memory is measured. */
const PAGES = 100_000;
const BROWSER = { 'accept-encoding': 'gzip, deflate, br' };

interface Started {
  url: string;
  /** From the command until its first page. */
  tookMs: number;
  server: number;
  end: () => Promise<void>;
}

/** How long `npm start` takes on a built tree, and how much memory the server has, which is `VmRSS`. */
export async function* measureStart(dataDir: string): AsyncGenerator<string> {
  const first = await startWithNpm(dataDir);
  await first.end();
  yield `npm start, which makes the database: ${Math.round(first.tookMs)} ms until the first page`;
  const times: number[] = [];
  for (let start = 0; start < STARTS; start += 1) {
    const again = await startWithNpm(dataDir);
    times.push(again.tookMs);
    await again.end();
  }
  const [fastest, slowest] = [Math.min(...times), Math.max(...times)].map(Math.round);
  yield `npm start: ${Math.round(median(times))} ms until the first page, ${fastest} to ${slowest}`;
  const last = await startWithNpm(dataDir);
  try {
    yield* measureMemory(last);
  } finally {
    await last.end();
  }
}

async function* measureMemory({ url, server }: Started): AsyncGenerator<string> {
  await wait(REST_MS);
  yield `memory at rest: ${describeMemory(server)}`;
  if (!hasGenerator()) return yield `memory after pages: skipped, ${NO_GENERATOR}`;
  let sent = 0;
  while (sent < PAGES) {
    const load = { url: `${url}/`, pid: server, seconds: SECONDS, headers: BROWSER };
    sent += (await generate(load)).requests;
  }
  yield `memory after ${sent.toLocaleString('en-GB')} pages: ${describeMemory(server)}`;
}

async function startWithNpm(dataDir: string): Promise<Started> {
  const port = await freePort();
  const { PATH = '', HOME = '' } = process.env;
  const started = performance.now();
  const npm = spawn('npm', ['start', '--loglevel=error'], {
    cwd: fromRoot(''),
    env: { PATH, HOME, PORT: String(port), DATA_DIR: dataDir, APP_ENV: 'trial', LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await answers(url))) {
    if (npm.exitCode !== null || performance.now() - started > START_WITHIN_MS) {
      npm.kill('SIGTERM');
      throw new Error(`npm start ended with ${npm.exitCode ?? 'nothing: it took too long'}`);
    }
    await wait(LOOK_AGAIN_MS);
  }
  const tookMs = performance.now() - started;
  // npm's shell becomes the server.
  const [server = 0] = childrenOf(npm.pid ?? 0);
  const end = async () => {
    process.kill(server, 'SIGTERM');
    await once(npm, 'exit');
  };
  return { url, tookMs, server, end };
}

function describeMemory(pid: number): string {
  return `${Math.round(residentMemory(pid) / 1e6)} MB`;
}
