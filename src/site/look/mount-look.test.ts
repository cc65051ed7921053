import sharp from 'sharp';
import { expect, test } from 'vitest';
import { DEFAULT_LOOK, lookName } from '#platform/contract/look.ts';
import { publishContent, saveSection, singleSection } from '#rooms/edition/content/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { namedLook } from './look-style.ts';

const LOME = { ...DEFAULT_LOOK, accent: '#0b6e4f', ink: '#2b1020', gold: '#ffd166' };

async function site(environment = {}) {
  const app = await createTestApp(environment);
  const { client } = await app.signInAs('Administrator');
  const save = async (values: Record<string, unknown>) => {
    const { record } = (await client.call(singleSection, { query: { section: 'look' } })).body;
    const { version } = record;
    return client.call(saveSection, {
      body: { section: 'look', values: { ...record.values, ...values }, version },
    });
  };
  const publish = () => client.call(publishContent, { body: {} });
  const read = async (path: string) => (await app.visitor.fetch(path)).text();
  return { ...app, save, publish, read };
}

test('a site that chose nothing has no style sheet of its own', async () => {
  const { read } = await site();
  expect(await read('/contact')).not.toContain('/look/');
});

test('chosen colours are on every page, the admin’s too, once they are published', async () => {
  const { save, publish, read } = await site();
  const icon = await read('/icon.svg');
  await save(LOME);
  expect(await read('/contact')).not.toContain('/look/');
  await publish();
  const address = `/look/${lookName(LOME)}`;
  for (const path of ['/', '/contact', '/nothing-here', '/admin/login', '/aiAPI/docs']) {
    expect(await read(path)).toContain(`<link rel="stylesheet" href="${address}"`);
  }
  expect(await read(address)).toContain('--color-accent:#0b6e4f;');
  expect(await read('/icon.svg')).not.toBe(icon);
  expect(await read('/icon.svg')).toContain('#ffd166');
  expect(await read('/summit-cloth.svg')).toContain('#ffd166');
});

test.for(['2025-08-01T09:00:00Z', '2025-09-01T09:00:00Z'])(
  'the home page, woven instead of filmed, stays small at %s',
  async (CLOCK) => {
    const { save, publish, read } = await site({ CLOCK });
    await save(LOME);
    await publish();
    const html = await read('/');
    expect(html).not.toContain('<video');
    expect(Buffer.byteLength(html)).toBeLessThan(52_000);
  },
);

test('a style sheet is kept for good, and only a look has one', async () => {
  const { visitor } = await site();
  const { headers } = await visitor.fetch(`/look/${lookName(LOME)}`);
  expect(headers.get('content-type')).toBe('text/css; charset=utf-8');
  expect(headers.get('cache-control')).toContain('immutable');
  for (const name of ['f3ba32', `${lookName(LOME)}-000000`, '0b6e4f;}body{display:none}']) {
    expect((await visitor.fetch(`/look/${encodeURIComponent(name)}`)).status).toBe(404);
  }
});

test('a look has the name that it is found by', () => {
  expect(namedLook(lookName(LOME))).toEqual(LOME);
});

test('an accent that words can’t be read on is refused, with the nearest that works', async () => {
  const { save } = await site();
  const { status, body } = await save({ accent: '#787878' });
  expect(status).toBe(422);
  const nearest = /#[\da-f]{6}/.exec(JSON.stringify(body))?.[0];
  expect((await save({ accent: nearest })).status).toBe(200);
  expect((await save({ ink: 'red' })).status).toBe(422);
  expect((await save({ accent: 'red' })).status).toBe(422);
});

test('the seed weaves the icon instead of the name', async () => {
  const { save, publish, read } = await site();
  const woven = await read('/icon.svg');
  await save({ seed: 'Lomé' });
  await publish();
  expect(await read('/icon.svg')).not.toBe(woven);
});

test.each([
  ['/apple-touch-icon.png', 180],
  ['/icon-192.png', 192],
  ['/icon-512.png', 512],
  ['/icon-maskable.png', 512],
])('%s is a square of %i pixels', async (path, size) => {
  const { visitor } = await site();
  const response = await visitor.fetch(path);
  expect(response.headers.get('content-type')).toBe('image/png');
  const { width, height } = await sharp(await response.arrayBuffer()).metadata();
  expect([width, height]).toEqual([size, size]);
});
