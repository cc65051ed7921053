/** @module-tag long */

import sharp, { type OutputInfo } from 'sharp';
import { expect, test } from 'vitest';
import { addPicture } from '#rooms/ground/pictures/contract.ts';
import { postAddress } from '#rooms/website/blog/addresses.ts';
import { addPost } from '#rooms/website/blog/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { publishSection } from '#testing/publish-section.ts';
import { sampleDrawing, samplePhoto } from '#testing/sample-pictures.ts';

const BLUE = '<rect width="30" height="20" fill="#0000ff"/>';
const ICONS = ['/apple-touch-icon.png', '/icon-192.png', '/icon-512.png', '/icon-maskable.png'];

async function site() {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  const add = async (image: File) =>
    (await client.call(addPicture, { body: { image, purpose: 'logo' } })).body.name;
  const read = async (path: string) => (await app.visitor.fetch(path)).text();
  const pixels = async (path: string) =>
    sharp(await (await app.visitor.fetch(path)).arrayBuffer())
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
  return { app, client, add, read, pixels };
}

async function pixelAt(
  { data, info }: { data: Buffer; info: OutputInfo },
  x: number,
  y: number,
): Promise<number[]> {
  const start = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  return [...data.subarray(start, start + 4)];
}

test('a logo stands in the header, the footer, the back-office and the documentation', async () => {
  const { app, client, add, read } = await site();
  const [light, dark] = [await add(sampleDrawing()), await add(await samplePhoto())];
  await publishSection(client, 'logo', { light: { name: light }, dark: { name: dark } });
  const page = await read('/contact');
  const [header, footer] = page.split('<footer');
  expect(header).toContain(`src="/aiAPI/uploads/${light}" alt="" width="30" height="20"`);
  expect(header).toContain(`src="/aiAPI/uploads/${dark}"`);
  expect(footer).toContain(`src="/aiAPI/uploads/${dark}"`);
  for (const path of ['/admin/login', '/aiAPI/docs']) expect(await read(path)).toContain(light);
  expect(await (await client.fetch('/admin/dashboard')).text()).toContain(light);

  await publishSection(client, 'logo', { showsName: false });
  expect(await read('/contact')).toContain(`src="/aiAPI/uploads/${light}" alt="AI for Business Summit"`);
  const body = { title: 'On looms', state: 'published' as const, content: '<p>Text</p>' };
  const { id = '' } = (await client.call(addPost, { body })).body;
  const publisher = /"publisher":\{[^}]*\{[^}]*\}/;
  const { headers } = await app.visitor.fetch(postAddress(id));
  expect(publisher.exec(await read(headers.get('location') ?? ''))?.[0]).toContain(light);
});

test.each([
  ['a drawing', async () => sampleDrawing(BLUE)],
  ['a picture', async () => samplePhoto('icon.png', '#0000ff')],
])('all icons are made from %s, square and whole', async (_what, file) => {
  const { client, add, read, pixels } = await site();
  const woven = await read('/icon.svg');
  await publishSection(client, 'logo', { icon: { name: await add(await file()) } });
  for (const path of ICONS) {
    const picture = await pixels(path);
    expect([path, picture.info.width]).toEqual([path, picture.info.height]);
    const [red = 0, , blue = 0, alpha] = await pixelAt(picture, 0.5, 0.5);
    expect([path, red < 20, blue > 200, alpha]).toEqual([path, true, true, 255]);
    const isFilled = path.includes('apple') || path.includes('maskable');
    expect([path, (await pixelAt(picture, 0.5, 0.02))[3]]).toEqual([path, isFilled ? 255 : 0]);
  }
  expect(await read('/icon.svg')).toMatch(/^<svg [^>]*><image [^>]*href="data:image\/png;base64,/);
  expect(await read('/icon.svg')).not.toBe(woven);
  await publishSection(client, 'logo', { icon: null });
  expect(await read('/icon.svg')).toBe(woven);
});

test('previews of shared pages show the logo', async () => {
  const { client, add, pixels } = await site();
  const at = async () => pixelAt(await pixels('/share/summit.png'), 130 / 1200, 110 / 630);
  await publishSection(client, 'logo', { dark: { name: await add(sampleDrawing(BLUE)) } });
  const [red = 0, , blue = 0] = await at();
  expect([red < 30, blue > 200]).toEqual([true, true]);
});
