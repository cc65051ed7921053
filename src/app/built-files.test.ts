import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { mountStaticFiles } from '#platform/server/pages/static-files.ts';
import { createTestAppOnPort } from '#testing/on-port.ts';
import { rawGet } from '#testing/raw-get.ts';
import { quickFolder } from '#testing/temporary-folder.ts';

const FILM = '/assets/loom-12345678.webm';
const SIZE = 5_000;

async function builtFiles() {
  const { path: folder, remove } = quickFolder('files');
  onTestFinished(remove);
  const film = randomBytes(SIZE);
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, FILM), film);
  const { url, handled } = await createTestAppOnPort(({ cache }) => {
    const files = new Hono();
    files.use(cache.middleware());
    mountStaticFiles(files, folder, cache);
    return files.fetch;
  });
  const get = (headers: Record<string, string> = {}) => rawGet(url + FILM, headers);
  const head = (headers: Record<string, string>) => fetch(url + FILM, { method: 'HEAD', headers });
  return { film, get, head, handled };
}

test.each([
  ['bytes=0-', 206, 0, SIZE],
  ['bytes=10-99', 206, 10, 100],
  [`bytes=4990-${SIZE}`, 206, 4990, SIZE],
  ['bytes=-7', 206, SIZE - 7, SIZE],
  [`bytes=-${SIZE * 2}`, 206, 0, SIZE],
  [`bytes=${SIZE}-`, 416, 0, 0],
  ['bytes=-0', 416, 0, 0],
  ['bytes=9-8', 200, 0, SIZE],
  ['bytes=0-1,4-5', 200, 0, SIZE],
  ['lines=1-2', 200, 0, SIZE],
])('of a film, %s is the same from the program and repeated', async (range, status, start, end) => {
  const { film, get, handled } = await builtFiles();
  for (const time of ['first', 'again']) {
    const { headers, body, ...reply } = await get({ range });
    expect(reply.status, time).toBe(status);
    expect(body.equals(film.subarray(start, end)), time).toBe(true);
    expect(headers['content-length'], time).toBe(String(end - start));
    const of = { 200: undefined, 206: `bytes ${start}-${end - 1}/${SIZE}`, 416: `bytes */${SIZE}` }[status];
    expect(headers['content-range'], time).toBe(of);
    expect(headers['cache-control']?.includes('immutable') ?? false, time).toBe(status !== 416);
  }
  // That there is no such part isn't remembered.
  expect(handled()).toBe(status === 416 ? 2 : 1);
  expect((await get()).headers['cache-control']).toContain('immutable');
});

test('a part of a film is sent only if it is still the same film', async () => {
  const { get, head, handled } = await builtFiles();
  const { etag = '' } = (await get()).headers;
  expect(etag).toMatch(/^"/);
  expect((await get({ range: 'bytes=0-9', 'if-range': etag })).status).toBe(206);
  expect((await get({ range: 'bytes=0-9', 'if-range': '"another"' })).status).toBe(200);
  expect((await get({ range: 'bytes=0-9', 'if-none-match': etag })).status).toBe(304);
  expect((await head({ range: 'bytes=0-9' })).headers.get('content-length')).toBe(String(SIZE));
  expect(handled()).toBe(1);
});
