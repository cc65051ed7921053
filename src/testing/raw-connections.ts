import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import type { ConnectionLimits } from '#platform/server/http/limit-connections.ts';
import { createNodeServer } from '#platform/server/http/node-server.ts';
import { createLog } from '#platform/server/log.ts';

type Fetch = (request: Request) => Promise<Response>;

export const REQUEST = 'GET / HTTP/1.1\r\nhost: summit.example\r\n\r\n';

export async function askWithoutReading(port: number, localAddress?: string) {
  const opened = await open(port, localAddress);
  opened.socket.pause().write(REQUEST);
  return opened;
}

/** A connection whose every byte is told. */
export async function open(port: number, localAddress = '127.0.0.1') {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  onTestFinished(() => void socket.destroy());
  const pieces: string[] = [];
  let isClosed = false;
  socket.setEncoding('latin1').on('data', (piece: string) => pieces.push(piece));
  // The other side may close at any moment.
  socket
    .on('error', () => {})
    .on('close', () => {
      isClosed = true;
    });
  await once(socket, 'connect');
  return {
    socket,
    answer: () => pieces.join(''),
    isClosed: () => isClosed,
  };
}

export async function listenTo(fetch: Fetch, limits?: Partial<ConnectionLimits>) {
  return portOf(await listen(fetch, limits));
}

/** A server that shows its ends of all connections. */
export async function listen(fetch: Fetch, limits: Partial<ConnectionLimits> = {}) {
  const server = createNodeServer(fetch, { log: createLog('silent'), limits });
  const sockets: Socket[] = [];
  server.on('connection', (socket: Socket) => sockets.push(socket)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return Object.assign(server, { sockets });
}

export function portOf(server: { address(): unknown }): number {
  return (server.address() as AddressInfo).port;
}
