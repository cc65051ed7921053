import { randomUUID } from 'node:crypto';
import { channel } from 'node:diagnostics_channel';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Context, MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';
import { REFUSAL_STATUS } from '../../contract/refusal.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { CONTENT_VERSION, erasureOf } from '../database/content-watch.ts';
import { readSetting } from '../database/settings.ts';
import type { Store } from '../database/store.ts';
import { DatabaseUnavailable } from '../database/unavailable.ts';
import type { Health } from '../health.ts';
import { logAnswered, REQUEST_ID_HEADER } from '../http/log-requests.ts';
import { namesTwoHosts } from '../http/one-host.ts';
import { askedPrefix } from '../http/speak.ts';
import type { Log } from '../log.ts';
import { purgeTexts } from '../remember-texts.ts';
import { sharedReading } from '../shared-reading.ts';
import { unlessLate, within } from '../within.ts';
import { compress } from './compressed.ts';
import { askedOf, NO_SUCH_PART, pathOf, replyTo, respond, type Served } from './reply.ts';
import { sendReply } from './send-reply.ts';

/** Tells that a response was repeated without the program. */
export const REPEATED = channel('summit.response-repeated');

/** The version of what no change of content can affect. */
export const EVERY_VERSION = 'every version';

const ENTRIES_MAX = 1_000;
const MEMORY_BYTES_MAX = 96 * 1024 * 1024;
/** Addresses of one and the same response, which people have endless ways to write. */
const ELSEWHERE_MAX = 100;
const ELSEWHERE_LETTERS_MAX = 500;
/** Requests that overtake each other may see the time go back a little; a corrected clock, by more. */
const CLOCK_MAY_GO_BACK_MS = 5_000;
/** How long a cached page waits to find out whether it is still current before it is served anyway. */
export const VERSION_WITHIN_MS = 250;
/** How long a page is rendered again before its older one is served, unless the database answers meanwhile. */
const PATIENCE_MS = 750;
/** A page reads several things one after the other, each of which a silent database delays by seconds. */
const ANSWER_WITHIN_MS = 8_000;
const LATE = new DatabaseUnavailable(new Error(`no page within ${ANSWER_WITHIN_MS} ms`));
const PAGE_HEADERS = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' };
/** What was rendered with another status may be otherwise for the next visitor. */
const STORED_STATUSES = [200, REFUSAL_STATUS['not-found']];
const ANSWERED_WITH = 'cachedEntry';
/** Others are left to the program, which refuses some of them. */
const PLAIN_HOST = /^[\w.:[\]-]+$/;
/** Different for each request, so they aren't repeated. */
const OF_ONE_REQUEST = new Set([
  REQUEST_ID_HEADER,
  'connection',
  'date',
  'content-encoding',
  'content-length',
  'content-range',
]);

export interface Rendering {
  text: string;
  /** In addition to, or instead of, those of a page. */
  headers?: Readonly<Record<string, string>>;
  status?: number;
  /** When it changes with the clock, unless the whole site does before. */
  expiresAt?: Date | undefined;
}

export interface Asking {
  /** The address as the program writes it: people have endless ways to write the same one. */
  key: string;
  /** Whether its `Date` is the program's own time, which may be set. */
  isDated?: boolean;
  /** Whether the response may be another one for who sends these headers. */
  isAnothers?: ((headers: IncomingHttpHeaders) => boolean) | undefined;
  /** The response to any number of addresses, such as those that lead nowhere: it is repeated at those that were asked for last. */
  isAnywhere?: boolean;
}

interface Entry extends Omit<Asking, 'key'> {
  version: string;
  validFrom: number;
  expiresAt: number;
  status: number;
  served: Served;
  /** Names and values of the headers with which the program has answered, in turn, as Node takes them. */
  head?: readonly string[];
}

interface Options {
  config: Pick<Config, 'trustedProxies'>;
  store: Pick<Store, 'content' | 'database'>;
  clock: Clock;
  health: Pick<Health, 'stopping'>;
  log: Log;
  /** When the whole site next changes with the clock. */
  nextChange: (now: Date) => Promise<Date>;
}

/**
 * Keeps what is the same for everybody: rendered and compressed once for each content version, until it expires. While
 * the database is unavailable, it is served however old. What was answered at its own address is repeated before
 * the chain of guards and routes, with the headers that these have set, if it is known without asking the database
 * that nothing has changed.
 */
export class ResponseCache {
  readonly #entries = new LRUCache<string, Entry>({
    max: ENTRIES_MAX,
    maxSize: MEMORY_BYTES_MAX,
    sizeCalculation: ({ served }) => 1 + bytesOf(served),
  });
  /** What was answered at addresses that aren't its own. */
  readonly #elsewhere = new LRUCache<string, Entry>({ max: ELSEWHERE_MAX });
  /** Many requests after a change render a page only once. */
  readonly #inFlight = new Map<string, Promise<Entry>>();
  /** The last erasure that was heard of. */
  #erasure = '';
  /** Written once a second. */
  #date = { second: 0, text: '' };
  readonly #options: Options;
  readonly #readVersion: () => Promise<string>;

  constructor(options: Options, readVersion = versionReader(options.store)) {
    this.#options = options;
    this.#readVersion = readVersion;
  }

  /** Answers with what is stored in this language, or else with what is rendered. */
  async answer(c: Context, asked: Asking, render: (now: Date) => Promise<Rendering>): Promise<Response> {
    const asking = { ...asked, key: askedPrefix(c) + asked.key };
    const now = this.#options.clock.now();
    const found = await this.#unlessSilent(this.#find(asking, now, render), asking.key);
    // A late one is stored when it is there: whoever asks again may find it.
    const entry = found ?? this.#entries.get(asking.key);
    if (!entry) throw LATE;
    if (asked.isAnywhere) this.#noteElsewhere(c, entry);
    else noteAddress(c, asking.key, entry);
    const response = respond(c.req.raw, entry.served, entry.status);
    if (entry.isDated) response.headers.set('date', now.toUTCString());
    return response;
  }

  /**
   * Answers with what somebody else keeps, such as a file. It is repeated at this address as long as the content has this
   * version, and to those who accept this format if it has several.
   */
  serve(
    c: Context,
    served: Served,
    {
      address,
      format,
      version,
    }: { address: string; format?: PictureFormat | undefined; version?: string | undefined },
  ): Response {
    if (version !== undefined) {
      const entry = { version, validFrom: 0, expiresAt: Number.POSITIVE_INFINITY, status: 200, served };
      if (noteAddress(c, address, entry)) this.#entries.set(format ? keyOf(address, format) : address, entry);
    }
    return respond(c.req.raw, served);
  }

  /** Notes the headers of what is answered. It has to be the outermost, to see those that all others set. */
  middleware(): MiddlewareHandler {
    return async (c, next) => {
      await next();
      const entry: Entry | undefined = c.get(ANSWERED_WITH);
      const { status, headers } = c.res;
      if (!entry || status === NO_SUCH_PART || headers.has('set-cookie')) return;
      entry.head = [...headers].filter(([name]) => !OF_ONE_REQUEST.has(name)).flat();
    };
  }

  /** Answers the request without the program if it can. If not, nothing has been sent. */
  repeat(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
    const started = performance.now();
    const { clock, health, log, config, store } = this.#options;
    const entry = this.#findRepeatable(incoming);
    if (!entry?.head || health.stopping) return false;
    const now = clock.now();
    const present = entry.version === EVERY_VERSION ? EVERY_VERSION : store.content.version();
    if (!isFresh(entry, present, now)) return false;
    const asked = askedOf(incoming);
    const { status, headers, body } = replyTo(asked, entry.served, entry.status);
    if (status === NO_SUCH_PART) return false;
    const requestId = randomUUID();
    const head = [...entry.head, REQUEST_ID_HEADER, requestId];
    for (const [name, value] of Object.entries(headers)) head.push(name, value);
    if (entry.isDated) head.push('date', this.#dateOf(now));
    outgoing.writeHead(status, head);
    sendReply(outgoing, asked.method === 'HEAD' ? undefined : body, { ...config, log, requestId });
    logAnswered(log, { requestId, method: asked.method, path: pathOf(asked.url), status }, started);
    if (REPEATED.hasSubscribers) REPEATED.publish(undefined);
    return true;
  }

  #findRepeatable(incoming: IncomingMessage): Entry | undefined {
    const { method, url = '', headers } = incoming;
    if (method !== 'GET' && method !== 'HEAD') return undefined;
    if (!PLAIN_HOST.test(headers.host ?? '') || namesTwoHosts(incoming)) return undefined;
    const found =
      this.#entries.get(url) ??
      this.#entries.get(keyOf(url, pictureFormat(headers.accept))) ??
      this.#entries.get(withoutMarks(url)) ??
      this.#elsewhere.get(url);
    return found?.isAnothers?.(headers) ? undefined : found;
  }

  #noteElsewhere(c: Context, entry: Entry): void {
    const { incoming }: { incoming?: IncomingMessage } = c.env ?? {};
    const { url = '' } = incoming ?? {};
    if (!url || url.length > ELSEWHERE_LETTERS_MAX) return;
    const noted = { ...entry };
    this.#elsewhere.set(url, noted);
    c.set(ANSWERED_WITH, noted);
  }

  #dateOf(now: Date): string {
    const second = Math.floor(now.getTime() / 1_000);
    if (second !== this.#date.second) this.#date = { second, text: now.toUTCString() };
    return this.#date.text;
  }

  /** Nothing if the database is so slow that an older page is better, or none. */
  async #unlessSilent(finding: Promise<Entry>, key: string): Promise<Entry | undefined> {
    const until = performance.now() + ANSWER_WITHIN_MS;
    let found = await unlessLate(PATIENCE_MS, finding, undefined);
    while (!found && performance.now() < until) {
      if (this.#entries.has(key) && !(await this.#answers())) return undefined;
      found = await unlessLate(VERSION_WITHIN_MS, finding, undefined);
    }
    return found;
  }

  #answers(): Promise<boolean> {
    const reading = this.#readVersion().then(() => true);
    return within(VERSION_WITHIN_MS, reading, false);
  }

  async #find(asking: Asking, now: Date, render: (now: Date) => Promise<Rendering>): Promise<Entry> {
    const before = this.#entries.get(asking.key);
    const reading = this.#readVersion();
    const present = before ? await within(VERSION_WITHIN_MS, reading, before.version) : await reading;
    this.#purgeErased(present);
    const stored = this.#entries.get(asking.key);
    if (stored && isFresh(stored, present, now)) return stored;
    const rendered = await this.#renderOnce(asking, { now, version: present }, render);
    return rendered.status === REFUSAL_STATUS.unavailable && stored ? stored : rendered;
  }

  /** Somebody's data were erased from the public pages. */
  #purgeErased(version: string): void {
    const erasure = erasureOf(version);
    if (!erasure || erasure === this.#erasure) return;
    this.#erasure = erasure;
    this.#entries.clear();
    this.#elsewhere.clear();
    purgeTexts();
  }

  #renderOnce(
    { key, ...asking }: Asking,
    { now, version }: { now: Date; version: string },
    render: (now: Date) => Promise<Rendering>,
  ): Promise<Entry> {
    const name = `${version} ${key}`;
    const inFlight = this.#inFlight.get(name);
    if (inFlight) return inFlight;
    const erasure = this.#erasure;
    const started = render(now)
      .then(async ({ text, headers, status = 200, expiresAt }) => {
        const siteChanges = await this.#options.nextChange(now);
        const served = await compress(text, { ...PAGE_HEADERS, ...headers });
        const until = Math.min(siteChanges.getTime(), expiresAt?.getTime() ?? Number.POSITIVE_INFINITY);
        const validFrom = now.getTime() - CLOCK_MAY_GO_BACK_MS;
        const entry: Entry = { ...asking, version, validFrom, expiresAt: until, status, served };
        const isStored = STORED_STATUSES.includes(status) && erasure === this.#erasure;
        if (isStored) this.#entries.set(key, entry);
        return entry;
      })
      .finally(() => this.#inFlight.delete(name));
    this.#inFlight.set(name, started);
    return started;
  }
}

/** The content version. Where only the database can say it, simultaneous reads share one query. */
function versionReader({ content, database }: Options['store']): () => Promise<string> {
  const read = sharedReading(async () => (await readSetting(database, CONTENT_VERSION)) ?? '');
  return async () => content.version() ?? read();
}

export type PictureFormat = 'avif' | 'webp';

/** The best format that a browser accepts. */
export function pictureFormat(accept: string | undefined): PictureFormat {
  return accept?.includes('image/avif') ? 'avif' : 'webp';
}

function keyOf(address: string, format: PictureFormat): string {
  return `${address} ${format}`;
}

/** Only the answer at its own address is repeated: any other could be written in endless ways. */
function noteAddress(c: Context, address: string, entry: Entry): boolean {
  const { incoming }: { incoming?: IncomingMessage } = c.env ?? {};
  const isOwn = incoming?.url !== undefined && withoutMarks(incoming.url) === address;
  if (isOwn) c.set(ANSWERED_WITH, entry);
  return isOwn;
}

/** What campaigns and other sites add to the address of a page, for scripts of others. */
const MARK =
  /^(utm_\w+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|igshid|yclid|mc_[ce]id|li_fat_id|_gl)(=|$)/;

function withoutMarks(url: string): string {
  const at = url.indexOf('?');
  if (at < 0 || url.startsWith('/api/')) return url;
  const path = url.slice(0, at);
  const read = url
    .slice(at + 1)
    .split('&')
    .filter((part) => !MARK.test(part));
  return read.length === 0 ? path : `${path}?${read.join('&')}`;
}

/** What was rendered while the clock was ahead isn't valid once it is corrected. */
function isFresh({ version, validFrom, expiresAt }: Entry, present: string | undefined, now: Date): boolean {
  const time = now.getTime();
  return version === present && validFrom <= time && time < expiresAt;
}

/** Whoever keeps parts counts them. */
function bytesOf(served: Served): number {
  if ('between' in served) return 0;
  return Object.values(served.bodies).reduce((sum, body) => sum + body.byteLength, 0);
}
