import type { Context } from 'hono';
import { PICTURE_WIDTHS } from '../../contract/picture-widths.ts';
import { FOREVER } from '../http/cache-control.ts';
import type { Services } from '../http/context.ts';
import { clientAddress } from '../http/request-context.ts';
import { pictureFormat, type ResponseCache } from '../pages/response-cache.ts';
import { findPicture, readContent } from './queries.ts';
import type { PictureKind } from './tables.ts';
import { type Picture, type Variant, VariantCache } from './variants.ts';

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
const STORED = { isUnique: true, headers: { ...PICTURE_HEADERS, 'cache-control': FOREVER } };
const OWN = { isUnique: false, headers: { ...PICTURE_HEADERS, 'cache-control': A_DAY } };

/** A picture that belongs to the program rather than being uploaded. */
export interface OwnPicture extends Pick<Picture, 'mediaType' | 'width'> {
  content: () => Promise<Uint8Array>;
}

/** Serves pictures from the database or the program itself, in the requested size. */
export class PictureServer {
  readonly #services: Pick<Services, 'store' | 'config'>;
  readonly #own: Readonly<Record<string, OwnPicture>>;
  readonly #cache: ResponseCache;
  readonly #variants = new VariantCache();

  constructor(
    services: Pick<Services, 'store' | 'config'>,
    cache: ResponseCache,
    own: Readonly<Record<string, OwnPicture>>,
  ) {
    this.#services = services;
    this.#cache = cache;
    this.#own = own;
  }

  /** The response, or undefined when there is no such picture. */
  async answer(c: Context, kind: PictureKind, name: string): Promise<Response | undefined> {
    const version = this.#services.store.content.version();
    const picture = this.#findOwn(name) ?? (await this.#findStored(kind, name));
    if (!picture) return undefined;
    const width = PICTURE_WIDTHS.find((one) => String(one) === c.req.query('w'));
    const variant = chooseVariant(picture, width, c.req.header('accept'));
    const served = await this.#variants.read(variant, clientAddress(this.#services, c.req.raw, c.env));
    if (!served) return undefined;
    const address = width ? `${c.req.path}?w=${width}` : c.req.path;
    return this.#cache.serve(c, served, { address, format: variant.resized?.format, version });
  }

  #findOwn(name: string): Picture | undefined {
    const own = Object.hasOwn(this.#own, name) ? this.#own[name] : undefined;
    return own && { ...OWN, name, mediaType: own.mediaType, width: own.width, read: own.content };
  }

  async #findStored(kind: PictureKind, name: string): Promise<Picture | undefined> {
    const { database } = this.#services.store;
    const stored = await findPicture(database, kind, name);
    if (!stored) return undefined;
    const { media_type: mediaType, width } = stored;
    return { ...STORED, name, mediaType, width, read: () => readContent(database, name) };
  }
}

/** A drawing fits every width, and no picture is enlarged. */
function chooseVariant(picture: Picture, width: number | undefined, accept: string | undefined): Variant {
  const { mediaType } = picture;
  if (width === undefined || mediaType === SVG) return { picture, mediaType };
  const format = pictureFormat(accept);
  return {
    picture,
    mediaType: `image/${format}`,
    resized: { width: Math.min(width, picture.width), format },
  };
}
