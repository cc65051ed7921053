import { LRUCache } from 'lru-cache';
import { REFUSAL_STATUS } from '../../contract/refusal.ts';
import { within } from '../within.ts';
import { type Compressed, compress, respond } from './compressed.ts';

const KEPT = 500;
/** How long a cached page waits to find out whether it is still current before it is served anyway. */
const VERSION_WITHIN_MS = 250;
const HTML = 'text/html; charset=utf-8';

export interface Rendering {
  html: string;
  status: number;
  /** When the page next changes with the clock. */
  validUntil: Date;
}

interface Kept {
  version: string;
  validUntil: number;
  status: number;
  page: Compressed;
}

/**
 * Keeps each page rendered and compressed until the content version changes or the page expires. While the
 * database is unavailable, cached pages are served, however old.
 */
export class PageCache {
  readonly #pages = new LRUCache<string, Kept>({ max: KEPT });
  readonly #readVersion: () => Promise<string>;
  /** Renderings in progress: many requests after a new version render a page only once. */
  readonly #underway = new Map<string, Promise<Kept>>();

  constructor(readVersion: () => Promise<string>) {
    this.#readVersion = readVersion;
  }

  async answer(
    request: Request,
    { key, now }: { key: string; now: Date },
    render: () => Promise<Rendering>,
  ): Promise<Response> {
    const known = this.#pages.get(key);
    const reading = this.#readVersion();
    const present = known ? await within(VERSION_WITHIN_MS, reading, known.version) : await reading;
    const isFresh = known?.version === present && now.getTime() < known.validUntil;
    const rendered = isFresh ? known : await this.#renderOnce(key, present, render);
    const { page, status } = rendered.status === REFUSAL_STATUS.unavailable && known ? known : rendered;
    return respond(request, page, status);
  }

  #renderOnce(key: string, version: string, render: () => Promise<Rendering>): Promise<Kept> {
    const name = `${version} ${key}`;
    const underway = this.#underway.get(name);
    if (underway) return underway;
    const started = render()
      .then(async ({ html, status, validUntil }) => {
        const page = await compress(html, HTML);
        const kept = { version, status, validUntil: validUntil.getTime(), page };
        if (status === 200) this.#pages.set(key, kept);
        return kept;
      })
      .finally(() => this.#underway.delete(name));
    this.#underway.set(name, started);
    return started;
  }
}
