import { type Compressed, compress, respond } from './compressed.ts';

const KEPT = 500;
const HTML = 'text/html; charset=utf-8';

export interface Rendering {
  html: string;
  status: number;
  /** When the clock changes the page by itself. */
  validUntil: Date;
}

interface Kept {
  version: string;
  validUntil: number;
  status: number;
  page: Compressed;
}

/** Keeps each page rendered and compressed until the content gets a new version or its time is up. */
export class PageCache {
  readonly #pages = new Map<string, Kept>();
  /** Renderings under way, so that a crowd at a new version renders a page once. */
  readonly #underway = new Map<string, Promise<Kept>>();

  async answer(
    request: Request,
    { key, version, now }: { key: string; version: string; now: Date },
    render: () => Promise<Rendering>,
  ): Promise<Response> {
    const known = this.#pages.get(key);
    const fresh = known && known.version === version && now.getTime() < known.validUntil;
    const { page, status } = fresh ? known : await this.#renderOnce(key, version, render);
    return respond(request, page, status);
  }

  #renderOnce(key: string, version: string, render: () => Promise<Rendering>): Promise<Kept> {
    const name = `${version} ${key}`;
    const underway = this.#underway.get(name);
    if (underway) return underway;
    const started = render()
      .then(async ({ html, status, validUntil }) => {
        const page = await compress(html, HTML);
        return this.#keep(key, { version, status, validUntil: validUntil.getTime(), page });
      })
      .finally(() => this.#underway.delete(name));
    this.#underway.set(name, started);
    return started;
  }

  #keep(key: string, kept: Kept): Kept {
    if (kept.status !== 200) return kept;
    if (this.#pages.size >= KEPT) this.#pages.delete(this.#pages.keys().next().value ?? '');
    this.#pages.set(key, kept);
    return kept;
  }
}
