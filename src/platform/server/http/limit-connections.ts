import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** In ms. Slower clients are cut off. */
const TIMES = {
  /** For a request's first line and headers, from when the connection is opened or their first byte. */
  headersTimeout: 10_000,
  /** For a whole request. A picture of 8 MB takes this long at 0.5 Mbit/s. */
  requestTimeout: 140_000,
  /** During a request without any byte in either direction, such as an answer that nobody reads. */
  timeout: 60_000,
  /**
   * Between an answer and the next request. Proxies keep theirs for up to two minutes (Caddy); whoever closes first may do
   * so while a request is on its way, and it must not be the program.
   */
  keepAliveTimeout: 125_000,
};
/** How often Node looks for slow requests. */
export const CHECKED_EVERY_MS = 1_000;

/** How much of a refused body is still read, so that its sender gets to read the answer. */
const UNWANTED_BYTES = 256 * 1024;
const UNWANTED_MS = 500;
const WATCH_MS = 10;

/** How many requests of one connection may wait for their answers. Browsers send one at a time. */
const UNANSWERED_MAX = 16;

/**
 * Limits what connections cost: their number, their time and the requests that one of them sends without
 * reading the answers. When there are too many, the one that has been without a request for longest is closed,
 * so that silent ones can't keep visitors out. Returns whether a request is to be answered.
 */
export function limitConnections(server: Server, max: number) {
  const idle = new Connection();
  const all = new Map<Socket, Connection>();
  server.on('connection', (socket: Socket) => {
    const connection = new Connection(socket);
    all.set(socket, connection);
    connection.joinLast(idle);
    socket.once('close', () => {
      all.delete(socket);
      connection.leave();
    });
    // At least the new one is there.
    if (all.size > max) idle.next.destroy();
  });
  Object.assign(server, TIMES);
  function endRequest(this: ServerResponse): void {
    const { socket } = this.req;
    const connection = all.get(socket);
    if (!connection || socket.destroyed) return;
    connection.unanswered -= 1;
    if (connection.unanswered === 0) connection.joinLast(idle);
  }
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { socket } = request;
    const connection = all.get(socket);
    if (!connection) return false;
    connection.unanswered += 1;
    connection.leave();
    if (connection.unanswered > UNANSWERED_MAX) socket.destroy();
    if (socket.destroyed) return false;
    // Not a function of its own for each request: garbage is what a kept page costs most.
    response.on('close', endRequest);
    refuseRest(request, response);
    return true;
  };
}

/**
 * A connection, and while it has no request, its place in a ring of such connections, which begins and ends with one that has
 * no socket. The longest waiting is first. A Set, which connections would enter and leave with each request, allocates
 * itself anew every few of them: most of the garbage that outlived a kept page.
 */
class Connection {
  unanswered = 0;
  next: Connection = this;
  #previous: Connection = this;
  readonly #socket: Socket | undefined;

  constructor(socket?: Socket) {
    this.#socket = socket;
  }

  joinLast(ring: Connection): void {
    this.next = ring;
    this.#previous = ring.#previous;
    this.#previous.next = this;
    ring.#previous = this;
  }

  leave(): void {
    this.#previous.next = this.next;
    this.next.#previous = this.#previous;
    this.next = this;
    this.#previous = this;
  }

  /** Leaves at once: more connections may come before this one is closed, and each of them has to close another one. */
  destroy(): void {
    this.leave();
    this.#socket?.destroy();
  }
}

/** Closes the connection if its request was answered while the body is still arriving. */
function refuseRest(request: IncomingMessage, response: ServerResponse): void {
  const { 'content-length': length, 'transfer-encoding': coding } = request.headers;
  if (length === undefined && coding === undefined) return;
  response.once('finish', () => {
    if (request.complete) return;
    const { socket } = request;
    const enough = socket.bytesRead + UNWANTED_BYTES;
    const late = performance.now() + UNWANTED_MS;
    const watch = setInterval(() => {
      if (request.complete || socket.destroyed) clearInterval(watch);
      else if (socket.bytesRead > enough || performance.now() > late) socket.destroy();
    }, WATCH_MS);
  });
}
