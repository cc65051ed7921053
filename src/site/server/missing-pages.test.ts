import type { LogEvent } from 'kysely';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { compress } from '#platform/server/pages/compressed.ts';
import { QUERIES } from '#platform/server/watch/query-channel.ts';
import { addCategory } from '#rooms/programme/categories/contract.ts';
import { createTestApp } from '#testing/app.ts';

/** Compresses each page that is rendered. */
vi.mock(import('#platform/server/pages/compressed.ts'), { spy: true });
beforeEach(() => void vi.clearAllMocks());

const MANY = 30;
const HTML = { accept: 'text/html' };

/** Asks for many addresses and returns what the answers have in common. */
async function askMany(fetch: (path: string) => Promise<Response>, path: (number: number) => string) {
  const answers = await Promise.all(Array.from({ length: MANY }, (_, number) => fetch(path(number))));
  const pages = await Promise.all(answers.map((answer) => answer.text()));
  return { statuses: new Set(answers.map(({ status }) => status)), pages: new Set(pages) };
}

test.each([
  ['of no page', (number: number) => `/unheard-of/${number}?at=${number}`],
  ['of no speaker', (number: number) => `/speaker/nobody-${number}`],
  ['of no category', (number: number) => `/newspage/%61${number}/collections/`],
])('the 404 page for addresses %s is read and rendered once, and names none of them', async (_what, path) => {
  const { visitor } = await createTestApp();
  const ask = (address: string) => visitor.fetch(address, { headers: HTML });
  await ask(path(0));
  const asked: string[] = [];
  const listen = (event: unknown) => void asked.push((event as LogEvent).query.sql);
  QUERIES.subscribe(listen);
  onTestFinished(() => void QUERIES.unsubscribe(listen));
  const { statuses, pages } = await askMany(ask, path);
  expect(asked.filter((sql) => sql.includes('content_versions'))).toEqual([]);
  expect(statuses).toEqual(new Set([404]));
  expect(pages.size).toBe(1);
  expect([...pages].join().match(/<h1|unheard-of|nobody-|%61/g)).toEqual(['<h1']);
  expect(compress).toHaveBeenCalledOnce();
});

test('the kept 404 page neither replaces another page nor outlives a change', async () => {
  const app = await createTestApp();
  const status = async (path: string) => (await app.visitor.fetch(path, { headers: HTML })).status;
  expect(await status('/nowhere')).toBe(404);
  expect(await status('/')).toBe(200);
  expect(await status('/speakers')).toBe(200);
  const { client } = await app.signInAs('Administrator');
  expect((await client.fetch('/admin/nowhere', { headers: HTML })).status).toBe(404);
  const screen = await (await client.fetch('/admin/nowhere', { headers: HTML })).text();
  expect(screen.includes('This thread')).toBe(false);
  await client.call(addCategory, { body: { title: 'Finance' } });
  expect(await status('/nowhere')).toBe(404);
  expect(compress).toHaveBeenCalledTimes(4);
});

test('one page is rendered once, however its address is written', async () => {
  const { visitor } = await createTestApp();
  for (const path of ['/speakers', '/speakers?', '/speakers?side=2', '/speakers?page=1', '/%73peakers']) {
    expect((await visitor.fetch(path, { headers: HTML })).status).toBe(200);
  }
  expect(compress).toHaveBeenCalledOnce();
});
