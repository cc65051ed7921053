import type { Page } from '#platform/client/page.ts';

/** One address of the public site. */
export interface PublicRoute {
  path: string;
  // biome-ignore lint/suspicious/noExplicitAny: what a page loads is its own matter
  page: () => Promise<Page<any>>;
  /** What the page may be asked for by its query; anything else neither reaches it nor fills the cache. */
  query?: Readonly<Record<string, readonly string[]>>;
}
