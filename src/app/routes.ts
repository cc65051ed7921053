import type { Page } from '#platform/client/page.ts';

/** One address of the public site. */
export interface PublicRoute {
  path: string;
  // biome-ignore lint/suspicious/noExplicitAny: what a page loads is its own matter
  page: () => Promise<Page<any>>;
  /** Query names the page may see; others neither reach it nor fill the cache. */
  query?: readonly string[];
}

/** Every public address and its page. */
export const PUBLIC_ROUTES: readonly PublicRoute[] = [
  {
    path: '/',
    page: async () => (await import('#features/event/client/home-page.tsx')).page,
    query: ['notice'],
  },
  {
    path: '/registrants',
    page: async () => (await import('#features/registrations/client/registration-page.tsx')).page,
  },
];

/** Addresses that have moved or have a second name (rulings, 8). */
export const REDIRECTS: Readonly<Record<string, string>> = {
  '/register': '/registrants',
  '/admin': '/admin/dashboard',
};
