import { ReadableStream } from 'node:stream/web';
import { REFUSAL_STATUS, RETRY_SECONDS } from '../../contract/refusal.ts';
import { streamed } from '../http/streamed.ts';
import { type Asked, askedBy } from './asked.ts';
import { bestBody, type Compressed } from './compressed.ts';
import { isAmong } from './entity-tags.ts';
import { partOf } from './ranges.ts';

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

function partFor(asked: Asked, { bytes, etag, between }: InParts): Reply {
  const part = partOf(bytes, etag, asked);
  if (!part) return { status: 200, headers: { 'content-length': String(bytes) }, body: between(0, bytes) };
  const { status, contentRange, start, end } = part;
  const headers = { 'content-range': contentRange, 'content-length': String(end - start) };
  return status === 416 ? { status, headers } : { status, headers, body: between(start, end) };
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
  if (reply.status === 416) headers.delete('cache-control');
  if (reply.status === REFUSAL_STATUS.unavailable) headers.set('retry-after', String(RETRY_SECONDS));
  const { body = null } = reply;
  const init = { status: reply.status, headers };
  if (!body || body instanceof Uint8Array) return new Response(body, init);
  return streamed(ReadableStream.from(body), init);
}
