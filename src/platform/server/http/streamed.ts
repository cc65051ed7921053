import type { ReadableStream } from 'node:stream/web';

const STREAMED = new WeakSet<Response>();

/** A response whose body is still being made while it is sent, and can therefore be cut off. */
export function streamed(body: ReadableStream, init: ResponseInit): Response {
  const response = new Response(body as BodyInit, init);
  STREAMED.add(response);
  return response;
}

/** Its pieces, if it is streamed. Asking any other response for its body would take longer than sending it. */
export function piecesOf(response: Response): AsyncIterable<Uint8Array> | null {
  return STREAMED.has(response) ? response.body : null;
}
