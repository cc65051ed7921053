import { expect, test } from 'vitest';
import { DRAWING } from './drawing-queue.ts';
import { VariantCache } from './variants.ts';

const NETWORK = '192.0.2.1';
const MEGABYTE = 1024 * 1024;
/** More than is kept in memory. */
const OTHERS = 65;

const pictureOf = (name: string, read: () => Promise<Uint8Array>) => ({
  picture: { name, mediaType: 'image/webp', width: 320, headers: {}, isUnique: true, read },
  mediaType: 'image/webp',
});

test('a picture is answered even if others have taken its place in memory while it waited', async () => {
  const cache = new VariantCache();
  const { promise, resolve } = Promise.withResolvers<Uint8Array>();
  const waiting = cache.read(
    pictureOf('slow', () => promise),
    NETWORK,
  );
  for (let number = 0; number < OTHERS; number += 1)
    await cache.read(
      pictureOf(`other ${number}`, async () => new Uint8Array(MEGABYTE)),
      NETWORK,
    );
  resolve(Buffer.from('slow'));
  expect((await waiting)?.bodies.identity).toEqual(new Uint8Array(Buffer.from('slow')));
});

test('however many sizes one network asks for, another waits for its own alone, also for one of the same', async () => {
  const cache = new VariantCache();
  const read: string[] = [];
  const sizeOf = (name: string) => ({
    ...pictureOf(name, async () => {
      read.push(name);
      return Buffer.from('');
    }),
    resized: { width: 160, format: 'webp' as const },
  });
  const end = await DRAWING.begin();
  const names = Array.from({ length: 20 }, (_, number) => `crowd ${number}`);
  const crowd = names.map((name) => cache.read(sizeOf(name), NETWORK));
  const others = [cache.read(sizeOf('own'), '198.51.100.1'), cache.read(sizeOf('crowd 19'), '198.51.100.2')];
  end();
  await Promise.allSettled([...crowd, ...others]);
  expect(read.slice(0, 4)).toEqual(['crowd 0', 'own', 'crowd 19', 'crowd 1']);
  expect(read).toHaveLength(21);
});
