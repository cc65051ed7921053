import type { Context } from 'hono';
import { LRUCache } from 'lru-cache';
import { REFUSAL_STATUS } from '../../contract/refusal.ts';
import { erasureOf } from '../database/content-watch.ts';
import { DatabaseUnavailable } from '../database/unavailable.ts';
import { forgetTexts } from '../remember-texts.ts';
import { unlessLate, within } from '../within.ts';
import { type Compressed, compress } from './compressed.ts';
import { respond } from './reply.ts';
import { isValid, type Kept, type Offer, offerReply } from './reply-memory.ts';

const KEPT = 500;
const MEMORY_BYTES_MAX = 64 * 1024 * 1024;
/** Requests that overtake each other may see the time go back a little; a corrected clock, by more. */
const CLOCK_MAY_GO_BACK_MS = 5_000;
/** How long a cached page waits to find out whether it is still current before it is served anyway. */
export const VERSION_WITHIN_MS = 250;
/** How long a page is rendered again before its older one is served, unless the database answers meanwhile. */
const PATIENCE_MS = 750;
/** A page reads several things one after the other, each of which a silent database delays by seconds. */
const ANSWER_WITHIN_MS = 8_000;
const LATE = new DatabaseUnavailable(new Error(`no page within ${ANSWER_WITHIN_MS} ms`));
const HEADERS = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' };

export interface Rendering {
  text: string;
  /** In addition to, or instead of, those of a page. */
  headers?: Readonly<Record<string, string>>;
  status: number;
  /** When the page next changes with the clock. */
  validUntil: Date;
}

interface KeptPage extends Kept {
  page: Compressed;
}

interface Place extends Omit<Offer, 'kept'> {
  /** Not the address as it was sent: one page has endless ways to write its address. */
  key: string;
  now: Date;
  /** The status with which a page is kept. */
  status?: 200 | 404;
}

/**
 * Keeps each page rendered and compressed until the content version changes or the page expires. While the
 * database is unavailable, cached pages are served, however old.
 */
export class PageCache {
  readonly #pages = new LRUCache<string, KeptPage>({
    max: KEPT,
    maxSize: MEMORY_BYTES_MAX,
    sizeCalculation: ({ page: { bodies } }) => sum(Object.values(bodies).map((body) => body.byteLength)),
  });
  /** The last erasure that was heard of. */
  #erasure = '';
  readonly #readVersion: () => Promise<string>;
  /** Renderings in progress: many requests after a new version render a page only once. */
  readonly #underway = new Map<string, Promise<KeptPage>>();

  constructor(readVersion: () => Promise<string>) {
    this.#readVersion = readVersion;
  }

  async answer(c: Context, place: Place, render: () => Promise<Rendering>): Promise<Response> {
    const found = await this.#unlessSilent(this.#find(place, render), place);
    // A late one is kept when it is there: whoever asks again may find it.
    const reply = found ?? this.#pages.get(place.key);
    if (!reply) throw LATE;
    const { matters, isDated, unlessCookie } = place;
    if (this.#pages.peek(place.key) === reply) offerReply(c, { kept: reply, matters, isDated, unlessCookie });
    const response = respond(c.req.raw, reply.page, reply.status);
    if (isDated) response.headers.set('date', place.now.toUTCString());
    return response;
  }

  /** Nothing if the database is so slow that an older page is better, or none. */
  async #unlessSilent(finding: Promise<KeptPage>, { key }: Place): Promise<KeptPage | undefined> {
    const until = performance.now() + ANSWER_WITHIN_MS;
    let found = await unlessLate(PATIENCE_MS, finding, undefined);
    while (!found && performance.now() < until) {
      if (this.#pages.has(key) && !(await this.#answers())) return undefined;
      found = await unlessLate(VERSION_WITHIN_MS, finding, undefined);
    }
    return found;
  }

  #answers(): Promise<boolean> {
    const reading = this.#readVersion().then(() => true);
    return within(VERSION_WITHIN_MS, reading, false);
  }

  async #find(place: Place, render: () => Promise<Rendering>): Promise<KeptPage> {
    const before = this.#pages.get(place.key);
    const reading = this.#readVersion();
    const present = before ? await within(VERSION_WITHIN_MS, reading, before.version) : await reading;
    this.#forget(present ?? '');
    const known = this.#pages.get(place.key);
    const isFresh = known !== undefined && isValid(known, present, place.now);
    const rendered = isFresh ? known : await this.#renderOnce(place, present ?? '', render);
    return rendered.status === REFUSAL_STATUS.unavailable && known ? known : rendered;
  }

  /** Somebody's data were erased from the public pages. */
  #forget(version: string): void {
    const erasure = erasureOf(version);
    if (!erasure || erasure === this.#erasure) return;
    this.#erasure = erasure;
    this.#pages.clear();
    forgetTexts();
  }

  #renderOnce(
    { key, now, status: wanted = 200 }: Place,
    version: string,
    render: () => Promise<Rendering>,
  ): Promise<KeptPage> {
    const name = `${version} ${key}`;
    const underway = this.#underway.get(name);
    if (underway) return underway;
    const erasure = this.#erasure;
    const started = render()
      .then(async ({ text, headers, status, validUntil }) => {
        const page = await compress(text, { ...HEADERS, ...headers });
        const validFrom = now.getTime() - CLOCK_MAY_GO_BACK_MS;
        const kept = { version, status, validFrom, validUntil: validUntil.getTime(), page };
        if (status === wanted && erasure === this.#erasure) this.#pages.set(key, kept);
        return kept;
      })
      .finally(() => this.#underway.delete(name));
    this.#underway.set(name, started);
    return started;
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
