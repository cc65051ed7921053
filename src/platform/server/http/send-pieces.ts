import type { ServerResponse } from 'node:http';
import type { ReadableStream } from 'node:stream/web';
import type { Log } from '../log.ts';

/** In bytes. Waiting after each piece of 64 KB would take a third more processor time. */
const UNSENT_MAX = 128 * 1024;

/**
 * Sends them as fast as they are taken; a browser that reads slowly keeps some 128 KB in memory. With Node's `pipeline`, a
 * small film takes half as long again. If they end too early, so does the connection: its browser was promised more.
 */
export async function sendPieces(
  outgoing: ServerResponse,
  pieces: AsyncIterable<Uint8Array>,
  { log, requestId }: { log: Log; requestId: string },
): Promise<void> {
  try {
    await sendAll(outgoing, pieces);
  } catch (err) {
    // Nobody misses what fails after they have left.
    if (!outgoing.destroyed) log.error({ err, requestId }, 'a reply was cut off');
    outgoing.destroy();
  }
}

async function sendAll(outgoing: ServerResponse, pieces: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const piece of pieces) {
    if (outgoing.destroyed) return;
    outgoing.write(piece);
    if (outgoing.writableLength >= UNSENT_MAX) await untilTaken(outgoing);
  }
  outgoing.end();
}

function untilTaken(outgoing: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      outgoing.off('drain', go).off('close', go);
      resolve();
    };
    outgoing.on('drain', go).on('close', go);
  });
}

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
