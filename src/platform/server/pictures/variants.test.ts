import { expect, test } from 'vitest';
import { VariantCache } from './variants.ts';

const MEGABYTE = 1024 * 1024;
/** More than is kept in memory. */
const OTHERS = 65;

const stored = (name: string) => ({ name, mediaType: 'image/webp' });

test('a picture is answered even if others have taken its place in memory while it waited', async () => {
  const cache = new VariantCache();
  const { promise, resolve } = Promise.withResolvers<Uint8Array>();
  const waiting = cache.read(stored('slow'), () => promise);
  for (let number = 0; number < OTHERS; number += 1)
    await cache.read(stored(`other ${number}`), async () => new Uint8Array(MEGABYTE));
  resolve(Buffer.from('slow'));
  expect(await waiting).toEqual(Buffer.from('slow'));
});
