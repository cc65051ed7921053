import type { IncomingMessage } from 'node:http';
import { piecesAllowed } from './body-bytes.ts';

/**
 * Stops reading a body of far too many chunks, whether somebody reads it or not. Whoever does has seen enough of them by then to
 * refuse it; otherwise Node would go through megabytes of tiny ones at a time.
 */
export function boundChunks(request: IncomingMessage): void {
  if (request.headers['transfer-encoding'] === undefined) return;
  let chunks = 0;
  let bytes = 0;
  const push = request.push;
  request.push = (chunk: Buffer | null) => {
    bytes += chunk?.byteLength ?? 0;
    chunks += 1;
    const isTooMany = chunk && chunks > 2 * piecesAllowed(bytes);
    return isTooMany ? false : push.call(request, chunk);
  };
  // What nobody has begun to read, Node throws away at full speed after the answer, without push.
  request.read(0);
}
