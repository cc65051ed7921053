import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { csrfGuard } from './csrf-guard.ts';

const PUBLIC_URL = 'https://summit.example';

/** The response status for a request with these headers, sent to this address. */
async function answer(
  method: string,
  headers: Record<string, string>,
  { address = PUBLIC_URL, environment = { PUBLIC_URL } as Record<string, string> } = {},
): Promise<number> {
  const app = new Hono();
  app.use(csrfGuard(readConfig(environment)));
  app.all('*', (c) => c.body(null, 204));
  app.onError((_error, c) => c.body(null, 403));
  return (await app.request(`${address}/aiAPI/auth/sign_out`, { method, headers })).status;
}

/** The same for a request sent by a page of this origin or, without one, by a script. */
function statusOf(method: string, origin?: string): Promise<number> {
  return answer(method, origin === undefined ? {} : { origin });
}

const CHANGES = ['POST', 'DELETE', 'PUT', 'PATCH'];

test.each(CHANGES)('%s is accepted from our own pages and from scripts', async (method) => {
  expect(await statusOf(method, PUBLIC_URL)).toBe(204);
  expect(await statusOf(method)).toBe(204);
});

test('no change is accepted for the name in its own Host header, nor for http behind a proxy', async () => {
  for (const address of ['http://summit.example', 'http://elsewhere.example', 'http://127.0.0.1:3000']) {
    expect(await answer('POST', { origin: address }, { address }), address).toBe(403);
  }
});

test('a trial is accepted by each name of this machine, and by no other', async () => {
  const environment = { PORT: '4000' };
  for (const origin of ['http://127.0.0.1:4000', 'http://localhost:4000', 'http://[::1]:4000']) {
    expect(await answer('POST', { origin }, { address: origin, environment }), origin).toBe(204);
  }
  const rebound = 'http://elsewhere.example:4000';
  expect(await answer('POST', { origin: rebound }, { address: rebound, environment })).toBe(403);
  const other = 'http://localhost:5000';
  expect(await answer('POST', { origin: other }, { address: rebound, environment })).toBe(403);
});

test.each([
  ['same-origin', 204],
  ['none', 204],
  ['same-site', 403],
  ['cross-site', 403],
  ['anything else', 403],
])('a change that the browser calls %s gets %i, with or without an origin', async (site, status) => {
  expect(await answer('POST', { 'sec-fetch-site': site })).toBe(status);
  expect(await answer('POST', { 'sec-fetch-site': site, origin: PUBLIC_URL })).toBe(status);
  expect(await answer('GET', { 'sec-fetch-site': site })).toBe(204);
});

test.each([
  'https://elsewhere.example',
  'https://summit.example.elsewhere.example',
  'https://elsewhere.summit.example',
  'http://summit.example',
  'https://summit.example:8443',
  'null',
  '',
])('no change is taken from %s', async (origin) => {
  for (const method of CHANGES) expect(await statusOf(method, origin), method).toBe(403);
});

test.each(['GET', 'HEAD', 'OPTIONS'])('%s is answered wherever it comes from', async (method) => {
  expect(await statusOf(method, 'https://elsewhere.example')).toBe(204);
});
