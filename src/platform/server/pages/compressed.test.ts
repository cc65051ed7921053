import { expect, test } from 'vitest';
import { compress } from './compressed.ts';
import { respond } from './reply.ts';

const URL = 'https://summit.example/';
const ask = (headers: Record<string, string>) => new Request(URL, { headers });

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0.1, gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['BR; q=0.0, GZIP;q=0.5', 'gzip'],
  ['gzip;q=0, br;q=0', null],
  ['x-br', null],
  ['', null],
])('who accepts %j is answered in %s', async (accepted, encoding) => {
  const page = await compress('Akwaaba', { 'content-type': 'text/plain' });
  const response = respond(ask({ 'accept-encoding': accepted }), page);
  expect(response.headers.get('content-encoding')).toBe(encoding);
});

test('a page the browser already has isn’t sent again, unless it reports a failure', async () => {
  const page = await compress('Akwaaba', { 'content-type': 'text/plain' });
  const again = ask({ 'if-none-match': page.etag });
  expect(respond(again, page).status).toBe(304);
  for (const tags of ['*', page.etag.slice(2), `"other", ${page.etag}`]) {
    expect(respond(ask({ 'if-none-match': tags }), page).status, tags).toBe(304);
  }
  expect(respond(again, page, 404).status).toBe(404);
  expect(await respond(ask({ 'if-none-match': 'W/"else"' }), page).text()).toBe('Akwaaba');
});
