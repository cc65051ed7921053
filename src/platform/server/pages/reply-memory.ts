import { randomUUID } from 'node:crypto';
import { channel } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context, MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { ContentWatch } from '../database/content-watch.ts';
import type { Health } from '../health.ts';
import { visitorNetwork } from '../http/client-network.ts';
import { logAnswered, REQUEST_ID_HEADER } from '../http/log-requests.ts';
import { namesTwoHosts } from '../http/one-host.ts';
import { sendPieces } from '../http/send-pieces.ts';
import { letOthersIn } from '../let-others-in.ts';
import type { Log } from '../log.ts';
import { WorkQueue } from '../work-queue.ts';
import { type Asked, askedOf, pathOf, queryOf } from './asked.ts';
import { type Reply, replyTo, type Served } from './reply.ts';

/** Tells that a reply was repeated. */
export const FROM_MEMORY = channel('summit.reply-from-memory');

const OFFER = 'offeredReply';
const REPLIES_MAX = 1_000;
/** Addresses that lead nowhere have a place of their own: there are endless ways to write one. */
const MISSING_MAX = 1_000;
const NO_SUCH_PART = 416;
const PARTIAL_CONTENT = 206;
/** Node writes a text together with its head, but bytes after it. Copying more takes longer than writing twice. */
const TEXT_BYTES_MAX = 15_000;
const texts = new WeakMap<Uint8Array, string>();
/** In bytes. Giving more to the operating system takes milliseconds, and any number may be asked for at the same moment. */
const LONG = 256 * 1024;
/** As many as there may be connections. */
const LONG_ONES = new WorkQueue({
  atOnce: 1,
  waiting: 10_000,
  refusal: 'The site has a lot to do at the moment. Please try again in a few seconds.',
});
const ADDRESS_LENGTH_MAX = 200;
/** Others are left to the program, which refuses some of them. */
const PLAIN_HOST = /^[\w.:[\]-]+$/;
/** Different for each request, so they aren't remembered. */
const OF_ONE_REQUEST = new Set([
  REQUEST_ID_HEADER,
  'connection',
  'date',
  'content-encoding',
  'content-length',
  'content-range',
]);

/** What is the same for everybody, until the content version changes or its time is over. */
interface Validity {
  /** Undefined if no change of content can affect it. */
  version: string | undefined;
  validFrom: number;
  validUntil: number;
  status: number;
}

export interface Kept extends Validity {
  page: Served;
}

export interface Offer {
  kept: Kept;
  /** The names in a query that would change the reply; undefined if any name could. */
  matters?: ReadonlySet<string> | undefined;
  /** Whether its `Date` is the program's own time, which may be set. */
  isDated?: boolean | undefined;
  /** A cookie, however prefixed, for whose owner the reply may be another. */
  unlessCookie?: string | undefined;
  /** For an address with several forms, such as the sizes of a picture: the one that is asked for, if it is in memory. */
  form?: ((asked: Asked) => Served | undefined) | undefined;
}

/** Names and values of headers, in turn, as Node takes them. */
type Head = readonly string[];

/** A form is kept only by whoever offered it. */
interface Remembered extends Omit<Offer, 'kept'> {
  validity: Validity;
  form: (asked: Asked) => Served | undefined;
  /** Of each form that was sent. */
  heads: WeakMap<Served, Head>;
}

interface Options {
  config: Pick<Config, 'trustedProxies'>;
  content: ContentWatch;
  clock: Clock;
  health: Health;
  log: Log;
}

/** Says that the reply to this request may be given to everybody who sends the same address. */
export function offerReply(c: Context, offer: Offer): void {
  c.set(OFFER, offer);
}

/** What doesn't change with the clock. */
export function timeless(page: Served, version?: string): Kept {
  return { version, validFrom: 0, validUntil: Number.POSITIVE_INFINITY, status: 200, page };
}

/** Valid at that time and for that content. A reply made while the clock was ahead isn't valid yet later. */
export function isValid(
  { version, validFrom, validUntil }: Validity,
  present: string | undefined,
  now: Date,
) {
  const time = now.getTime();
  return (version === undefined || version === present) && validFrom <= time && time < validUntil;
}

/**
 * Repeats whole replies without going through the chain of guards and routes, which costs several times as
 * much as sending them. It remembers only what that chain has answered, with all its headers, so whatever is
 * decided there holds here too; and only if it knows without asking that nothing has changed since.
 */
export class ReplyMemory {
  readonly #replies = new LRUCache<string, Remembered>({ max: REPLIES_MAX });
  readonly #missing = new LRUCache<string, Remembered>({ max: MISSING_MAX });
  readonly #options: Options;
  #date = { second: 0, text: '' };

  constructor(options: Options) {
    this.#options = options;
  }

  /** Remembers what is offered. It has to be the outermost, to see the headers that all others set. */
  middleware(): MiddlewareHandler {
    return async (c, next) => {
      await next();
      const offer: Offer | undefined = c.get(OFFER);
      const { incoming }: { incoming?: IncomingMessage } = c.env ?? {};
      const address = incoming?.url ?? '';
      const path = pathOf(address);
      // Another way to write an address would be logged as it was written, and push out others.
      const isPlain = path === c.req.path && path.length <= ADDRESS_LENGTH_MAX;
      const isWhole = path === address || offer?.form !== undefined;
      if (!offer || !isPlain || !isWhole || c.res.status === NO_SUCH_PART) return;
      if (c.res.headers.has('set-cookie')) return;
      const {
        kept: { page, ...validity },
        form = () => page,
        ...rest
      } = offer;
      const replies = validity.status === 404 ? this.#missing : this.#replies;
      const heads = replies.peek(path)?.heads ?? new WeakMap<Served, Head>();
      heads.set(page, [...c.res.headers].filter(([name]) => !OF_ONE_REQUEST.has(name)).flat());
      replies.set(path, { ...rest, validity, form, heads });
    };
  }

  /** Answers the request if it can. If not, nothing has been sent. */
  answer(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
    const remembered = this.#find(incoming);
    const { content, clock, health } = this.#options;
    if (!remembered || health.stopping) return false;
    const { validity, form, heads, isDated } = remembered;
    const now = clock.now();
    const present = validity.version === undefined ? undefined : content.version();
    if (!isValid(validity, present, now)) return false;
    const asked = askedOf(incoming);
    const page = form(asked);
    const head = page && heads.get(page);
    if (!head || (incoming.headers.range && !('between' in page))) return false;
    const reply = replyTo(asked, page, validity.status);
    if (reply.status === NO_SUCH_PART) return false;
    this.#send(outgoing, asked, reply, isDated ? [...head, 'date', this.#dateOf(now)] : head);
    if (FROM_MEMORY.hasSubscribers) FROM_MEMORY.publish(undefined);
    return true;
  }

  #find(incoming: IncomingMessage): Remembered | undefined {
    const found = this.#findAddress(incoming);
    const isOther = found?.unlessCookie && incoming.headers.cookie?.includes(`${found.unlessCookie}=`);
    return isOther ? undefined : found;
  }

  #findAddress(incoming: IncomingMessage): Remembered | undefined {
    const { method, url = '', headers } = incoming;
    if (method !== 'GET' && method !== 'HEAD') return undefined;
    if (!PLAIN_HOST.test(headers.host ?? '') || namesTwoHosts(incoming)) return undefined;
    const path = pathOf(url);
    if (path === url) return this.#replies.get(url) ?? this.#missing.get(url);
    const found = this.#replies.get(path);
    if (!found?.matters) return undefined;
    const { size } = found.matters;
    const isOther = size > 0 && [...queryOf(url).keys()].some((name) => found.matters?.has(name));
    return isOther ? undefined : found;
  }

  /** Written once a second. */
  #dateOf(now: Date): string {
    const second = Math.floor(now.getTime() / 1_000);
    if (second !== this.#date.second) this.#date = { second, text: now.toUTCString() };
    return this.#date.text;
  }

  #send(
    outgoing: ServerResponse,
    { method, url }: Asked,
    { status, headers, body }: Reply,
    head: Head,
  ): void {
    const started = performance.now();
    const { log } = this.#options;
    const requestId = randomUUID();
    const own = [...head, REQUEST_ID_HEADER, requestId];
    for (const [name, value] of Object.entries(headers)) own.push(name, value);
    outgoing.writeHead(status, own);
    if (method === 'HEAD' || !body) outgoing.end();
    else if (!(body instanceof Uint8Array)) void sendPieces(outgoing, body, { log, requestId });
    else if (body.byteLength <= LONG) endWith(outgoing, body, status);
    else void this.#endInTurn(outgoing, body);
    logAnswered(log, { requestId, method, path: pathOf(url), status }, started);
  }

  /** Networks take turns. Whoever gets none is cut off, having been promised more. */
  async #endInTurn(outgoing: ServerResponse, body: Uint8Array): Promise<void> {
    const { socket, headers } = outgoing.req;
    const forwardedFor = headers['x-forwarded-for']?.toString();
    const whose = visitorNetwork(socket.remoteAddress, forwardedFor, this.#options.config.trustedProxies);
    const end = async () => {
      await letOthersIn();
      outgoing.end(body);
    };
    await LONG_ONES.run(end, whose).catch(() => void outgoing.destroy());
  }
}

/** A part of a film is cut anew for each request, so its text would be made each time. */
function endWith(outgoing: ServerResponse, body: Uint8Array<ArrayBuffer>, status: number): void {
  if (body.byteLength > TEXT_BYTES_MAX || status === PARTIAL_CONTENT) outgoing.end(body);
  else outgoing.end(textOf(body), 'latin1');
}

/** Each byte as a letter. */
function textOf(body: Uint8Array<ArrayBuffer>): string {
  const text =
    texts.get(body) ?? Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('latin1');
  texts.set(body, text);
  return text;
}
