/** @module-tag long */

import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { doubledDrawing, sampleDrawing, zigzag } from '#testing/sample-pictures.ts';
import { prepareLogo, preparePhoto } from './prepare-picture.ts';

const PLAIN = { create: { width: 60, height: 40, channels: 3, background: '#c5492a' } } as const;
const GPS = { IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '5/1 33/1 0/1' } };

/** Far less time than drawing it would take. */
const DRAWN_MS = 2_000;

describe('a photo', () => {
  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('in %s is taken and re-encoded', async (format) => {
    const { mediaType, width, height, content } = await preparePhoto(await file(sharp(PLAIN)[format]()));
    expect({ mediaType, width, height }).toEqual({ mediaType: 'image/webp', width: 60, height: 40 });
    expect((await sharp(content).metadata()).format).toBe('webp');
  });

  test('is known by its content, whatever its name and type say', async () => {
    const photo = await sharp(PLAIN).jpeg().toBuffer();
    const named = new File([new Uint8Array(photo)], 'page.html', { type: 'text/html' });
    expect((await preparePhoto(named)).mediaType).toBe('image/webp');
  });

  test.each([
    ['a page', new Blob(['<!doctype html><script>alert(1)</script>'])],
    ['a drawing', new Blob(['<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'])],
    ['a program', new Blob([new Uint8Array([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0])])],
  ])('is not %s', async (_what, content) => {
    const disguised = new File([content], 'face.jpg', { type: 'image/jpeg' });
    await expect(preparePhoto(disguised)).rejects.toMatchObject({
      code: 'unsupported-type',
      errors: { image: expect.any(String) },
    });
  });

  test.each(['gif', 'tiff'] as const)('in %s is refused', async (format) => {
    const other = await file(sharp(PLAIN)[format]());
    await expect(preparePhoto(other)).rejects.toMatchObject({ code: 'unsupported-type' });
  });

  test('loses its location and author, and is rotated upright', async () => {
    const taken = sharp(PLAIN).withExif(GPS).withMetadata({ orientation: 6, exif: GPS }).jpeg();
    const original = await sharp(await taken.toBuffer()).metadata();
    expect(original).toMatchObject({ orientation: 6, exif: expect.any(Buffer) });
    const prepared = await preparePhoto(await file(taken));
    const { exif, icc, xmp, iptc, orientation } = await sharp(prepared.content).metadata();
    expect({ exif, icc, xmp, iptc, orientation }).toEqual({});
    expect([prepared.width, prepared.height]).toEqual([40, 60]);
  });

  test('is reduced to the size that pages show', async () => {
    const { width, height } = await preparePhoto(await file(sharp(PLAIN).resize(3200, 1600).png()));
    expect([width, height]).toEqual([1600, 800]);
  });

  test('that would fill the memory is refused before it is read', async () => {
    const bomb = sharp({ create: { ...PLAIN.create, width: 8000, height: 6000 } }).png({
      compressionLevel: 9,
    });
    await expect(preparePhoto(await file(bomb))).rejects.toMatchObject({ code: 'too-large' });
  });

  test('that is cut off is refused', async () => {
    const whole = await sharp(PLAIN).jpeg().toBuffer();
    const half = new Blob([new Uint8Array(whole.subarray(0, whole.length - 60))]);
    await expect(preparePhoto(half)).rejects.toMatchObject({ errors: { image: expect.any(String) } });
  });

  test('that is animated is reduced to its first frame', async () => {
    const frames = Buffer.concat([Buffer.alloc(300, 255), Buffer.alloc(300, 0)]);
    const raw = { width: 10, height: 20, channels: 3, pageHeight: 10 } as const;
    const moving = sharp(frames, { raw }).webp({ loop: 0, delay: [100, 100] });
    expect((await sharp(await moving.toBuffer()).metadata()).pages).toBe(2);
    const { content } = await preparePhoto(await file(moving));
    expect((await sharp(content).metadata()).pages).toBeUndefined();
  });
});

describe('a logo', () => {
  test('keeps its transparency', async () => {
    const clear = sharp({ create: { ...PLAIN.create, channels: 4, background: '#0000' } }).png();
    const { content } = await prepareLogo(await file(clear));
    expect((await sharp(content).metadata()).hasAlpha).toBe(true);
  });

  test('may be drawn, and stays a drawing', async () => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"><path d="M0 0h30v20z"/></svg>';
    const logo = await prepareLogo(new File([drawing], 'logo.png', { type: 'image/png' }));
    expect(logo).toMatchObject({ mediaType: 'image/svg+xml', width: 30, height: 20 });
  });

  test('may be drawn on a wide field', async () => {
    const wide =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100000 50000"><path d="M0 0h90000v40000z"/></svg>';
    expect((await prepareLogo(new Blob([wide]))).mediaType).toBe('image/svg+xml');
  });

  test('with nothing left after cleaning is refused', async () => {
    const embedded =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><image href="https://a.example/b.png" width="9" height="9"/></svg>';
    await expect(prepareLogo(new Blob([embedded]))).rejects.toMatchObject({ code: 'invalid' });
  });

  test.each([
    [
      'can be seen',
      'width="1000000"',
      /^Nothing in this SVG would be visible: it draws nothing within its width/,
    ],
    ['can be drawn', 'width="1000000" height="10"', /^This SVG can’t be drawn at its width and height/],
  ])('of which nothing %s is refused with the reason', async (_what, size, message) => {
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><path d="M0 0h9v9z"/></svg>`;
    await expect(prepareLogo(new Blob([drawing]))).rejects.toThrow(message);
  });

  test('with a billion elements is never drawn, not even to find its size', async () => {
    const drawing = new Blob([doubledDrawing(30)]);
    const started = performance.now();
    await expect(prepareLogo(drawing)).rejects.toThrow(/too complex/);
    await expect(preparePhoto(drawing)).rejects.toMatchObject({ code: 'unsupported-type' });
    expect(performance.now() - started).toBeLessThan(DRAWN_MS);
  });

  test.each([
    ['a long text', `<text y="9">${'x'.repeat(10_000)}</text>`],
    ['a text used again and again', `<text id="a">${'x'.repeat(300)}</text>${'<use href="#a"/>'.repeat(4)}`],
    ['a very long line', `<path d="${zigzag(60_000)}" stroke="#000"/>`],
    ['a long line of dashes', `<path d="${zigzag(6_000)}" stroke="#000" stroke-dasharray="1"/>`],
    ['tiny dashes', '<path d="M0 0L30 20" stroke="#000" style="stroke-dasharray:.001 .001"/>'],
  ])('with %s is refused before it is drawn', async (_what, inner) => {
    await expect(prepareLogo(sampleDrawing(inner))).rejects.toThrow(/too complex/);
  });

  test('may have a few words and dashes', async () => {
    const dashed = '<path d="M0 10h30" stroke="#000" stroke-dasharray="1 .5"/><text y="9">Data Works</text>';
    expect((await prepareLogo(sampleDrawing(dashed))).mediaType).toBe('image/svg+xml');
  });
});

async function file(image: Sharp): Promise<Blob> {
  return new Blob([new Uint8Array(await image.toBuffer())]);
}
