import { LRUCache } from 'lru-cache';
import { type Compressed, strongEtagOf } from '../pages/compressed.ts';
import type { PictureFormat } from '../pages/response-cache.ts';
import { DRAWING } from './drawing-queue.ts';

const MEMORY_BYTES_MAX = 64 * 1024 * 1024;
/** Optimised for speed, because somebody is waiting. Effort 3 takes four times as long for 8% less. */
const AVIF = { quality: 52, effort: 1 };
const WEBP = { quality: 80, effort: 2 };

/** A picture as organisers uploaded it, or one of the program's own. */
export interface Picture {
  name: string;
  mediaType: string;
  width: number;
  /** Sent with it, whatever its width and format. */
  headers: Readonly<Record<string, string>>;
  /** Whether another picture has another name. */
  isUnique: boolean;
  read(): Promise<Uint8Array | undefined>;
}

/** A form in which a picture is served: as stored, or in another width and format. */
export interface Variant {
  picture: Picture;
  mediaType: string;
  resized?: Resized;
}

interface Resized {
  width: number;
  format: PictureFormat;
}

interface Asked {
  variant: Variant;
  network: string;
}

/** Caches recently used variants in memory; concurrent requests for the same one share the work. */
export class VariantCache {
  readonly #cached = new LRUCache<string, Compressed, Asked>({
    maxSize: MEMORY_BYTES_MAX,
    sizeCalculation: ({ bodies }) => bodies.identity.byteLength,
    // A request that waits for a picture still gets it when others have taken its place.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context }) => make(context),
  });

  /** A size that has to be drawn is drawn in the turn of the client's network. */
  read(variant: Variant, network: string): Promise<Compressed | undefined> {
    const key = variantKey(variant);
    DRAWING.join(key, network);
    return this.#cached.fetch(key, { context: { variant, network } });
  }
}

function variantKey({ picture: { name }, resized }: Variant): string {
  return resized ? `${name}-${resized.width}-${resized.format}` : name;
}

async function make({ variant, network }: Asked): Promise<Compressed | undefined> {
  const { picture, mediaType, resized } = variant;
  const content = await (resized
    ? DRAWING.run(() => draw(picture, resized), network, variantKey(variant))
    : picture.read());
  if (!content) return undefined;
  const identity = new Uint8Array(content);
  const etag = picture.isUnique ? `"${variantKey(variant)}"` : strongEtagOf(identity);
  return { headers: { ...picture.headers, 'content-type': mediaType }, etag, bodies: { identity } };
}

async function draw(picture: Picture, { width, format }: Resized): Promise<Uint8Array | undefined> {
  const content = await picture.read();
  if (!content) return undefined;
  // Loaded only now: it takes a tenth of a second and 20 MB.
  const { default: sharp } = await import('sharp');
  const image = sharp(content).resize({ width });
  return (format === 'avif' ? image.avif(AVIF) : image.webp(WEBP)).toBuffer();
}
