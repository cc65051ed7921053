import { expect, test } from 'vitest';
import { VariantCache } from './variants.ts';

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
  const waiting = cache.read(pictureOf('slow', () => promise));
  for (let number = 0; number < OTHERS; number += 1)
    await cache.read(pictureOf(`other ${number}`, async () => new Uint8Array(MEGABYTE)));
  resolve(Buffer.from('slow'));
  expect((await waiting)?.bodies.identity).toEqual(new Uint8Array(Buffer.from('slow')));
});
