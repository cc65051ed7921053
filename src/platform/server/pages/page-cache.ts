import { LRUCache } from 'lru-cache';
import { REFUSAL_STATUS } from '../../contract/refusal.ts';
import { FORGETTING } from '../database/settings.ts';
import { within } from '../within.ts';
import { type Compressed, compress, respond } from './compressed.ts';

const KEPT = 500;
const MEMORY_BYTES_MAX = 64 * 1024 * 1024;
/** Requests that overtake each other may see the time go back a little; a corrected clock, by more. */
const CLOCK_MAY_GO_BACK_MS = 5_000;
/** How long a cached page waits to find out whether it is still current before it is served anyway. */
const VERSION_WITHIN_MS = 250;
const HTML = 'text/html; charset=utf-8';

export interface Rendering {
  text: string;
  /** HTML if not given. */
  mediaType?: string;
  status: number;
  /** When the page next changes with the clock. */
  validUntil: Date;
}

interface Kept {
  version: string;
  validFrom: number;
  validUntil: number;
  status: number;
  page: Compressed;
}

interface Place {
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
  readonly #pages = new LRUCache<string, Kept>({
    max: KEPT,
    maxSize: MEMORY_BYTES_MAX,
    sizeCalculation: ({ page: { bodies } }) => sum(Object.values(bodies).map((body) => body.byteLength)),
  });
  #forgotten = '';
  readonly #readVersion: () => Promise<string>;
  /** Renderings in progress: many requests after a new version render a page only once. */
  readonly #underway = new Map<string, Promise<Kept>>();

  constructor(readVersion: () => Promise<string>) {
    this.#readVersion = readVersion;
  }

  async answer(request: Request, place: Place, render: () => Promise<Rendering>): Promise<Response> {
    const before = this.#pages.get(place.key);
    const reading = this.#readVersion();
    const present = before ? await within(VERSION_WITHIN_MS, reading, before.version) : await reading;
    this.#forget(present);
    const known = this.#pages.get(place.key);
    const isFresh = known?.version === present && isValid(known, place.now);
    const rendered = isFresh ? known : await this.#renderOnce(place, present, render);
    const { page, status } = rendered.status === REFUSAL_STATUS.unavailable && known ? known : rendered;
    return respond(request, page, status);
  }

  /** Somebody's data were erased from the public pages. */
  #forget(version: string): void {
    if (!version.startsWith(FORGETTING) || version === this.#forgotten) return;
    this.#forgotten = version;
    this.#pages.clear();
  }

  #renderOnce(
    { key, now, status: wanted = 200 }: Place,
    version: string,
    render: () => Promise<Rendering>,
  ): Promise<Kept> {
    const name = `${version} ${key}`;
    const underway = this.#underway.get(name);
    if (underway) return underway;
    const started = render()
      .then(async ({ text, mediaType = HTML, status, validUntil }) => {
        const page = await compress(text, mediaType);
        const validFrom = now.getTime() - CLOCK_MAY_GO_BACK_MS;
        const kept = { version, status, validFrom, validUntil: validUntil.getTime(), page };
        if (status === wanted) this.#pages.set(key, kept);
        return kept;
      })
      .finally(() => this.#underway.delete(name));
    this.#underway.set(name, started);
    return started;
  }
}

/** A page rendered while the clock was ahead isn't valid yet once the clock has been corrected. */
function isValid({ validFrom, validUntil }: Kept, now: Date): boolean {
  return validFrom <= now.getTime() && now.getTime() < validUntil;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
