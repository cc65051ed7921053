import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { piecesAllowed } from './body-bytes.ts';

/** Node's own parser, as far as it is used here. It calls what it is given under numbers for what it finds. */
interface Parser {
  onIncoming: ((request: IncomingMessage, keepAlive: boolean) => number) | null;
  [callback: number]: unknown;
}

/** To the parser: nothing after this request's head is HTTP. */
const STOP = 2;
/** What parsers call for each piece of a body: the same function for all, under the same number. */
let ofBody: { index: number; take: unknown } | undefined;

/**
 * Lets the parser stop within what was read at a time. By itself it goes through all of it, up to 64 KB: thousands of requests
 * of a connection that is closed by then, or thousands of tiny chunks that nobody wants any more, each of which costs
 * microseconds. Node offers nothing for that, so the parser's own functions are replaced.
 */
export function boundParser(socket: Socket): void {
  const { parser } = socket as Socket & { parser?: Parser };
  const parse = parser?.onIncoming;
  ofBody ??= parser && findOfBody(parser);
  if (!parse || !ofBody) return;
  const { index, take } = ofBody;
  const ignoreBody = () => {
    parser[index] = undefined;
    // A request of our own may be the next that uses it.
    socket.once('close', () => {
      parser[index] = take;
    });
  };
  parser.onIncoming = (request, keepAlive) => {
    if (socket.destroyed) return STOP;
    // Parsers are used again, by this connection and others.
    parser[index] = take;
    if (request.headers['transfer-encoding'] !== undefined) boundChunks(request, ignoreBody);
    return parse(request, keepAlive);
  };
}

function findOfBody(parser: Parser) {
  const [found] = Object.entries(parser).filter(
    ([, value]) => typeof value === 'function' && value.name === 'parserOnBody',
  );
  return found && { index: Number(found[0]), take: found[1] };
}

/**
 * Takes no more of a body in far too many chunks, whether somebody reads it or not. Whoever does has seen enough of them by
 * then to refuse it.
 */
function boundChunks(request: IncomingMessage, stop: () => void): void {
  let chunks = 0;
  let bytes = 0;
  const push = request.push;
  request.push = (chunk: Buffer | null) => {
    bytes += chunk?.byteLength ?? 0;
    chunks += 1;
    if (!chunk || chunks <= 2 * piecesAllowed(bytes)) return push.call(request, chunk);
    stop();
    return false;
  };
  // What nobody has begun to read, Node throws away at full speed after the answer, without push.
  request.read(0);
}
