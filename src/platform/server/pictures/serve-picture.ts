import type { PictureKind } from '#database/schema.ts';
import type { Database } from '../database/store.ts';
import { findPicture, readContent } from './queries.ts';
import { type Format, type Variant, VariantCache, variantKey, WIDTHS } from './variants.ts';

/** A stored picture never changes: another one gets another name. */
const FOREVER = 'public, max-age=31536000, immutable';
/** One of our own, which a later version of the program may draw in another way. */
const A_DAY = 'public, max-age=86400';
const SVG = 'image/svg+xml';

/** A picture that the program has without anybody having uploaded it. */
export interface OwnPicture {
  mediaType: string;
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
    const mediaType = own?.mediaType ?? (await findPicture(this.#database, kind, name))?.media_type;
    if (!mediaType) return undefined;
    const variant = chooseVariant(request, name, mediaType);
    const etag = `"${variantKey(variant)}"`;
    const headers = {
      ...describe(variant.format ? `image/${variant.format}` : mediaType),
      'cache-control': own ? A_DAY : FOREVER,
      etag,
    };
    if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
    const original = own?.content ?? (() => readContent(this.#database, name));
    const content = await this.#variants.read(variant, original);
    return content && new Response(new Uint8Array(content), { headers });
  }
}

/** A drawing fits every width as it is. */
function chooseVariant(request: Request, name: string, mediaType: string): Variant {
  const asked = Number(new URL(request.url).searchParams.get('w'));
  const width = WIDTHS.find((one) => one === asked);
  if (!width || mediaType === SVG) return { name };
  const format: Format = /image\/avif/.test(request.headers.get('accept') ?? '') ? 'avif' : 'webp';
  return { name, width, format };
}

function describe(mediaType: string): Record<string, string> {
  return {
    'content-type': mediaType,
    vary: 'accept',
    'x-content-type-options': 'nosniff',
    // Opened by itself, an SVG is a document: it may run and load nothing.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
  };
}
