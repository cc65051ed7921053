import type { PictureKind } from '#database/schema.ts';
import { PICTURE_WIDTHS } from '../../contract/picture-widths.ts';
import type { Database } from '../database/store.ts';
import { findPicture, readContent } from './queries.ts';
import { type Format, type ReadOriginal, type Variant, VariantCache, variantKey } from './variants.ts';

/** A stored picture never changes: another one gets another name. */
const FOREVER = 'public, max-age=31536000, immutable';
/** One of our own, which a later version of the program may draw in another way. */
const A_DAY = 'public, max-age=86400';
const SVG = 'image/svg+xml';

/** What every answer in a picture's place carries. */
export const PICTURE_HEADERS = {
  vary: 'accept',
  'x-content-type-options': 'nosniff',
  // Opened by itself, an SVG is a document: it may run and load nothing.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
};

interface Facts {
  mediaType: string;
  width: number;
}

/** A picture that the program has without anybody having uploaded it. */
export interface OwnPicture extends Facts {
  content: () => Promise<Uint8Array>;
}

/** Answers requests for pictures, from the database or from the program's own, in the size asked for. */
export class PictureServer {
  readonly #database: Database;
  readonly #own: Readonly<Record<string, OwnPicture>>;
  readonly #variants = new VariantCache();

  constructor(database: Database, own: Readonly<Record<string, OwnPicture>>) {
    this.#database = database;
    this.#own = own;
  }

  /** The answer, or undefined when there is no such picture. */
  async answer(request: Request, kind: PictureKind, name: string): Promise<Response | undefined> {
    const own = Object.hasOwn(this.#own, name) ? this.#own[name] : undefined;
    if (own) return this.#send(chooseVariant(request, name, own), own.content, { 'cache-control': A_DAY });
    const stored = await findPicture(this.#database, kind, name);
    if (!stored) return undefined;
    const { media_type: mediaType, width } = stored;
    const variant = chooseVariant(request, name, { mediaType, width });
    const etag = `"${variantKey(variant)}"`;
    const caching = { 'cache-control': FOREVER, etag };
    if (request.headers.get('if-none-match') === etag) {
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

/** A drawing fits every width as it is; nothing is made wider than it is. */
function chooseVariant(request: Request, name: string, { mediaType, width }: Facts): Variant {
  const asked = Number(new URL(request.url).searchParams.get('w'));
  if (!PICTURE_WIDTHS.some((one) => one === asked) || mediaType === SVG) return { name, mediaType };
  const format: Format = /image\/avif/.test(request.headers.get('accept') ?? '') ? 'avif' : 'webp';
  return { name, mediaType: `image/${format}`, resized: { width: Math.min(asked, width), format } };
}
