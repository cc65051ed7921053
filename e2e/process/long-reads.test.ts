import { afterAll, beforeAll, expect, test } from 'vitest';
import { callAddress } from '#platform/contract/call.ts';
import { exportAttendees, viewAttendees } from '#rooms/people/registrations/contract.ts';
import type { BuiltServer } from '#testing/built-server.ts';
import { quickFolder } from '#testing/temporary-folder.ts';
import { median } from '../../bench/median.ts';
import { waitsDuring } from './crowd.ts';
import { serveAttendees } from './many-attendees.ts';

const ROWS = 10_000;
const AT_ONCE = 30;
const LISTS = 5;
const LITTLE_MEMORY = { NODE_OPTIONS: '--max-old-space-size=128' };

const folder = quickFolder('long-reads');
let server: BuiltServer;
let cookie = '';
beforeAll(async () => {
  ({ server, cookie } = await serveAttendees(folder.path, ROWS, { LOG_LEVEL: 'error', ...LITTLE_MEMORY }));
}, 120_000);
afterAll(async () => {
  await server.end('SIGKILL');
  folder.remove();
});

test(`${AT_ONCE} exports of ${ROWS} rows at once take little memory, and the last are told to wait`, async () => {
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => exportAll()));
  expect(server.process.exitCode, server.output()).toBeNull();
  const complete = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ status }) => status === 503);
  expect(complete.length + refused.length).toBe(AT_ONCE);
  expect(refused.length).toBeGreaterThan(0);
  // How many get their turn before they have waited too long depends on the machine.
  expect(complete.length).toBeGreaterThanOrEqual(AT_ONCE / 3);
  expect(new Set(complete.map(({ lines }) => lines))).toEqual(new Set([ROWS + 1]));
  expect(server.output()).not.toMatch(/"level":/);
});

test('lists that nobody reads to the end give up their turn', async () => {
  for (let time = 0; time < 5; time += 1) await ask(callAddress(viewAttendees), { method: 'HEAD' });
  for (let time = 0; time < 5; time += 1) {
    const leave = new AbortController();
    const response = await ask(callAddress(exportAttendees), { method: 'POST', signal: leave.signal });
    expect(response.status).toBe(200);
    leave.abort();
  }
  expect(await exportAll()).toEqual({ status: 200, lines: ROWS + 1 });
});

test('a whole list is sent in its documented form, and delays nobody', async () => {
  const started = performance.now();
  const reading = readLists(LISTS);
  const waits = await waitsDuring(reading, `${server.url}/health/live`);
  for (const { status, records, ...rest } of await reading) {
    expect({ status, ...rest }).toEqual({ status: viewAttendees.status });
    expect(new Set(records.map(({ id }) => id)).size).toBe(ROWS);
  }
  // If reading a list held up the others, each of them would wait for about one list.
  expect(median(waits)).toBeLessThan((performance.now() - started) / LISTS / 3);
});

/** One after the other. */
async function readLists(count: number) {
  const lists: { status: unknown; records: { id: string }[] }[] = [];
  while (lists.length < count) lists.push(await (await ask(callAddress(viewAttendees))).json());
  return lists;
}

function ask(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(server.url + path, { ...init, headers: { cookie } });
}

async function exportAll(): Promise<{ status: number; lines: number }> {
  const response = await ask(callAddress(exportAttendees), { method: 'POST' });
  return { status: response.status, lines: (await response.text()).split('\n').length - 1 };
}
