import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';
import { REFUSAL_STATUS, RETRY_SECONDS } from '../../contract/refusal.ts';

const BROTLI_QUALITY = 6;
/** Best first, for browsers without a preference. */
const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number] | 'identity';

/** A text in every encoding in which it is served. */
export interface Compressed {
  mediaType: string;
  etag: string;
  bodies: Record<Encoding, Uint8Array<ArrayBuffer>>;
}

export async function compress(text: string, mediaType: string): Promise<Compressed> {
  const identity = new TextEncoder().encode(text);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } };
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(identity, quality),
    promisify(gzip)(identity),
  ]);
  return {
    mediaType,
    etag: `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    bodies: { br: new Uint8Array(br), gzip: new Uint8Array(zipped), identity },
  };
}

/** Sends a text compressed if the browser accepts it, and not at all if the browser already has it. */
export function respond(request: Request, { mediaType, etag, bodies }: Compressed, status = 200): Response {
  const headers: Record<string, string> = {
    'content-type': mediaType,
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
    etag,
  };
  if (status === 200 && request.headers.get('if-none-match') === etag) {
    return new Response(null, { status: 304, headers });
  }
  if (status === REFUSAL_STATUS.unavailable) headers['retry-after'] = String(RETRY_SECONDS);
  const encoding = bestEncoding(request.headers.get('accept-encoding') ?? '');
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  return new Response(bodies[encoding], { status, headers });
}

function bestEncoding(header: string): Encoding {
  const accepted = parseAccept(header);
  const weight = (encoding: string) => accepted.find(({ type }) => type.toLowerCase() === encoding)?.q ?? 0;
  const [best] = ENCODINGS.filter(weight).toSorted((one, other) => weight(other) - weight(one));
  return best ?? 'identity';
}
