import type { FlashMessages } from '#features/event/client/home-page.tsx';
import { PACKAGES, PARTNERSHIP_RECEIVED } from '#features/partnerships/contract.ts';
import { registeredMessage } from '#features/registrations/contract.ts';
import type { PublicRoute } from '#site/server/public-route.ts';

/** What the forms say on the home page once they are through. */
const NOTICES: FlashMessages = {
  registered: (phase) => registeredMessage(phase === 'after'),
  requested: () => PARTNERSHIP_RECEIVED,
};

/** Every public address and its page. */
export const PUBLIC_ROUTES: readonly PublicRoute[] = [
  {
    path: '/',
    page: async () => (await import('#features/event/client/home-page.tsx')).homePage(NOTICES),
    query: { notice: Object.keys(NOTICES) },
  },
  {
    path: '/registrants',
    page: async () => (await import('#features/registrations/client/registration-page.tsx')).page,
  },
  {
    path: '/sponsorship',
    page: async () => (await import('#features/partnerships/client/partnership-page.tsx')).page,
    query: { package: PACKAGES },
  },
  {
    path: '/contact',
    page: async () => (await import('#features/event/client/contact-page.tsx')).page,
  },
  {
    path: '/speakers',
    page: async () => (await import('#features/speakers/client/speakers-page.tsx')).page,
  },
  {
    path: '/speaker/:id',
    page: async () => (await import('#features/speakers/client/speaker-page.tsx')).page,
  },
  {
    path: '/sponsors',
    page: async () => (await import('#features/sponsors/client/sponsors-page.tsx')).page,
  },
  {
    path: '/privacy-policy',
    page: async () => (await import('#features/event/client/privacy-page.tsx')).page,
  },
  {
    path: '/about-us',
    page: async () => (await import('#features/event/client/about-us-page.tsx')).page,
  },
  {
    path: '/blogs',
    page: async () => (await import('#features/blog/client/blog-list-page.tsx')).page,
    query: { notice: ['missing'] },
  },
  {
    path: '/newspage/:catId/collections',
    page: async () => (await import('#features/blog/client/blog-list-page.tsx')).page,
  },
  {
    path: '/our/blog/:id/single',
    page: async () => (await import('#features/blog/client/blog-post-page.tsx')).page,
  },
];

/** The pages that are no record's. */
export const LONE_PATHS = PUBLIC_ROUTES.map(({ path }) => path).filter((path) => !path.includes(':'));

/** Addresses that lead elsewhere (docs/product.md, 2.1). */
export const REDIRECTS: Readonly<Record<string, string>> = {
  '/register': '/registrants',
  '/admin': '/admin/dashboard',
};
