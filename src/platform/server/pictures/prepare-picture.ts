import sharp, { type Metadata, type Sharp } from 'sharp';
import * as say from '../../contract/messages.ts';
import { Refusal } from '../../contract/refusal.ts';
import { cleanSvg } from './clean-svg.ts';

/** A picture as it is stored: re-encoded, without metadata. */
export interface PreparedPicture {
  mediaType: 'image/webp' | 'image/svg+xml';
  content: Uint8Array;
  width: number;
  height: number;
  /** Whether it is a logo that nobody would see on a light ground. */
  isLight?: boolean;
}

/** No real photo of a person is larger; it would only fill the memory. */
const PIXELS_MAX = 40_000_000;
const PHOTO = { longSide: 1600, webp: { quality: 82 } };
/** Logos have hard edges, which make compression artefacts visible. */
const LOGO = { longSide: 800, webp: { quality: 90, smartSubsample: true } };
/** Large enough to see whether a drawing shows anything, and how light it is. */
const SKETCH = 256;
/** Of a light logo: shares of what is transparent, and of light pixels among those that are seen. */
const LIGHT = { transparent: 0.1, light: 0.9, from: 0xc8 };
/** Twice the largest icon. */
const DRAWN_SIDE = 1024;
/** As the decoder understands a drawing's width and height. */
const POINTS_IN_INCH = 72;
const DENSITY_MAX = 100_000;
/** The beginning of a drawing, as the decoder recognises it. */
const DRAWING = /^\s*<(?:svg|.*<svg)/is;
const DRAWING_HEAD = 1_000;
/** The accepted formats, by the decoder's name for the content it detected. */
const PHOTO_FORMATS: readonly string[] = ['jpeg', 'png', 'webp'];

// All other decoders are blocked, so that their vulnerabilities don't affect us.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
    'VipsForeignLoadSvgBuffer',
  ],
});

/** A photo: JPEG, PNG, WebP or AVIF, going by its content rather than its name. */
export async function preparePhoto(file: Blob): Promise<PreparedPicture> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isDrawing(bytes)) throw wrongType(say.notAPhoto());
  const { image, metadata } = await open(bytes);
  if (!isPhoto(metadata)) throw wrongType(say.notAPhoto());
  return encode(image, PHOTO);
}

/** A logo: a photo's formats, or SVG, which is cleaned and kept as SVG. */
export async function prepareLogo(file: Blob): Promise<PreparedPicture> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isDrawing(bytes)) return prepareSvg(bytes);
  const { image, metadata } = await open(bytes);
  if (metadata.format === 'svg') return prepareSvg(bytes);
  if (!isPhoto(metadata)) throw wrongType(say.notAPictureType());
  const encoded = await encode(image, LOGO);
  return { ...encoded, isLight: isLight(await sketch(sharp(encoded.content))) };
}

/** A stored drawing as pixels, at most this large, for pictures that the server draws. */
export async function drawLarge(file: Blob): Promise<PreparedPicture> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { width, height } = await sharp(bytes).metadata();
  const density = Math.min((POINTS_IN_INCH * DRAWN_SIDE) / Math.max(width, height), DENSITY_MAX);
  const { data, info } = await sharp(bytes, { density, limitInputPixels: PIXELS_MAX })
    .resize({ width: DRAWN_SIDE, height: DRAWN_SIDE, fit: 'inside' })
    .webp({ lossless: true })
    .toBuffer({ resolveWithObject: true })
    .catch(notDrawable);
  return { mediaType: 'image/webp', content: data, width: info.width, height: info.height };
}

/** Has to be known before decoding: to find a drawing's size, the decoder may draw all of it. */
function isDrawing(bytes: Uint8Array): boolean {
  return DRAWING.test(new TextDecoder().decode(bytes.subarray(0, DRAWING_HEAD)));
}

async function prepareSvg(bytes: Uint8Array): Promise<PreparedPicture> {
  const content = new TextEncoder().encode(await cleanSvg(bytes));
  const { image, metadata } = await open(content);
  const pixels = await sketch(image).catch(notDrawable);
  if (!pixels.some((value, index) => index % CHANNELS === ALPHA && value > 0))
    throw invalid(say.svgInvisible());
  const { width, height } = metadata;
  return { mediaType: 'image/svg+xml', content, width, height, isLight: isLight(pixels) };
}

const CHANNELS = 4;
const ALPHA = 3;

/** Red, green, blue and opacity of each pixel, 0 to 255. */
function sketch(image: Sharp): Promise<Uint8Array> {
  const small = image.resize({ width: SKETCH, height: SKETCH, fit: 'inside' });
  return small.toColourspace('srgb').ensureAlpha().raw().toBuffer();
}

function isLight(pixels: Uint8Array): boolean {
  let [all, seen, light] = [0, 0, 0];
  for (let at = 0; at < pixels.length; at += CHANNELS) {
    all += 1;
    if ((pixels[at + ALPHA] ?? 0) < 128) continue;
    seen += 1;
    if (Math.min(...pixels.subarray(at, at + ALPHA)) >= LIGHT.from) light += 1;
  }
  return all - seen >= LIGHT.transparent * all && light > 0 && light >= LIGHT.light * seen;
}

async function open(bytes: Uint8Array): Promise<{ image: Sharp; metadata: Metadata }> {
  const image = sharp(bytes, { limitInputPixels: false, failOn: 'error' });
  const metadata = await image.metadata().catch(() => {
    throw wrongType(say.unreadablePicture());
  });
  // A drawing has no pixels until it is drawn, at any size.
  if (metadata.format !== 'svg' && metadata.width * metadata.height > PIXELS_MAX) {
    throw tooLarge(say.tooManyPixels());
  }
  return { image, metadata };
}

function isPhoto({ format, compression }: Metadata): boolean {
  return PHOTO_FORMATS.includes(format) || (format === 'heif' && compression === 'av1');
}

async function encode(image: Sharp, { longSide, webp }: typeof PHOTO): Promise<PreparedPicture> {
  const { data, info } = await image
    .autoOrient()
    .resize({ width: longSide, height: longSide, fit: 'inside', withoutEnlargement: true })
    .webp(webp)
    .toBuffer({ resolveWithObject: true })
    .catch(unreadable);
  return { mediaType: 'image/webp', content: data, width: info.width, height: info.height };
}

function unreadable(): never {
  throw invalid(say.pictureDamaged());
}

function notDrawable(): never {
  throw invalid(say.svgNotDrawn());
}

const invalid = (message: string) => new Refusal('invalid', message, { image: message });
const wrongType = (message: string) => new Refusal('unsupported-type', message, { image: message });
const tooLarge = (message: string) => new Refusal('too-large', message, { image: message });
