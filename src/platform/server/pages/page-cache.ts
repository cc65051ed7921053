import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const KEPT = 500;
const BROTLI_QUALITY = 6;

export interface Rendering {
  html: string;
  status: number;
  /** When the clock changes the page by itself. */
  validUntil: Date;
}

interface Kept {
  version: string;
  validUntil: number;
  status: number;
  etag: string;
  bodies: Record<Encoding, Uint8Array<ArrayBuffer>>;
}

type Encoding = 'br' | 'gzip' | 'identity';

/** Keeps each page rendered and compressed until the content gets a new version or its time is up. */
export class PageCache {
  readonly #pages = new Map<string, Kept>();
  /** Renderings under way, so that a crowd at a new version renders a page once. */
  readonly #underway = new Map<string, Promise<Kept>>();

  async answer(
    request: Request,
    { key, version, now }: { key: string; version: string; now: Date },
    render: () => Promise<Rendering>,
  ): Promise<Response> {
    const known = this.#pages.get(key);
    const fresh = known && known.version === version && now.getTime() < known.validUntil;
    return respond(request, fresh ? known : await this.#renderOnce(key, version, render));
  }

  #renderOnce(key: string, version: string, render: () => Promise<Rendering>): Promise<Kept> {
    const name = `${version} ${key}`;
    const underway = this.#underway.get(name);
    if (underway) return underway;
    const started = render()
      .then((rendering) => compress(rendering, version))
      .then((kept) => this.#keep(key, kept))
      .finally(() => this.#underway.delete(name));
    this.#underway.set(name, started);
    return started;
  }

  #keep(key: string, page: Kept): Kept {
    if (page.status !== 200) return page;
    if (this.#pages.size >= KEPT) this.#pages.delete(this.#pages.keys().next().value ?? '');
    this.#pages.set(key, page);
    return page;
  }
}

async function compress({ html, status, validUntil }: Rendering, version: string): Promise<Kept> {
  const identity = new TextEncoder().encode(html);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } };
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(identity, quality),
    promisify(gzip)(identity),
  ]);
  return {
    version,
    status,
    validUntil: validUntil.getTime(),
    etag: `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    bodies: { br: new Uint8Array(br), gzip: new Uint8Array(zipped), identity },
  };
}

/** A page as the browser takes it: compressed if it can, and not at all if it has it already. */
function respond(request: Request, page: Kept): Response {
  const headers: Record<string, string> = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
    etag: page.etag,
  };
  if (page.status === 200 && request.headers.get('if-none-match') === page.etag) {
    return new Response(null, { status: 304, headers });
  }
  const encoding = bestEncoding(request.headers.get('accept-encoding') ?? '');
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  return new Response(page.bodies[encoding], { status: page.status, headers });
}

function bestEncoding(accepted: string): Encoding {
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}
