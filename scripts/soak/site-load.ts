import { setTimeout as wait } from 'node:timers/promises';
import { type Acknowledged, RegisteringClient } from '../../e2e/process/registering-client.ts';

const CLIENTS = 6;
const READERS = 2;
const PAGES = ['/', '/speakers'];
const AGAIN_MS = 20;
const RECOVERS_WITHIN_MS = 60_000;

/** The environment of each of several instances, besides its database and proxies. */
export const SHARED_BY_INSTANCES = {
  CAPTCHA: 'off',
  SEED: 'event',
  LOG_LEVEL: 'silent',
  SECRET_KEY: 'shared-by-all-instances-of-the-trial',
};

/** Nobody registers a group for a summit that is over. */
export const BEFORE_THE_SUMMIT = {
  CAPTCHA: 'off',
  TRUST_PROXY: '1',
  SEED: 'event',
  LOG_LEVEL: 'silent',
  CLOCK: '2025-07-15T09:00:00Z',
};

interface PageRead {
  at: number;
  tookMs: number;
  isServed: boolean;
}

/** People who register and read pages, one after the other, whatever happens to the site. */
export class SiteLoad {
  readonly #url: string;
  readonly #clients = Array.from({ length: CLIENTS }, (_, number) => new RegisteringClient(number));
  readonly #acknowledgedAt: number[] = [];
  readonly #reads: PageRead[] = [];
  readonly #failures: { at: number; reason: string }[] = [];
  readonly #running: Promise<void>[];
  #isOver = false;

  constructor(url: string) {
    this.#url = url;
    this.#running = [
      ...this.#clients.map((client) => this.#register(client)),
      ...Array.from({ length: READERS }, () => this.#read()),
    ];
  }

  get acknowledged(): Acknowledged[] {
    return this.#clients.flatMap(({ acknowledged }) => acknowledged);
  }

  /** Waits until several registrations that came later than this have been acknowledged. */
  async registersAfter(since: number): Promise<void> {
    const deadline = performance.now() + RECOVERS_WITHIN_MS;
    while (this.#after(since).length < 2 * CLIENTS) {
      if (performance.now() > deadline) throw new Error('nobody can register any more');
      await wait(AGAIN_MS);
    }
  }

  /** When the first registration after this moment was acknowledged. */
  firstAfter(since: number): number {
    return this.#after(since)[0] ?? Number.POSITIVE_INFINITY;
  }

  /** The longest time after this moment in which nobody was registered, in ms. */
  longestGap(since: number): number {
    const times = [since, ...this.#after(since)];
    return Math.max(...times.slice(1).map((at, index) => at - (times[index] ?? at)));
  }

  /** Why registrations weren't acknowledged at once, and how often. All of them were repeated. */
  failures(since: number): Record<string, number> {
    const reasons = this.#failures.filter(({ at }) => at >= since).map(({ reason }) => reason);
    return Object.fromEntries(
      [...new Set(reasons)].map((one) => [one, reasons.filter((r) => r === one).length]),
    );
  }

  pages(since: number, until: number) {
    const reads = this.#reads.filter(({ at }) => at >= since && at <= until);
    return {
      asked: reads.length,
      failed: reads.filter(({ isServed }) => !isServed).length,
      slowestMs: Math.max(0, ...reads.map(({ tookMs }) => tookMs)),
    };
  }

  async end(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#running);
  }

  #after(since: number): number[] {
    return this.#acknowledgedAt.filter((at) => at > since);
  }

  /** Whatever isn't acknowledged is sent again with the same key. */
  async #register(client: RegisteringClient): Promise<void> {
    while (!this.#isOver) {
      try {
        await client.registerOne(this.#url);
        this.#acknowledgedAt.push(performance.now());
      } catch (thrown) {
        this.#failures.push({ at: performance.now(), reason: (thrown as Error).message });
        await wait(AGAIN_MS);
      }
    }
  }

  async #read(): Promise<void> {
    for (let count = 0; !this.#isOver; count += 1) {
      const at = performance.now();
      const isServed = await readPage(this.#url + PAGES[count % PAGES.length]);
      this.#reads.push({ at, tookMs: performance.now() - at, isServed });
      await wait(AGAIN_MS);
    }
  }
}

/** Whether the page was served whole. */
async function readPage(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { headers: { accept: 'text/html' } });
    return response.ok && (await response.text()).includes('</html>');
  } catch {
    return false;
  }
}
