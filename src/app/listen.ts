import type { Server } from 'node:http';
import { StartRefusal } from '#platform/server/config.ts';

/** How many connections may wait to be accepted: with Node's 511, a crowd would have to try again. */
const BACKLOG = 4_096;

interface Address {
  port: number;
  host: string;
  /** Which variable sets the port. */
  variable?: string;
}

export function listen(server: Server, { port, host, variable = 'PORT' }: Address): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(listenRefusal(error, { port, host, variable })),
    );
    server.listen({ port, host, backlog: BACKLOG }, resolve);
  });
}

function listenRefusal(error: NodeJS.ErrnoException, { port, host, variable }: Required<Address>): Error {
  if (error.code === 'EADDRINUSE') {
    return new StartRefusal(
      `${variable}=${port} is already in use. Stop the program that uses it, or set ${variable} to another number.`,
    );
  }
  if (error.code === 'EACCES') {
    return new StartRefusal(
      `You’re not allowed to use ${variable}=${port}. Set ${variable} to 1024 or higher.`,
    );
  }
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new StartRefusal(`HOST=${host} isn’t an address of this machine. Set HOST to one that is.`);
  }
  return error;
}
