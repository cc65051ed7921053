import type { Context } from 'hono';
import type { PictureKind } from '#database/schema.ts';
import { PICTURE_WIDTHS } from '../../contract/picture-widths.ts';
import { FOREVER } from '../http/cache-control.ts';
import type { Services } from '../http/context.ts';
import { clientAddress } from '../http/request-context.ts';
import { type Asked, askedBy, queryOf } from '../pages/asked.ts';
import { isAmong } from '../pages/entity-tags.ts';
import { respond } from '../pages/reply.ts';
import { offerReply, timeless } from '../pages/reply-memory.ts';
import { findPicture, readContent } from './queries.ts';
import {
  type Format,
  type Picture,
  type Variant,
  VariantCache,
  variantEtag,
  variantHeaders,
} from './variants.ts';

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

/** In a query: which form is asked for is found out anew each time. */
const NO_NAMES: ReadonlySet<string> = new Set();

/** A picture that belongs to the program rather than being uploaded. */
export interface OwnPicture extends Pick<Picture, 'mediaType' | 'width'> {
  content: () => Promise<Uint8Array>;
}

/** Serves pictures from the database or the program itself, in the requested size. */
export class PictureServer {
  readonly #services: Pick<Services, 'store' | 'config'>;
  readonly #own: Readonly<Record<string, OwnPicture>>;
  readonly #variants = new VariantCache();

  constructor(services: Pick<Services, 'store' | 'config'>, own: Readonly<Record<string, OwnPicture>>) {
    this.#services = services;
    this.#own = own;
  }

  /** The response, or undefined when there is no such picture. */
  async answer(c: Context, kind: PictureKind, name: string): Promise<Response | undefined> {
    const version = this.#services.store.content.version();
    const picture = this.#findOwn(name) ?? (await this.#findStored(kind, name));
    if (!picture) return undefined;
    const asked = askedBy(c.req.raw);
    const variant = chooseVariant(asked, picture);
    const etag = variantEtag(variant);
    // Not made for a browser that has it.
    if (etag && !this.#variants.recent(variant) && isAmong(asked.header('if-none-match'), etag)) {
      return new Response(null, { status: 304, headers: { ...variantHeaders(variant), etag } });
    }
    const page = await this.#variants.read(variant, clientAddress(this.#services, c.req.raw, c.env));
    if (!page) return undefined;
    const form = (other: Asked) => this.#variants.recent(chooseVariant(other, picture));
    if (version !== undefined) offerReply(c, { kept: timeless(page, version), form, matters: NO_NAMES });
    return respond(c.req.raw, page);
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
function chooseVariant({ url, header }: Asked, picture: Picture): Variant {
  const { mediaType } = picture;
  const asked = Number(queryOf(url).get('w'));
  if (!PICTURE_WIDTHS.some((one) => one === asked) || mediaType === SVG) return { picture, mediaType };
  const format: Format = /image\/avif/.test(header('accept') ?? '') ? 'avif' : 'webp';
  const resized = { width: Math.min(asked, picture.width), format };
  return { picture, mediaType: `image/${format}`, resized };
}
