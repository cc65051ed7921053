import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';
import { LRUCache } from 'lru-cache';

const BROTLI_QUALITY = 6;
/** Best first, for browsers without a preference. */
const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number] | 'identity';
/** Browsers send the same few. */
const HEADERS_CACHED = 50;
const HEADER_LENGTH_MAX = 100;

/** A text or file in the encodings in which it is served. */
export interface Compressed {
  /** Sent with it, whatever the encoding. */
  headers: Readonly<Record<string, string>>;
  etag: string;
  bodies: { identity: Uint8Array<ArrayBuffer> } & Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>;
}

export async function compress(text: string, headers: Compressed['headers']): Promise<Compressed> {
  const identity = new TextEncoder().encode(text);
  // Without its size, room is made for the largest text.
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.byteLength,
  };
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(identity, { params }),
    promisify(gzip)(identity),
  ]);
  const bodies = { br: new Uint8Array(br), gzip: new Uint8Array(zipped), identity };
  return { headers, etag: etagOf(identity), bodies };
}

/** The same for every encoding, therefore weak. */
export function etagOf(content: Uint8Array): string {
  return `W/${strongEtagOf(content)}`;
}

/** Of what is sent in one encoding only. */
export function strongEtagOf(content: Uint8Array): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}

/** The body in the encoding that the sent `Accept-Encoding` prefers. */
export function bestBody(sent: string | undefined, { bodies }: Compressed) {
  for (const encoding of acceptedEncodings(sent ?? '')) {
    const body = bodies[encoding];
    if (body) return { encoding, body };
  }
  return { encoding: 'identity' as const, body: bodies.identity };
}

const cached = new LRUCache<string, readonly Encoding[]>({ max: HEADERS_CACHED });

function acceptedEncodings(header: string): readonly Encoding[] {
  const known = cached.get(header);
  if (known) return known;
  const accepted = parseAccept(header);
  const weight = (encoding: string) => accepted.find(({ type }) => type.toLowerCase() === encoding)?.q ?? 0;
  const encodings = ENCODINGS.filter(weight).toSorted((one, other) => weight(other) - weight(one));
  if (header.length <= HEADER_LENGTH_MAX) cached.set(header, encodings);
  return encodings;
}
