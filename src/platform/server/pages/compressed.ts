import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';
import { LRUCache } from 'lru-cache';
import { REFUSAL_STATUS, RETRY_SECONDS } from '../../contract/refusal.ts';
import { isAmong } from './entity-tags.ts';
import { type AskedPart, askedPart, partOf } from './ranges.ts';

const BROTLI_QUALITY = 6;
/** Best first, for browsers without a preference. */
const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number] | 'identity';
/** Browsers send the same few. */
const HEADERS_KEPT = 50;
const HEADER_LENGTH_MAX = 100;

/** A text or file in the encodings in which it is served. */
export interface Compressed {
  /** Sent with it, whatever the encoding. */
  headers: Readonly<Record<string, string>>;
  etag: string;
  /** Whether parts of it are sent to who asks for them. */
  isRanged?: boolean;
  bodies: { identity: Uint8Array<ArrayBuffer> } & Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>;
}

export async function compress(text: string, headers: Compressed['headers']): Promise<Compressed> {
  const identity = new TextEncoder().encode(text);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } };
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(identity, quality),
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

/** Sends a text compressed if the browser accepts it, and not at all if the browser already has it. */
export function respond(request: Request, compressed: Compressed, status = 200): Response {
  const headers: Record<string, string> = {
    vary: 'accept-encoding',
    etag: compressed.etag,
    ...compressed.headers,
  };
  if (hasAlready(request.headers.get('if-none-match'), compressed, status)) {
    return new Response(null, { status: 304, headers });
  }
  const part = partOfBody(compressed, askedPart(request));
  if (part) {
    headers['content-range'] = part.contentRange;
    return new Response(part.body, { status: part.status, headers });
  }
  if (status === REFUSAL_STATUS.unavailable) headers['retry-after'] = String(RETRY_SECONDS);
  const { encoding, body } = bestBody(request.headers.get('accept-encoding'), compressed);
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  return new Response(body, { status, headers });
}

/** Whether the browser has exactly this, by the `If-None-Match` that it sent (RFC 9110, 13.1.2). */
export function hasAlready(sent: string | null | undefined, { etag }: Compressed, status: number): boolean {
  return status === 200 && isAmong(sent, etag);
}

/** The body in the encoding that the sent `Accept-Encoding` prefers. */
export function bestBody(sent: string | null | undefined, { bodies }: Compressed) {
  for (const encoding of acceptedEncodings(sent ?? '')) {
    const body = bodies[encoding];
    if (body) return { encoding, body };
  }
  return { encoding: 'identity' as const, body: bodies.identity };
}

/** The part that is asked for; undefined if the whole is the answer. */
export function partOfBody({ isRanged, etag, bodies: { identity } }: Compressed, asked: AskedPart) {
  const part = isRanged ? partOf(identity.byteLength, etag, asked) : undefined;
  return part && { ...part, body: identity.subarray(part.start, part.end) };
}

const kept = new LRUCache<string, readonly Encoding[]>({ max: HEADERS_KEPT });

function acceptedEncodings(header: string): readonly Encoding[] {
  const known = kept.get(header);
  if (known) return known;
  const accepted = parseAccept(header);
  const weight = (encoding: string) => accepted.find(({ type }) => type.toLowerCase() === encoding)?.q ?? 0;
  const encodings = ENCODINGS.filter(weight).toSorted((one, other) => weight(other) - weight(one));
  if (header.length <= HEADER_LENGTH_MAX) kept.set(header, encodings);
  return encodings;
}
