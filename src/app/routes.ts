import { BADGE_COOKIE } from '#features/badges/server/service.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import type { PublicRoute } from '#site/server/public-route.ts';

/** The router accepts addresses with and without a final slash, but its patterns must not have one. */
const withoutLastSlash = (address: string) => address.replace(/\/$/, '');

/** Every public address and its page. */
export const PUBLIC_ROUTES: readonly PublicRoute[] = [
  {
    path: publicAddress.home,
    page: async () => (await import('./home.tsx')).page,
    own: { cookie: BADGE_COOKIE, page: async (context) => (await import('./home.tsx')).ownPage(context) },
    query: { notice: ['registered', 'requested', 'waiting'] },
  },
  {
    path: publicAddress.registration,
    page: async () => (await import('#features/registrations/client/registration-page.tsx')).page,
  },
  {
    path: publicAddress.sponsorship,
    page: async () => (await import('#features/partnerships/client/partnership-page.tsx')).page,
    query: {
      package: async (database, now) =>
        (await import('#features/event/server/service.ts')).packageNames(database, now),
    },
  },
  {
    path: publicAddress.contact,
    page: async () => (await import('#features/event/client/contact-page.tsx')).page,
  },
  {
    path: publicAddress.speakers,
    page: async () => (await import('#features/speakers/client/speakers-page.tsx')).page,
  },
  {
    path: publicAddress.speaker(':id'),
    page: async () => (await import('#features/speakers/client/speaker-page.tsx')).page,
  },
  {
    path: publicAddress.sponsors,
    page: async () => (await import('#features/sponsors/client/sponsors-page.tsx')).page,
  },
  {
    path: publicAddress.privacy,
    page: async () => (await import('#features/event/client/privacy-page.tsx')).page,
  },
  {
    path: publicAddress.ownPage(':slug'),
    page: async () => (await import('#features/event/client/own-page.tsx')).page,
  },
  {
    path: publicAddress.unsubscribe,
    isUnlisted: true,
    page: async () => (await import('#features/mail/client/unsubscribe-page.tsx')).page,
  },
  {
    path: publicAddress.unsubscribed,
    isUnlisted: true,
    page: async () => (await import('#features/mail/client/unsubscribe-page.tsx')).donePage,
  },
  {
    path: publicAddress.aboutUs,
    page: async () => (await import('#features/event/client/about-us-page.tsx')).page,
  },
  {
    path: publicAddress.blog,
    page: async () => (await import('#features/blog/client/blog-list-page.tsx')).page,
    query: { notice: ['missing'] },
  },
  {
    path: withoutLastSlash(publicAddress.blogCategory(':catId')),
    page: async () => (await import('#features/blog/client/blog-list-page.tsx')).page,
  },
  {
    path: publicAddress.post(':id'),
    page: async () => (await import('#features/blog/client/blog-post-page.tsx')).page,
  },
];

/** Pages that don't show a record. */
export const LONE_PATHS = PUBLIC_ROUTES.filter(({ isUnlisted }) => !isUnlisted)
  .map(({ path }) => path)
  .filter((path) => !path.includes(':'));

/** Addresses that redirect (docs/product.md, 2.1). */
export const REDIRECTS: Readonly<Record<string, string>> = {
  [publicAddress.register]: publicAddress.registration,
  '/admin': '/admin/dashboard',
};
