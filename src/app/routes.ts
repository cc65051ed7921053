import { publicAddress } from '#platform/contract/public-addresses.ts';
import { publicRoutes } from '#platform/server/module.ts';
import type { PublicRoute } from '#platform/server/pages/public-route.ts';
import { MODULES } from './modules.ts';

/** Every public address and its page. */
export const PUBLIC_ROUTES: readonly PublicRoute[] = publicRoutes(MODULES);

/** The pages that only somebody with the link sees, and the one that sends the link again. */
export const MAGIC_LINK_ROUTES = MODULES.flatMap(({ magicLinkPages = [] }) => magicLinkPages);

/** Addresses that redirect (docs/product.md, 2.1). */
export const REDIRECTS: Readonly<Record<string, string>> = {
  [publicAddress.register]: publicAddress.registration,
  '/admin': '/admin/dashboard',
};
