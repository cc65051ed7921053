import { randomUUID } from 'node:crypto';
import { channel } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context, MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';
import type { ContentWatch } from '../database/content-watch.ts';
import type { Health } from '../health.ts';
import { logAnswered, REQUEST_ID_HEADER } from '../http/log-requests.ts';
import { namesTwoHosts } from '../http/one-host.ts';
import type { Log } from '../log.ts';
import { bestBody, type Compressed, hasAlready, partOfBody } from './compressed.ts';

/** Tells that a reply was repeated. */
export const FROM_MEMORY = channel('summit.reply-from-memory');

const OFFER = 'offeredReply';
const REPLIES_MAX = 1_000;
/** Addresses that lead nowhere have a place of their own: there are endless ways to write one. */
const MISSING_MAX = 1_000;
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

/** A reply that is the same for everybody, until the content version changes or its time is over. */
export interface Kept {
  /** Undefined if no change of content can affect it. */
  version: string | undefined;
  validFrom: number;
  validUntil: number;
  status: number;
  page: Compressed;
}

export interface Offer {
  kept: Kept;
  /** The names in a query that would change the reply; undefined if any name could. */
  matters?: ReadonlySet<string> | undefined;
  /** Whether its `Date` is the program's own time, which may be set. */
  isDated?: boolean | undefined;
  /** A cookie, however prefixed, for whose owner the reply may be another. */
  unlessCookie?: string | undefined;
}

interface Remembered extends Offer {
  /** Names and values of its headers, in turn, as Node takes them. */
  head: readonly string[];
}

interface Options {
  content: ContentWatch;
  clock: Clock;
  health: Health;
  log: Log;
}

/** Says that the reply to this request may be given to everybody who sends the same address. */
export function offerReply(c: Context, offer: Offer): void {
  c.set(OFFER, offer);
}

/** Valid at that time and for that content. A reply made while the clock was ahead isn't valid yet later. */
export function isValid({ version, validFrom, validUntil }: Kept, present: string | undefined, now: Date) {
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
      // Another way to write an address would be logged as it was written, and push out others.
      const isPlain = address === c.req.path && address.length <= ADDRESS_LENGTH_MAX;
      if (!offer || !isPlain || c.res.headers.has('set-cookie')) return;
      const head = [...c.res.headers].filter(([name]) => !OF_ONE_REQUEST.has(name)).flat();
      const replies = offer.kept.status === 404 ? this.#missing : this.#replies;
      replies.set(address, { ...offer, head });
    };
  }

  /** Answers the request if it can. If not, nothing has been sent. */
  answer(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
    const remembered = this.#find(incoming);
    const { content, clock, health } = this.#options;
    if (!remembered || health.stopping) return false;
    const { kept, isDated } = remembered;
    const now = clock.now();
    if (!isValid(kept, kept.version === undefined ? undefined : content.version(), now)) return false;
    this.#send(incoming, outgoing, remembered, isDated ? now : undefined);
    if (FROM_MEMORY.hasSubscribers) FROM_MEMORY.publish(undefined);
    return true;
  }

  #find(incoming: IncomingMessage): Remembered | undefined {
    const found = this.#findAddress(incoming);
    if (incoming.headers.range && !found?.kept.page.isRanged) return undefined;
    const isOther = found?.unlessCookie && incoming.headers.cookie?.includes(`${found.unlessCookie}=`);
    return isOther ? undefined : found;
  }

  #findAddress(incoming: IncomingMessage): Remembered | undefined {
    const { method, url = '', headers } = incoming;
    if (method !== 'GET' && method !== 'HEAD') return undefined;
    if (!PLAIN_HOST.test(headers.host ?? '') || namesTwoHosts(incoming)) return undefined;
    const start = url.indexOf('?');
    if (start < 0) return this.#replies.get(url) ?? this.#missing.get(url);
    const found = this.#replies.get(url.slice(0, start));
    if (!found?.matters) return undefined;
    for (const name of new URLSearchParams(url.slice(start)).keys()) {
      if (found.matters.has(name)) return undefined;
    }
    return found;
  }

  #send(incoming: IncomingMessage, outgoing: ServerResponse, { kept, head }: Remembered, date?: Date): void {
    const started = performance.now();
    const { headers, method = '' } = incoming;
    const requestId = randomUUID();
    const own = [...head, REQUEST_ID_HEADER, requestId];
    if (date) own.push('date', date.toUTCString());
    const ifRange = headers['if-range'] as string | undefined;
    const part = headers.range && partOfBody(kept.page, { method, range: headers.range, ifRange });
    if (hasAlready(headers['if-none-match'], kept.page, kept.status)) {
      outgoing.writeHead(304, own).end();
    } else if (part) {
      own.push('content-range', part.contentRange, 'content-length', String(part.body.byteLength));
      outgoing.writeHead(part.status, own).end(part.body);
    } else {
      const { encoding, body } = bestBody(headers['accept-encoding'] as string | undefined, kept.page);
      if (encoding !== 'identity') own.push('content-encoding', encoding);
      own.push('content-length', String(body.byteLength));
      outgoing.writeHead(kept.status, own).end(method === 'HEAD' ? undefined : body);
    }
    const path = (incoming.url ?? '').split('?', 1)[0] ?? '';
    logAnswered(this.#options.log, { requestId, method, path, status: outgoing.statusCode }, started);
  }
}
