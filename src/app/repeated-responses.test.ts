import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import { callAddress } from '#platform/contract/call.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { CONTENT_VERSION } from '#platform/server/database/content-watch.ts';
import { writeSetting } from '#platform/server/database/settings.ts';
import { counter, updateBasicData, viewBasicData } from '#rooms/edition/editions/contract.ts';
import { viewSponsors } from '#rooms/partners/sponsors/contract.ts';
import { addAttendee } from '#rooms/people/registrations/contract.ts';
import { BLOG_FEED } from '#rooms/website/blog/addresses.ts';
import { blogPosts } from '#rooms/website/blog/contract.ts';
import { addCurrentEdition } from '#testing/current-edition.ts';
import { createTestAppOnPort } from '#testing/on-port.ts';
import { sampleRegistration } from '#testing/samples.ts';

const EVENT = { event_year: 2027, event_date: '2027-08-26' };
const CACHED_CALLS = [counter, viewBasicData, viewSponsors, blogPosts].map(callAddress);
const FEEDS = [BLOG_FEED, publicAddress.calendar, publicAddress.sitemap];
const ADDRESSES = ['/', '/speakers', ...FEEDS, ...CACHED_CALLS];
const OF_ONE_REQUEST = new Set(['x-request-id', 'date']);
const A_DAY_MS = 24 * 60 * 60 * 1000;

type Program = Awaited<ReturnType<typeof createTestAppOnPort>>;
let program: Program;
let id: string;

beforeEach(async () => {
  program = await createTestAppOnPort();
  const { client } = await program.app.signInAs('Administrator');
  id = await addCurrentEdition(client, { ...EVENT, event_theme: 'Akwaaba' });
});

describe('a repeated reply', () => {
  test.each(ADDRESSES)('to %s is the same to the last byte, however it is asked for', async (path) => {
    await get(path);
    for (const method of ['GET', 'HEAD']) {
      for (const encoding of ['br, gzip', 'gzip', 'identity']) {
        const headers = { 'accept-encoding': encoding };
        const first = await get(otherwise(path), { method, headers });
        const again = await get(path, { method, headers });
        expect(again).toEqual(first);
      }
    }
  });

  test('isn’t sent to a browser that has it', async () => {
    const { headers } = await get('/');
    const again = await get('/', { headers: { 'if-none-match': String(headers.etag) } });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag]);
  });

  test('doesn’t trouble the handler', async () => {
    for (const path of ADDRESSES) {
      await get(path);
      await expectRepeated(path);
      await expectRepeated(path, { method: 'HEAD' });
    }
  });

  test('isn’t given to an address with a query that the page doesn’t know', async () => {
    await get('/?utm_source=newsletter');
    await expectRepeated('/?utm_source=newsletter&fbclid=x');
    await expectRepeated('/');
    const before = program.handled();
    const told = await get('/?notice=registered');
    expect([told.status, program.handled() - before]).toEqual([302, 1]);
    await get('/?year=2025&utm_source=x');
    expect(program.handled() - before).toBe(2);
    await get(callAddress(viewBasicData));
    expect((await get(`${callAddress(viewBasicData)}?year=2025`)).status).toBe(422);
  });
});

describe('what leads nowhere', () => {
  test('is repeated as not found, at the addresses that were asked for last', async () => {
    for (const path of ['/nowhere?at=1', '/speaker/nobody', '/blogs?page=2']) {
      const first = await get(path);
      await expectRepeated(path);
      expect(await get(path), path).toEqual(first);
      expect(first.status).toBe(404);
    }
    const before = program.handled();
    for (let number = 0; number < 100; number += 1) await get(`/nowhere/${number}`);
    expect(program.handled() - before).toBe(100);
    await get('/nowhere?at=1');
    expect(program.handled() - before, 'only so many are kept').toBe(101);
    const long = `/${'a'.repeat(600)}`;
    await get(long);
    await get(long);
    expect(program.handled() - before, 'nor long ones').toBe(103);
  });

  test('isn’t after a change, nor where a link of one person might be', async () => {
    const path = publicAddress.personal('nobodys');
    await get('/nowhere');
    await get(path);
    const before = program.handled();
    await get(path);
    expect(program.handled() - before).toBe(1);
    const { client } = await program.app.signInAs('Administrator');
    await client.call(updateBasicData, { query: { id }, body: { ...EVENT, event_theme: 'Ɛyɛ' } });
    await get('/nowhere');
    expect(program.handled() - before).toBe(2);
  });
});

test('the login is repeated to who isn’t signed in and has chosen no language', async () => {
  const path = '/admin/login';
  const first = await get(path);
  expect([first.status, first.headers['cache-control']]).toEqual([200, 'no-store']);
  await expectRepeated(path);
  expect(await get(path)).toEqual(first);
  const { cookie } = await program.app.signInAs('Administrator');
  const inFrench = [
    { headers: { cookie: 'desk-language=fr' } },
    { headers: { 'accept-language': 'fr-TG,fr;q=0.9' } },
  ];
  for (const asked of inFrench) expect((await get(path, asked)).body.toString()).toContain('<html lang="fr"');
  expect((await get(path, { headers: { cookie } })).status).toBe(302);
  expect((await get(path)).body.toString()).toContain('<html lang="en');
});

describe('a reply isn’t repeated', () => {
  test('to somebody who has just registered, and is again afterwards', async () => {
    await get('/');
    await expectRepeated('/');
    const registered = await program.app.visitor.call(addAttendee, { body: sampleRegistration() });
    const cookie = registered.headers.get('set-cookie')?.split(';')[0] ?? '';
    const own = await get('/', { headers: { cookie } });
    expect(own.body.toString()).toContain(sampleRegistration().name);
    expect((await get('/')).body.toString()).not.toContain(sampleRegistration().name);
    await expectRepeated('/');
  });

  test('after a change, from the next request on', async () => {
    for (const theme of ['Ɛyɛ', 'Medaase']) {
      await get('/');
      const { client } = await program.app.signInAs('Administrator');
      await client.call(updateBasicData, { query: { id }, body: { ...EVENT, event_theme: theme } });
      expect((await get('/')).body.toString()).toContain(theme);
      expect((await get(callAddress(viewBasicData))).body.toString()).toContain(theme);
    }
  });

  test('after a change that another process made', async () => {
    await get('/');
    const before = program.handled();
    await writeSetting(program.app.store.database, CONTENT_VERSION, 'changed elsewhere');
    if (program.app.store.engine === 'postgres') await wait(1_000);
    await get('/');
    expect(program.handled() - before).toBe(1);
  });

  test('once its time is over', async () => {
    await get('/');
    const before = program.handled();
    program.app.clock.advance(A_DAY_MS);
    await get('/');
    expect(program.handled() - before).toBe(1);
  });

  test('to anything but a plain question', async () => {
    await get('/');
    const before = program.handled();
    await get('/', { method: 'POST' });
    expect(program.handled() - before).toBe(1);
    expect((await get('/', { headers: { host: 'a b/c' } })).status).toBe(400);
    expect(await sendTwoHosts()).toMatch(/^HTTP\/1\.1 400 /);
  });

  test('while the program is stopping, so that the connection ends', async () => {
    await get('/');
    program.app.health.stop();
    expect((await get('/')).headers.connection).toBe('close');
  });
});

/** Another way to write it, which only the program understands. */
function otherwise(path: string): string {
  return `${path}?`;
}

/** At once on SQLite. On PostgreSQL the program may still be finding out whether anything has changed. */
async function expectRepeated(path: string, asked?: Asked): Promise<void> {
  const isRepeated = async () => {
    const before = program.handled();
    await get(path, asked);
    return program.handled() === before;
  };
  if (program.app.store.engine === 'sqlite') return expect(await isRepeated(), path).toBe(true);
  await expect.poll(isRepeated, { message: path }).toBe(true);
}

test('on PostgreSQL, what another instance has changed is soon seen', async () => {
  const { store } = program.app;
  if (store.engine === 'sqlite') return;
  await expectRepeated('/');
  await writeSetting(store.database, CONTENT_VERSION, 'changed elsewhere');
  await wait(500);
  const before = program.handled();
  await get('/');
  expect(program.handled() - before).toBe(1);
  await expectRepeated('/');
});

async function get(path: string, { method = 'GET', headers = {} }: Asked = {}) {
  const asked = request(program.url + path, { method, headers }).end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const body = await buffer(response);
  const kept = Object.entries(response.headers).filter(([name]) => !OF_ONE_REQUEST.has(name));
  return { status: response.statusCode, headers: Object.fromEntries(kept), body };
}

interface Asked {
  method?: string;
  headers?: Record<string, string>;
}

async function sendTwoHosts(): Promise<string> {
  const { hostname, port } = new URL(program.url);
  const socket = connect(Number(port), hostname);
  socket.end('GET / HTTP/1.1\r\nhost: summit.example\r\nhost: other.example\r\nconnection: close\r\n\r\n');
  return text(socket);
}
