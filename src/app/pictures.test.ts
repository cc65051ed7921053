import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { addSponsor, viewSponsors } from '#rooms/partners/sponsors/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { sampleDrawing, samplePhoto } from '#testing/sample-pictures.ts';

async function withLogo(image: File) {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  await client.call(addSponsor, { body: { title: 'Sponsor', image } });
  const { body } = await app.visitor.call(viewSponsors, {});
  const name = body.records[0]!.image;
  const get = (query = '', headers: Record<string, string> = {}) =>
    app.visitor.fetch(`/aiAPI/partnersponsor/${name}${query}`, { headers });
  return { app, name, get };
}

async function measure(response: Response) {
  const { format, width } = await sharp(await response.bytes()).metadata();
  return { format, width };
}

describe('a picture', () => {
  test('may be cached for ever and is not sent twice', async () => {
    const { get } = await withLogo(await samplePhoto());
    const first = await get();
    expect(Object.fromEntries(first.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      vary: 'accept',
    });
    const again = await get('', { 'if-none-match': first.headers.get('etag')! });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  test('comes in the requested width, in the best accepted format', async () => {
    const { get } = await withLogo(await samplePhoto());
    expect(await measure(await get('?w=320', { accept: 'image/avif,image/webp,*/*' }))).toEqual({
      format: 'heif',
      width: 320,
    });
    expect(await measure(await get('?w=320', { accept: '*/*' }))).toEqual({ format: 'webp', width: 320 });
    // It is 400 wide: nothing is enlarged, and no other width is made.
    expect(await measure(await get('?w=1280'))).toEqual({ format: 'webp', width: 400 });
    expect(await measure(await get('?w=123'))).toEqual({ format: 'webp', width: 400 });
    const etags = [await get(), await get('?w=320'), await get('?w=320', { accept: 'image/avif' })];
    expect(new Set(etags.map(({ headers }) => headers.get('etag'))).size).toBe(3);
  });

  test('that is an SVG can’t run or load anything', async () => {
    const { get } = await withLogo(sampleDrawing());
    const response = await get('?w=320');
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    );
  });

  test('is found only at the address of its own kind', async () => {
    const { app, name } = await withLogo(await samplePhoto());
    expect((await app.visitor.fetch(`/aiAPI/uploads/${name}`)).status).toBe(404);
    for (const path of ['none.webp', '..%2f..%2fpackage.json', '__proto__', 'constructor']) {
      const response = await app.visitor.fetch(`/aiAPI/uploads/${path}`);
      expect([path, response.status]).toEqual([path, 404]);
    }
  });
});

describe('a missing picture', () => {
  test.each(['uploads/default-speaker.jpg', 'partnersponsor/default-sponsor.jpg'])(
    'has a stand-in at %s, in every width',
    async (path) => {
      const { visitor } = await createTestApp();
      const original = await visitor.fetch(`/aiAPI/${path}`);
      expect(original.headers.get('content-type')).toBe('image/jpeg');
      expect((await measure(original)).format).toBe('jpeg');
      expect(original.headers.get('cache-control')).toBe('public, max-age=86400');
      expect(await measure(await visitor.fetch(`/aiAPI/${path}?w=320`))).toEqual({
        format: 'webp',
        width: 320,
      });
    },
  );
});
