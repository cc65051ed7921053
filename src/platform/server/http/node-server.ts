import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener, type HttpBindings, RequestError } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Hono } from 'hono';
import * as say from '../../contract/messages.ts';
import { REFUSAL_STATUS, Refusal } from '../../contract/refusal.ts';
import type { Log } from '../log.ts';
import {
  type Answer,
  CHECKED_EVERY_MS,
  type ConnectionLimits,
  limitConnections,
} from './limit-connections.ts';
import { REQUEST_ID_HEADER } from './log-requests.ts';
import { failureOf, refuse } from './mount-calls.ts';
import { piecesOf, sendPieces } from './send-pieces.ts';

/** Each connection takes some 10 kB while it is silent. Workers divide them. */
export const CONNECTION_LIMITS = { connections: 10_000, waitingBytes: 256 * 1024 * 1024 };

const JSON_TYPE = 'application/json; charset=utf-8';
const unreadable = () => new Refusal('malformed', say.brokenRequest());
/** For requests Node can't read that have an HTTP status of their own. */
const STATUS_BY_FAILURE: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Calls what answers a request. */
export type TraceRequest = (incoming: IncomingMessage, outgoing: ServerResponse, answer: () => void) => void;

interface Options {
  log: Log;
  limits?: Partial<ConnectionLimits>;
  traceRequest?: TraceRequest | undefined;
  /** Answers a request without the handler, if it can. */
  repeat?: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;
}

/**
 * A server for a request handler. It also sends a readable refusal for requests that never reach the handler.
 */
export function createNodeServer(
  fetch: Hono['fetch'],
  { log, limits, traceRequest, repeat = () => false }: Options,
): Server {
  const errorHandler = (error: unknown) =>
    refuse(error instanceof RequestError ? unreadable() : failureOf(error));
  const options = { connectionsCheckingInterval: CHECKED_EVERY_MS };
  const listener = getRequestListener(
    async (request, env) => {
      const response = await fetch(request, env);
      return sendStreamed(response, env as HttpBindings, log) ? RESPONSE_ALREADY_SENT : response;
    },
    { errorHandler },
  );
  const server = createServer(options).on('clientError', refuseUnreadable);
  const answer: Answer = (incoming, outgoing) => {
    if (incoming.method === 'TRACE') refuseTrace(outgoing);
    else if (!repeat(incoming, outgoing)) listener(incoming, outgoing);
  };
  const answerTraced: Answer = traceRequest
    ? (incoming, outgoing) => traceRequest(incoming, outgoing, () => answer(incoming, outgoing))
    : answer;
  limitConnections(server, answerTraced, { ...CONNECTION_LIMITS, trustedProxies: 0, ...limits });
  return server;
}

/** Hono's server would write the failure of a stream to standard error, whatever the log's level and form are. */
function sendStreamed(response: Response, { outgoing }: HttpBindings, log: Log): boolean {
  const pieces = piecesOf(response);
  if (!pieces) return false;
  const requestId = response.headers.get(REQUEST_ID_HEADER) ?? '';
  outgoing.setHeaders(response.headers).writeHead(response.status);
  void sendPieces(outgoing, pieces, { log, requestId });
  return true;
}

/** A web-standard request can't have this method, so the handler would never see it. */
function refuseTrace(response: ServerResponse): void {
  const { code, message, errors } = new Refusal('wrong-method', say.noTrace());
  response.writeHead(REFUSAL_STATUS[code], { 'content-type': JSON_TYPE, allow: 'GET, HEAD, POST, DELETE' });
  response.end(JSON.stringify({ status: 'error', code, message, errors }));
}

function refuseUnreadable({ code = '' }: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable) return void socket.destroy();
  const refusal = unreadable();
  const status = STATUS_BY_FAILURE[code] ?? REFUSAL_STATUS.malformed;
  const body = JSON.stringify({
    status: 'error',
    code: refusal.code,
    message: refusal.message,
    errors: refusal.errors,
  });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `content-type: ${JSON_TYPE}`,
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
