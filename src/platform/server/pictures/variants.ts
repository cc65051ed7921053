import { LRUCache } from 'lru-cache';
import { DRAWING } from './drawing-queue.ts';

export type Format = 'avif' | 'webp';

const MEMORY_BYTES_MAX = 64 * 1024 * 1024;
/** Optimised for speed, because somebody is waiting. Effort 3 takes four times as long for 8% less. */
const AVIF = { quality: 52, effort: 1 };
const WEBP = { quality: 80, effort: 2 };

/** A form in which a picture is served: as stored, or in another width and format. */
export interface Variant {
  name: string;
  mediaType: string;
  resized?: { width: number; format: Format };
}

export type ReadOriginal = () => Promise<Uint8Array | undefined>;

/** Caches recently used variants in memory; concurrent requests for the same one share the work. */
export class VariantCache {
  readonly #kept = new LRUCache<string, Uint8Array, { variant: Variant; original: ReadOriginal }>({
    maxSize: MEMORY_BYTES_MAX,
    sizeCalculation: (content) => content.byteLength,
    // A request that waits for a picture still gets it when others have taken its place.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context }) => make(context.variant, context.original),
  });

  read(variant: Variant, original: ReadOriginal): Promise<Uint8Array | undefined> {
    return this.#kept.fetch(variantKey(variant), { context: { variant, original } });
  }
}

export function variantKey({ name, resized }: Variant): string {
  return resized ? `${name}-${resized.width}-${resized.format}` : name;
}

async function make({ resized }: Variant, original: ReadOriginal): Promise<Uint8Array | undefined> {
  const content = await original();
  if (!content || !resized) return content;
  // Loaded only now: it takes a tenth of a second and 20 MB.
  const { default: sharp } = await import('sharp');
  const image = sharp(content).resize({ width: resized.width });
  return DRAWING.run(() => (resized.format === 'avif' ? image.avif(AVIF) : image.webp(WEBP)).toBuffer());
}
