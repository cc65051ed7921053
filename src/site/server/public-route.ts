import type { Page } from '#platform/client/page.ts';

/** One address of the public site. */
export interface PublicRoute {
  path: string;
  // biome-ignore lint/suspicious/noExplicitAny: what a page loads is its own matter
  page: () => Promise<Page<any>>;
  /**
   * The query parameters that the page accepts, and their values; others neither reach it nor fill the cache.
   */
  query?: Readonly<Record<string, readonly string[]>>;
}
