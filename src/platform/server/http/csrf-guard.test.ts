import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { csrfGuard } from './csrf-guard.ts';

const PUBLIC_URL = 'https://summit.example';

/** The response status for a request sent by a page of this origin or, without one, by a script. */
async function statusOf(method: string, origin?: string, address = PUBLIC_URL): Promise<number> {
  const app = new Hono();
  app.use(csrfGuard(readConfig({ PUBLIC_URL })));
  app.all('*', (c) => c.body(null, 204));
  app.onError((_error, c) => c.body(null, 403));
  const headers: Record<string, string> = origin === undefined ? {} : { origin };
  return (await app.request(`${address}/aiAPI/auth/sign_out`, { method, headers })).status;
}

const CHANGES = ['POST', 'DELETE', 'PUT', 'PATCH'];

test.each(CHANGES)('%s is accepted from our own pages and from scripts', async (method) => {
  expect(await statusOf(method, PUBLIC_URL)).toBe(204);
  expect(await statusOf(method)).toBe(204);
});

test('a change is accepted from the address the site is served at, whatever its public address is', async () => {
  expect(await statusOf('POST', 'http://127.0.0.1:3000', 'http://127.0.0.1:3000')).toBe(204);
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
