import { Hono } from 'hono';
import { expect, onTestFinished, test, vi } from 'vitest';
import { cacheOf } from '#testing/response-cache.ts';
import { nextContentVersion, PURGING } from '../database/content-watch.ts';

/** Pages that say the name, until the database can't be read any more. */
function site() {
  const state = { version: 'first', isDown: false };
  const cache = cacheOf(async () => state.version);
  const app = new Hono().get('/:key', (c) => {
    const key = c.req.param('key');
    return cache.answer(c, { key }, async () => ({
      text: state.isDown ? 'Unavailable' : `${key} with Ama`,
      status: state.isDown ? 503 : 200,
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
  state.version = `${PURGING}second`;
  await open('home');
  Object.assign(state, { version: 'third', isDown: true });
  expect(await open('speakers')).toBe('Unavailable');
  expect(await open('speaker')).toBe('Unavailable');
  expect(await open('home')).toBe('home with Ama');
});

test('not even if something else has changed since, before anybody came', async () => {
  const { state, open } = site();
  await open('speakers');
  const erased = nextContentVersion(state.version, { id: 'second', mustPurge: true });
  state.version = nextContentVersion(erased, { id: 'third', mustPurge: false });
  await open('home');
  state.version = nextContentVersion(state.version, { id: 'fourth', mustPurge: false });
  state.isDown = true;
  expect(await open('speakers')).toBe('Unavailable');
  expect(await open('home')).toBe('home with Ama');
});

test('a database that is silent delays an older page by a second and a half, and others by seconds', async () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const { promise: silence, resolve } = Promise.withResolvers<void>();
  const state = { version: 'first', isSilent: false, rendered: 0, announced: Number.POSITIVE_INFINITY };
  const cache = cacheOf(async () => {
    state.announced -= 1;
    if (state.announced < 0) await silence;
    return state.version;
  });
  const app = new Hono().get('/:key', (c) =>
    cache.answer(c, { key: c.req.param('key') }, async () => {
      state.rendered += 1;
      if (state.isSilent) await silence;
      return { text: state.version };
    }),
  );
  app.onError(({ name }, c) => c.text(name, 503));
  const open = async (key: string) => (await app.request(`/${key}`)).text();
  await open('speakers');
  Object.assign(state, { version: 'second', isSilent: true, rendered: 0, announced: 3 });
  const opened: string[] = [];
  for (const key of ['speakers', 'sponsors', 'sponsors']) open(key).then((text) => opened.push(text));
  await vi.advanceTimersByTimeAsync(1_500);
  expect(opened).toEqual(['first']);
  await vi.advanceTimersByTimeAsync(6_500);
  expect(opened).toEqual(['first', 'DatabaseUnavailable', 'DatabaseUnavailable']);
  const again = open('sponsors');
  resolve();
  expect(await again).toBe('second');
  expect(state.rendered, 'each page once, however many asked').toBe(2);
});

test('a page that takes long is waited for while the database answers', async () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const state = { version: 'first' };
  const cache = cacheOf(async () => state.version);
  const app = new Hono().get('/', (c) =>
    cache.answer(c, { key: 'home' }, async () => {
      const text = state.version;
      if (text === 'second') await new Promise((resolve) => setTimeout(resolve, 5_000));
      return { text };
    }),
  );
  await app.request('/');
  state.version = 'second';
  const opened = app.request('/');
  await vi.advanceTimersByTimeAsync(6_000);
  expect(await (await opened).text()).toBe('second');
});
