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
  /** Connections without a request, the longest waiting first. */
  const idle = new Set<Socket>();
  /** Each connection's number of unanswered requests. */
  const all = new Map<Socket, number>();
  server.on('connection', (socket: Socket) => {
    all.set(socket, 0);
    idle.add(socket);
    socket.once('close', () => {
      all.delete(socket);
      idle.delete(socket);
    });
    if (all.size > max) (idle.values().next().value ?? socket).destroy();
  });
  Object.assign(server, TIMES);
  function endRequest(this: ServerResponse): void {
    const { socket } = this.req;
    const left = (all.get(socket) ?? 0) - 1;
    if (socket.destroyed) return;
    all.set(socket, left);
    if (left === 0) idle.add(socket);
  }
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { socket } = request;
    const unanswered = (all.get(socket) ?? 0) + 1;
    if (unanswered > UNANSWERED_MAX) socket.destroy();
    if (socket.destroyed) return false;
    all.set(socket, unanswered);
    idle.delete(socket);
    // Not a function of its own for each request: garbage is what a kept page costs most.
    response.on('close', endRequest);
    refuseRest(request, response);
    return true;
  };
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
