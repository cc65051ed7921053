import * as say from '../../contract/messages.ts';
import { Refusal } from '../../contract/refusal.ts';
import { visitorNetwork } from './client-network.ts';
import { type CallContext, NOBODY_TO_CONFIRM, type Services } from './context.ts';

const SUBMISSION_KEY = /^[\w-]{8,64}$/;

/** What the Node server knows about the connection of a request. */
interface Connection {
  incoming?: { socket?: { remoteAddress?: string } };
}

/** The part of a call's context that comes from the request itself, before the actor is known. */
export function describeRequest(services: Services, request: Request, connection: unknown) {
  const { headers } = request;
  return {
    ...services,
    address: clientAddress(services, request, connection),
    cookies: headers.get('cookie') ?? '',
    userAgent: headers.get('user-agent') ?? '',
    idempotencyKey: idempotencyKey(headers),
    // The program's own time, which may be set. Browsers follow it.
    replyHeaders: new Headers({ date: services.clock.now().toUTCString() }),
    signal: () => request.signal,
  };
}

/** The context of what is made for everybody, such as a page: nobody in particular asks for it. */
export function visitorContext(services: Services, request: Request, connection: unknown): CallContext {
  const described = describeRequest(services, request, connection);
  return { ...described, actor: undefined, confirmAccess: NOBODY_TO_CONFIRM };
}

function idempotencyKey(headers: Headers): string | undefined {
  const key = headers.get('idempotency-key') ?? undefined;
  if (key === undefined || SUBMISSION_KEY.test(key)) return key;
  throw new Refusal('malformed', say.idempotencyKeyInvalid());
}

/** Where the visitor is: the connection's own address, or the one reported by the trusted proxies. */
export function clientAddress(
  { config: { trustedProxies: proxies } }: Pick<Services, 'config'>,
  { headers }: Request,
  connection: unknown,
): string {
  const { incoming } = (connection ?? {}) as Connection;
  const forwardedFor = headers.get('x-forwarded-for') ?? undefined;
  return visitorNetwork(incoming?.socket?.remoteAddress, forwardedFor, proxies);
}
