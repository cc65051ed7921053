import type { IncomingMessage } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import * as say from '../../contract/messages.ts';
import { Refusal } from '../../contract/refusal.ts';

/** Refuses a second Host header (RFC 9112, 3.2): a proxy in front may have believed the other one. */
export const oneHost: MiddlewareHandler = async (c, next) => {
  const { incoming }: { incoming?: IncomingMessage } = c.env ?? {};
  if (incoming && namesTwoHosts(incoming)) throw new Refusal('malformed', say.twoHosts());
  await next();
};

export function namesTwoHosts({ rawHeaders = [] }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}
