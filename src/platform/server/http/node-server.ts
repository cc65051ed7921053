import { createServer, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { Hono } from 'hono';
import { REFUSAL_STATUS, Refusal } from '../../contract/refusal.ts';
import { failureOf, refuse } from './mount-calls.ts';

const UNREADABLE = new Refusal('malformed', 'The request is broken or incomplete. Please send it again.');
/** For requests Node can't read that have an HTTP status of their own. */
const STATUS_BY_FAILURE: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * A server for a request handler. It also sends a readable refusal for requests that never reach the handler.
 */
export function createNodeServer(fetch: Hono['fetch']): Server {
  const errorHandler = (error: unknown) =>
    refuse(error instanceof RequestError ? UNREADABLE : failureOf(error));
  return createServer(getRequestListener(fetch, { errorHandler })).on('clientError', refuseUnreadable);
}

function refuseUnreadable({ code = '' }: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable) return void socket.destroy();
  const { message, errors } = UNREADABLE;
  const status = STATUS_BY_FAILURE[code] ?? REFUSAL_STATUS.malformed;
  const body = JSON.stringify({ status: 'error', code: UNREADABLE.code, message, errors });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
