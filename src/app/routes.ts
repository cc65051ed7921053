import { BADGE_COOKIE } from '#modules/badges/server/service.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import type { PublicRoute } from '#platform/server/pages/public-route.ts';
import { MODULES } from './modules.ts';

/** Every public address and its page. The home page is put together from several features. */
export const PUBLIC_ROUTES: readonly PublicRoute[] = [
  {
    path: publicAddress.home,
    page: async () => (await import('./home.tsx')).page,
    own: { cookie: BADGE_COOKIE, page: async (context) => (await import('./home.tsx')).ownPage(context) },
    query: { notice: ['registered', 'requested', 'waiting'] },
  },
  ...MODULES.flatMap(({ pages = [] }) => pages),
];

/** Pages that don't show a record. */
export const LONE_PATHS = PUBLIC_ROUTES.filter(({ isUnlisted }) => !isUnlisted)
  .map(({ path }) => path)
  .filter((path) => !path.includes(':'));

/** The pages that only somebody with the link sees, and the one that sends the link again. */
export const SECRET_ROUTES = MODULES.flatMap(({ secretPages = [] }) => secretPages);

/** Addresses that redirect (docs/product.md, 2.1). */
export const REDIRECTS: Readonly<Record<string, string>> = {
  [publicAddress.register]: publicAddress.registration,
  '/admin': '/admin/dashboard',
};
