import type { PublicRoute } from '#platform/server/pages/public-route.ts';
import { QUESTIONS_PAGE } from '../addresses.ts';

export const faqPages: readonly PublicRoute[] = [
  {
    path: QUESTIONS_PAGE,
    isOfEdition: true,
    page: async () => (await import('../client/questions-page.tsx')).page,
  },
];
