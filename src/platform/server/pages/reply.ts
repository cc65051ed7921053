import type { IncomingMessage } from 'node:http';
import { ReadableStream } from 'node:stream/web';
import { opaqueTags } from '../../contract/entity-tags.ts';
import { REFUSAL_STATUS, RETRY_SECONDS } from '../../contract/refusal.ts';
import { streamed } from '../http/send-pieces.ts';
import { bestBody, type Compressed } from './compressed.ts';

export const NO_SUCH_PART = 416;
/** One range, as browsers ask for it (RFC 9110, 14.1.2). */
const RANGE = /^bytes=(\d*)-(\d*)$/;

/** What a request says about the reply that it wants. */
export interface Asked {
  method: string;
  url: string;
  header(name: string): string | undefined;
}

export function askedBy({ method, url, headers }: Request): Asked {
  return { method, url, header: (name) => headers.get(name) ?? undefined };
}

export function askedOf({ method = '', url = '', headers }: IncomingMessage): Asked {
  return { method, url, header: (name) => headers[name] as string | undefined };
}

export function pathOf(url: string): string {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}

type Body = Uint8Array<ArrayBuffer> | AsyncIterable<Uint8Array>;

/** A film, of which browsers ask for parts. */
export interface InParts extends Pick<Compressed, 'headers' | 'etag'> {
  bytes: number;
  between(start: number, end: number): Body;
}

/** What is sent to who asks for an address. */
export type Served = Compressed | InParts;

/** Besides the headers of what is served. */
export interface Reply {
  status: number;
  headers: Record<string, string>;
  body?: Body;
}

/** Compressed if the browser accepts that, in part if it asks for one, and not at all if it already has it (RFC 9110, 13.1.2). */
export function replyTo(asked: Asked, served: Served, status = 200): Reply {
  if (status === 200 && isAmong(asked.header('if-none-match'), served.etag)) {
    return { status: 304, headers: {} };
  }
  if ('between' in served) return partFor(asked, served);
  const { encoding, body } = bestBody(asked.header('accept-encoding'), served);
  const headers: Reply['headers'] = { 'content-length': String(body.byteLength) };
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  return { status, headers, body };
}

export function respond(request: Request, served: Served, status = 200): Response {
  const reply = replyTo(askedBy(request), served, status);
  const headers = new Headers({
    vary: 'accept-encoding',
    etag: served.etag,
    ...served.headers,
    ...reply.headers,
  });
  // That a part doesn't exist isn't true for ever.
  if (reply.status === NO_SUCH_PART) headers.delete('cache-control');
  if (reply.status === REFUSAL_STATUS.unavailable) headers.set('retry-after', String(RETRY_SECONDS));
  const { body = null } = reply;
  const init = { status: reply.status, headers };
  if (!body || body instanceof Uint8Array) return new Response(body, init);
  return streamed(ReadableStream.from(body), init);
}

/** Whether an `If-None-Match` names this version, however weakly (RFC 9110, 13.1.2). */
export function isAmong(sent: string | undefined, etag: string): boolean {
  if (!sent) return false;
  if (sent === etag || sent === '*') return true;
  const [own] = opaqueTags(etag) ?? [];
  return own !== undefined && (opaqueTags(sent) ?? []).includes(own);
}

function partFor(asked: Asked, { bytes, etag, between }: InParts): Reply {
  const part = partOf(bytes, etag, asked);
  if (!part) return { status: 200, headers: { 'content-length': String(bytes) }, body: between(0, bytes) };
  const { start, end } = part;
  if (start >= bytes) {
    return { status: NO_SUCH_PART, headers: { 'content-range': `bytes */${bytes}`, 'content-length': '0' } };
  }
  const headers = {
    'content-range': `bytes ${start}-${end - 1}/${bytes}`,
    'content-length': String(end - start),
  };
  return { status: 206, headers, body: between(start, end) };
}

/** The part that is asked for of so many bytes; undefined if all of them are the answer. Only `GET` has parts (RFC 9110, 14.2). */
function partOf(bytes: number, etag: string, { method, header }: Asked) {
  const range = header('range');
  if (method !== 'GET' || !range || (header('if-range') ?? etag) !== etag) return undefined;
  const [, first = '', last = ''] = RANGE.exec(range) ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') return { start: Math.max(0, bytes - Number(last)), end: bytes };
  if (last === '') return { start: Number(first), end: bytes };
  if (Number(last) < Number(first)) return undefined;
  return { start: Number(first), end: Math.min(Number(last) + 1, bytes) };
}
