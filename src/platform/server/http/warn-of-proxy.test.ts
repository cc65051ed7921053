import { Hono } from 'hono';
import { afterEach, expect, test, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { createLog } from '../log.ts';
import { warnOfProxy } from './warn-of-proxy.ts';

const FORWARDED = { 'x-forwarded-for': '192.0.2.7' };
const DAY_MS = 86_400_000;

function warnings(TRUST_PROXY: string) {
  const lines: string[] = [];
  const log = createLog('warn', { write: (line) => void lines.push(line) });
  const app = new Hono();
  app.use(warnOfProxy(readConfig({ TRUST_PROXY }), log));
  app.all('*', (c) => c.body(null, 204));
  const send = async (headers: Record<string, string>) => {
    expect((await app.request('/', { headers })).status).toBe(204);
  };
  return { lines, send };
}

afterEach(() => void vi.useRealTimers());

test('a proxy that nobody counted is logged once a day, however many requests come', async () => {
  vi.useFakeTimers();
  const { lines, send } = warnings('0');
  await send({});
  expect(lines).toEqual([]);
  for (let request = 0; request < 5; request += 1) await send(FORWARDED);
  expect(lines).toEqual([expect.stringMatching(/"level":40.*TRUST_PROXY/)]);
  expect(lines[0]).not.toContain('192.0.2.7');
  vi.advanceTimersByTime(DAY_MS);
  await send(FORWARDED);
  expect(lines).toHaveLength(2);
});

test('a proxy that is counted is not logged', async () => {
  const { lines, send } = warnings('1');
  await send(FORWARDED);
  expect(lines).toEqual([]);
});
