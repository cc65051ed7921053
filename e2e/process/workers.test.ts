import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { callAddress } from '#platform/contract/call.ts';
import { createClock } from '#platform/server/clock.ts';
import { readConfig } from '#platform/server/config.ts';
import { openStore } from '#platform/server/database/store.ts';
import { counter, updateBasicData, viewBasicData } from '#rooms/edition/editions/contract.ts';
import { runBuiltServer, startBuiltServer } from '#testing/built-server.ts';
import { insertSignedIn } from '#testing/session.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { freePort } from '../../scripts/find/free-port.ts';

const WAIT = { timeout: 60_000, interval: 50 };

async function twoWorkers(environment: Record<string, string> = {}) {
  const folder = temporaryFolder('workers');
  const common = { DATA_DIR: folder.path, WORKERS: '2', LOG_LEVEL: 'info' };
  const server = await startBuiltServer({ ...common, ...environment });
  onTestFinished(async () => {
    await server.end('SIGTERM');
    folder.remove();
  });
  const { pid = 0 } = server.process;
  const workers = () =>
    readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
  const ready = () => server.output().match(/a worker is ready/g)?.length;
  await expect.poll(ready, WAIT).toBe(2);
  return { ...server, folder: folder.path, workers, ready };
}

/** An orderly exit of a worker that takes its time, as with work under way. */
const LEAVING = "import c from 'node:cluster'; if (c.isWorker) process.on('exit', () => { for (;;); });";
const SLOW_EXIT = `--import="data:text/javascript,${encodeURIComponent(LEAVING)}"`;

/** One that nobody has waited for yet is still listed. */
function isRunning(pid: number): boolean {
  const file = `/proc/${pid}/stat`;
  return existsSync(file) && !/\) [ZX]/.test(readFileSync(file, 'utf8'));
}

/** A connection of its own, so that the workers take turns. */
const ask = (url: string, init: RequestInit = {}) =>
  fetch(url, { ...init, headers: { connection: 'close', ...init.headers } });

describe.runIf(process.platform === 'linux')('with two workers', () => {
  test('a change shows at the very next request, whichever of them is asked', async () => {
    const { url, folder } = await twoWorkers();
    const config = readConfig({ DATA_DIR: folder });
    const store = openStore(config);
    const { cookie } = await insertSignedIn(store, config, 'Administrator', createClock().now());
    await store.close();
    const read = await ask(url + callAddress(viewBasicData));
    const [{ id }] = (await read.json()).records;
    for (let year = 2031; year < 2041; year += 1) {
      const changed = await ask(`${url}${callAddress(updateBasicData)}?id=${id}`, {
        method: 'POST',
        headers: { cookie, origin: url, 'content-type': 'application/json' },
        body: JSON.stringify({ event_year: year, event_date: `${year}-08-26`, event_time: '09:00' }),
      });
      expect(changed.status).toBe(200);
      const shown = await Promise.all([1, 2, 3, 4].map(async () => (await ask(`${url}/`)).text()));
      expect(shown.map((page) => page.includes(String(year)))).toEqual([true, true, true, true]);
    }
  });

  test('one that is killed is replaced, and meanwhile the other one answers', async () => {
    const { url, workers, output, ready } = await twoWorkers();
    const before = workers();
    process.kill(before[0] ?? 0, 'SIGKILL');
    await expect.poll(() => workers().includes(before[0] ?? 0), WAIT).toBe(false);
    expect((await ask(`${url}/health/ready`)).status).toBe(200);
    await expect.poll(ready, WAIT).toBe(3);
    expect(workers()).not.toContain(before[0]);
    expect(output()).toContain('another one takes its place');
    for (let asked = 0; asked < 8; asked += 1) expect((await ask(`${url}/`)).status).toBe(200);
  });

  test('one that takes the place of another goes on at the time that was set', async () => {
    const start = Date.parse('2025-07-01T09:00:00Z');
    const { url, workers, ready } = await twoWorkers({ CLOCK: new Date(start).toISOString() });
    await wait(10_000);
    process.kill(workers()[0] ?? 0, 'SIGKILL');
    await expect.poll(ready, WAIT).toBe(3);
    for (let asked = 0; asked < 8; asked += 1) {
      const { headers } = await ask(url + callAddress(counter));
      expect(Date.parse(headers.get('date') ?? '') - start).toBeGreaterThanOrEqual(10_000);
    }
  });

  test('their figures are shown together', async () => {
    const metricsPort = await freePort();
    const { url, workers, ready } = await twoWorkers({ METRICS_PORT: String(metricsPort) });
    const figures = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    const pages = async () =>
      Number(/request_seconds_count\{kind="page",status="2xx"\} (\d+)/.exec(await figures())?.[1] ?? 0);
    for (let asked = 0; asked < 8; asked += 1) await ask(`${url}/contact`);
    expect(await pages()).toBe(8);
    expect(await figures()).toMatch(/^summit_oldest_waiting_mail_seconds 0$/m);
    process.kill(workers()[0] ?? 0, 'SIGKILL');
    await expect.poll(ready, WAIT).toBe(3);
    await ask(`${url}/contact`);
    await expect.poll(pages, WAIT).toBeGreaterThan(0);
  });

  test('they don’t outlive who looks after them, and another start takes port and database at once', async () => {
    const { url, workers, end, folder } = await twoWorkers({ NODE_OPTIONS: SLOW_EXIT });
    const all = workers();
    await end('SIGKILL');
    await expect.poll(() => all.filter(isRunning), { timeout: 10_000, interval: 20 }).toEqual([]);
    const { port } = new URL(url);
    const again = await startBuiltServer({ DATA_DIR: folder, WORKERS: '2', PORT: port });
    onTestFinished(async () => void (await again.end('SIGTERM')));
    expect((await ask(`${again.url}/`)).status).toBe(200);
  });

  test('SIGTERM ends all of them', async () => {
    const { url, workers, end, output } = await twoWorkers();
    const all = workers();
    const ended = end('SIGTERM');
    const isReady = async () => (await ask(`${url}/health/ready`).catch(() => undefined))?.status === 200;
    await expect.poll(isReady).toBe(false);
    expect(await ended).toBe(0);
    expect(all.filter((pid) => existsSync(`/proc/${pid}`))).toEqual([]);
    expect(output().match(/Summit is ready/g)).toHaveLength(1);
    expect(output().match(/first administrator/g)).toHaveLength(1);
  });
});

test.each([
  [{ WORKERS: 'two' }, /^WORKERS isn’t valid. Set it to a number of processes from 1 to 64.\n$/],
  [{ WORKERS: '2', SEED: 'nothing' }, /^SEED isn’t valid. .*\n$/],
  [{ WORKERS: '2', DATA_DIR: '/proc/nowhere' }, /^DATA_DIR.*\n$/],
])('with %o it says in one line why it can’t start', async (environment, reason) => {
  const folder = temporaryFolder('workers');
  onTestFinished(folder.remove);
  const port = String(await freePort());
  const run = runBuiltServer({ DATA_DIR: folder.path, PORT: port, ...environment });
  const code = await new Promise((resolve) => run.process.once('exit', resolve));
  expect(code).toBe(1);
  expect(run.output()).toMatch(reason);
});
