import { Hono } from 'hono';
import { expect, onTestFinished, test, vi } from 'vitest';
import { FORGETTING, nextContentVersion } from '../database/content-watch.ts';
import { PageCache } from './page-cache.ts';

/** Pages that say the name, until the database can't be read any more. */
function site() {
  const state = { version: 'first', isDown: false };
  const cache = new PageCache(async () => state.version);
  const now = new Date('2025-07-01T09:00:00Z');
  const app = new Hono().get('/:key', (c) => {
    const key = c.req.param('key');
    return cache.answer(c, { key, now }, async () => ({
      text: state.isDown ? 'Unavailable' : `${key} with Ama`,
      status: state.isDown ? 503 : 200,
      validUntil: new Date(now.getTime() + 1),
    }));
  });
  const open = async (key: string) => (await app.request(`/${key}`)).text();
  return { state, open };
}

test('an older page is served while the database is down', async () => {
  const { state, open } = site();
  await open('speakers');
  Object.assign(state, { version: 'second', isDown: true });
  expect(await open('speakers')).toBe('speakers with Ama');
});

test('but none from before somebody’s data were erased', async () => {
  const { state, open } = site();
  await open('speakers');
  await open('speaker');
  state.version = `${FORGETTING}second`;
  await open('home');
  Object.assign(state, { version: 'third', isDown: true });
  expect(await open('speakers')).toBe('Unavailable');
  expect(await open('speaker')).toBe('Unavailable');
  expect(await open('home')).toBe('home with Ama');
});

test('not even if something else has changed since, before anybody came', async () => {
  const { state, open } = site();
  await open('speakers');
  const erased = nextContentVersion(state.version, { id: 'second', mustForget: true });
  state.version = nextContentVersion(erased, { id: 'third', mustForget: false });
  await open('home');
  state.version = nextContentVersion(state.version, { id: 'fourth', mustForget: false });
  state.isDown = true;
  expect(await open('speakers')).toBe('Unavailable');
  expect(await open('home')).toBe('home with Ama');
});

test('a database that is silent delays a page by seconds, and then an older one is served, or none', async () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const { promise: silence, resolve } = Promise.withResolvers<void>();
  const state = { version: 'first', isSilent: false, rendered: 0 };
  const cache = new PageCache(async () => state.version);
  const now = new Date('2025-07-01T09:00:00Z');
  const app = new Hono().get('/:key', (c) =>
    cache.answer(c, { key: c.req.param('key'), now }, async () => {
      state.rendered += 1;
      if (state.isSilent) await silence;
      return { text: state.version, status: 200, validUntil: new Date(now.getTime() + 1) };
    }),
  );
  app.onError(({ name }, c) => c.text(name, 503));
  const open = async (key: string) => (await app.request(`/${key}`)).text();
  await open('speakers');
  Object.assign(state, { version: 'second', isSilent: true, rendered: 0 });
  const opened = Promise.all([open('speakers'), open('sponsors'), open('sponsors')]);
  await vi.advanceTimersByTimeAsync(8_000);
  expect(await opened).toEqual(['first', 'DatabaseUnavailable', 'DatabaseUnavailable']);
  const again = open('sponsors');
  resolve();
  expect(await again).toBe('second');
  expect(state.rendered, 'each page once, however many asked').toBe(2);
});
