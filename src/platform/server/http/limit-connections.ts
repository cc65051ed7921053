import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { boundParser } from './bound-parser.ts';
import { visitorNetwork } from './client-network.ts';

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
/** How often slow requests and slow readers are looked for. */
export const CHECKED_EVERY_MS = 1_000;

/** How much of a refused body is still read, so that its sender gets to read the answer. */
const UNWANTED_BYTES = 256 * 1024;
const UNWANTED_MS = 500;
const WATCH_MS = 10;

/** How slowly an answer may be read once it has to wait: 60 s, and a second more for each 16 KB of it. */
const SLOW_CHECKS = 60;
const SLOW_BYTES = 16 * 1024;
/** How much of an answer in pieces may wait (`sendPieces`), in bytes. Each request counts for so much until it is known. */
const SENT_AHEAD = 128 * 1024;
/** What a request takes whose body hasn't arrived, beside its bytes. */
export const AWAITED = 64 * 1024;

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

export interface ConnectionLimits {
  connections: number;
  /** How much of all answers together may wait to be read, and be taken by requests whose bodies haven't arrived. */
  waitingBytes: number;
  /** How many proxies in front are believed. */
  trustedProxies: number;
}

/**
 * Limits what connections cost: their number, their time and the answers that nobody reads. One request of a connection is
 * answered at a time, and one more may wait. When there is too much of something, those who hold most of it lose some, so
 * that one visitor can't keep others out.
 */
export function limitConnections(server: Server, answer: Answer, limits: ConnectionLimits): void {
  const all = new Map<Socket, Connection>();
  /** More than is waiting, until it is counted again. */
  let perhapsWaiting = 0;
  let countedAt = limits.waitingBytes;
  server.on('connection', (socket: Socket) => {
    boundParser(socket);
    all.set(socket, new Connection(socket, limits.trustedProxies));
    socket.once('close', () => all.delete(socket));
    if (all.size > limits.connections) makeRoom();
  });
  Object.assign(server, TIMES);
  // Node's own keeps those that haven't said anything yet.
  server.closeIdleConnections = () => {
    for (const connection of all.values()) if (!connection.request) close(connection);
  };
  const watch = setInterval(() => {
    for (const connection of all.values()) if (connection.isReadTooSlowly()) close(connection);
    countWaiting();
  }, CHECKED_EVERY_MS).unref();
  server.once('close', () => clearInterval(watch));

  /** Forgets it at once: more may come before it is closed, and each of them has to close another one. */
  function close({ socket }: Connection): void {
    all.delete(socket);
    socket.destroy();
  }

  function makeRoom(): void {
    const kept = [...all.values()].sort(byTurn);
    // Not one each time: all of them have to be compared.
    heldMost(kept, () => 1, limits.connections / 100).forEach(close);
  }

  function addWaiting(bytes: number): void {
    perhapsWaiting += bytes;
    if (perhapsWaiting > countedAt) countWaiting();
  }

  function countWaiting(): void {
    const { waitingBytes } = limits;
    const connections = [...all.values()];
    const waiting = connections.reduce((sum, { held }) => sum + held, 0);
    const isTooMuch = waiting > waitingBytes;
    if (isTooMuch) {
      const smallestFirst = connections.sort((one, other) => one.held - other.held);
      heldMost(smallestFirst, ({ held }) => held, waiting - waitingBytes / 2).forEach(close);
    }
    perhapsWaiting = isTooMuch ? waitingBytes / 2 : waiting;
    // Not with each request when there is nearly too much.
    countedAt = Math.max(waitingBytes, perhapsWaiting + waitingBytes / 8);
  }

  function begin(connection: Connection, response: ServerResponse): void {
    const request = response.req;
    connection.begin(request);
    // Not functions of their own for each request: garbage is what a kept page costs most.
    response.on('prefinish', countUnread).on('close', endRequest);
    refuseRest(request, response);
    addWaiting(SENT_AHEAD);
    if (!connection.socket.destroyed) answer(request, response);
  }

  function countUnread(this: ServerResponse): void {
    const { writableLength } = this.req.socket;
    if (writableLength > SENT_AHEAD) addWaiting(writableLength);
  }

  function endRequest(this: ServerResponse): void {
    const { socket } = this.req;
    const connection = all.get(socket);
    if (!connection || !socket.writable) return;
    const { next } = connection;
    connection.end();
    if (next) begin(connection, next);
    else if (!server.listening) close(connection);
  }

  server.on('request', (request, response) => {
    const connection = all.get(request.socket);
    if (!connection) return;
    if (!connection.request) begin(connection, response);
    else if (!connection.next) connection.next = response;
    else close(connection);
  });
}

/** Those with which somebody has more than others have, until they make up so much: `weigh` says how much each is. */
function heldMost(
  keptFirst: readonly Connection[],
  weigh: (connection: Connection) => number,
  tooMuch: number,
): Connection[] {
  const held = new Map<string, number>();
  const ranked = keptFirst.map((connection) => {
    const { network } = connection;
    const sum = (held.get(network) ?? 0) + weigh(connection);
    held.set(network, sum);
    return { connection, sum };
  });
  ranked.reverse().sort((one, other) => other.sum - one.sum);
  const most: Connection[] = [];
  let rest = tooMuch;
  for (const { connection } of ranked) {
    if (rest <= 0) break;
    rest -= weigh(connection);
    most.push(connection);
  }
  return most;
}

/** First those whose turn it isn't, then the newest. */
function byTurn(one: Connection, other: Connection): number {
  return Number(one.keepsUsWaiting) - Number(other.keepsUsWaiting) || other.since - one.since;
}

let turn = 0;

class Connection {
  /** The one that is being answered. */
  request: IncomingMessage | undefined;
  /** To a request that came before the first one was answered. */
  next: ServerResponse | undefined;
  /** Grows with each connection, and each request that begins or ends. */
  since = ++turn;
  readonly socket: Socket;
  readonly #proxies: number;
  #network: string | undefined;
  /** Since when somebody has been reading an answer for more than a check, and what had been sent before. */
  #slowSince = 0;
  #checks = 0;
  #sentBefore = 0;

  constructor(socket: Socket, proxies: number) {
    this.socket = socket;
    this.#proxies = proxies;
  }

  begin(request: IncomingMessage): void {
    this.request = request;
    this.next = undefined;
    this.#turn();
  }

  end(): void {
    this.request = undefined;
    this.#turn();
  }

  /** Behind a proxy, a connection is nobody's while it has no request. */
  get network(): string {
    const { request, socket } = this;
    if (this.#proxies && !request) return '';
    const forwardedFor = request?.headers['x-forwarded-for'];
    this.#network ??= visitorNetwork(socket.remoteAddress, forwardedFor?.toString(), this.#proxies);
    return this.#network;
  }

  get unread(): number {
    return this.socket.writableLength;
  }

  /** What it holds back, in bytes. */
  get held(): number {
    return this.unread + (this.request && !this.request.complete ? AWAITED : 0);
  }

  /** With a request that hasn't arrived, or an answer that isn't read. */
  get keepsUsWaiting(): boolean {
    return !this.request?.complete || this.unread > 0;
  }

  /** Asked at each check. */
  isReadTooSlowly(): boolean {
    const { unread, since } = this;
    if (unread === 0) return false;
    const { bytesWritten } = this.socket;
    if (this.#slowSince !== since) {
      this.#slowSince = since;
      this.#checks = 0;
      this.#sentBefore = bytesWritten - unread;
    }
    this.#checks += 1;
    return this.#checks > SLOW_CHECKS + (bytesWritten - this.#sentBefore) / SLOW_BYTES;
  }

  #turn(): void {
    turn += 1;
    this.since = turn;
    if (this.#proxies) this.#network = undefined;
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
