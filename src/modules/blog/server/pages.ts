import { publicAddress } from '#platform/contract/public-addresses.ts';
import type { PublicRoute } from '#platform/server/pages/public-route.ts';

/** The router accepts addresses with and without a final slash, but its patterns must not have one. */
const withoutLastSlash = (address: string) => address.replace(/\/$/, '');

export const blogPages: readonly PublicRoute[] = [
  {
    path: publicAddress.blog,
    page: async () => (await import('../client/blog-list-page.tsx')).page,
    query: { notice: ['missing'] },
  },
  {
    path: withoutLastSlash(publicAddress.blogCategory(':catId')),
    page: async () => (await import('../client/blog-list-page.tsx')).page,
  },
  {
    path: publicAddress.post(':id'),
    page: async () => (await import('../client/blog-post-page.tsx')).page,
  },
];
