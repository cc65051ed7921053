import type { ServerModule } from '#platform/server/module.ts';
import { PAGE_NUMBER, type PublicRoute } from '#platform/server/pages/public-route.ts';
import { BLOG_PAGE, categoryAddress, postAddress } from '../addresses.ts';

/** The router accepts addresses with and without a final slash, but its patterns must not have one. */
const withoutLastSlash = (address: string) => address.replace(/\/$/, '');

export const blogPages: readonly PublicRoute[] = [
  {
    path: BLOG_PAGE,
    page: async () => (await import('../client/blog-list-page.tsx')).page,
    query: { notice: ['missing'], page: PAGE_NUMBER },
  },
  {
    path: withoutLastSlash(categoryAddress(':catId')),
    endsInSlash: true,
    query: { page: PAGE_NUMBER },
    page: async () => (await import('../client/blog-list-page.tsx')).page,
  },
  {
    path: postAddress(':id'),
    page: async () => (await import('../client/blog-post-page.tsx')).page,
  },
];

/** The newest posts, on the home page once the summit is over. */
export const homePosts: NonNullable<ServerModule['homeSection']> = async (...asked) =>
  (await import('../client/home-section.tsx')).homeSection(...asked);
