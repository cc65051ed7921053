import type { ServerResponse } from 'node:http';
import * as say from '#platform/contract/messages.ts';
import { visitorNetwork } from '../http/client-network.ts';
import { sendPieces } from '../http/send-pieces.ts';
import { letOthersIn } from '../let-others-in.ts';
import type { Log } from '../log.ts';
import { WorkQueue } from '../work-queue.ts';
import type { Reply } from './reply.ts';

/** In bytes. Giving more to the operating system takes milliseconds, and any number may be asked for at the same moment. */
const LONG = 256 * 1024;
/** As many as there may be connections. */
const LONG_ONES = new WorkQueue({
  atOnce: 1,
  waiting: 10_000,
  refusal: say.siteBusy,
});

interface Options {
  trustedProxies: number;
  log: Log;
  requestId: string;
}

/** Sends the body after a head that has been written. */
export function sendReply(outgoing: ServerResponse, body: Reply['body'], options: Options): void {
  if (!body) outgoing.end();
  else if (!(body instanceof Uint8Array)) void sendPieces(outgoing, body, options);
  else if (body.byteLength <= LONG) outgoing.end(body);
  else void endQueued(outgoing, body, options);
}

/** Networks take turns. Whoever gets none is cut off, having been promised more. */
async function endQueued(
  outgoing: ServerResponse,
  body: Uint8Array,
  { trustedProxies }: Options,
): Promise<void> {
  const { socket, headers } = outgoing.req;
  const forwardedFor = headers['x-forwarded-for']?.toString();
  const network = visitorNetwork(socket.remoteAddress, forwardedFor, trustedProxies);
  const end = async () => {
    await letOthersIn();
    outgoing.end(body);
  };
  await LONG_ONES.run(end, network).catch(() => void outgoing.destroy());
}
