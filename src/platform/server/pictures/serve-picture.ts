import type { PictureKind } from '#database/schema.ts';
import { PICTURE_WIDTHS } from '../../contract/picture-widths.ts';
import type { Database } from '../database/store.ts';
import { isAmong } from '../pages/entity-tags.ts';
import { findPicture, readContent } from './queries.ts';
import { type Format, type ReadOriginal, type Variant, VariantCache, variantKey } from './variants.ts';

/** A stored picture never changes: a new picture gets a new name. */
const FOREVER = 'public, max-age=31536000, immutable';
/** For the program's own pictures, which a later version may draw differently. */
const A_DAY = 'public, max-age=86400';
const SVG = 'image/svg+xml';

/** The headers of every response for a picture. */
export const PICTURE_HEADERS = {
  vary: 'accept',
  'x-content-type-options': 'nosniff',
  // Opened directly, an SVG is a document: it must not run or load anything.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
};

interface Facts {
  mediaType: string;
  width: number;
}

/** A picture that belongs to the program rather than being uploaded. */
export interface OwnPicture extends Facts {
  content: () => Promise<Uint8Array>;
}

/** Serves pictures from the database or the program itself, in the requested size. */
export class PictureServer {
  readonly #database: Database;
  readonly #own: Readonly<Record<string, OwnPicture>>;
  readonly #variants = new VariantCache();

  constructor(database: Database, own: Readonly<Record<string, OwnPicture>>) {
    this.#database = database;
    this.#own = own;
  }

  /** The response, or undefined when there is no such picture. */
  async answer(request: Request, kind: PictureKind, name: string): Promise<Response | undefined> {
    const own = Object.hasOwn(this.#own, name) ? this.#own[name] : undefined;
    if (own) return this.#send(chooseVariant(request, name, own), own.content, { 'cache-control': A_DAY });
    const stored = await findPicture(this.#database, kind, name);
    if (!stored) return undefined;
    const { media_type: mediaType, width } = stored;
    const variant = chooseVariant(request, name, { mediaType, width });
    const etag = `"${variantKey(variant)}"`;
    const caching = { 'cache-control': FOREVER, etag };
    if (isAmong(request.headers.get('if-none-match'), etag)) {
      return new Response(null, { status: 304, headers: { ...PICTURE_HEADERS, ...caching } });
    }
    return this.#send(variant, () => readContent(this.#database, name), caching);
  }

  async #send(variant: Variant, original: ReadOriginal, caching: Record<string, string>) {
    const content = await this.#variants.read(variant, original);
    const headers = { ...PICTURE_HEADERS, 'content-type': variant.mediaType, ...caching };
    return content && new Response(new Uint8Array(content), { headers });
  }
}

/** A drawing fits every width, and no picture is enlarged. */
function chooseVariant(request: Request, name: string, { mediaType, width }: Facts): Variant {
  const asked = Number(new URL(request.url).searchParams.get('w'));
  if (!PICTURE_WIDTHS.some((one) => one === asked) || mediaType === SVG) return { name, mediaType };
  const format: Format = /image\/avif/.test(request.headers.get('accept') ?? '') ? 'avif' : 'webp';
  return { name, mediaType: `image/${format}`, resized: { width: Math.min(asked, width), format } };
}
