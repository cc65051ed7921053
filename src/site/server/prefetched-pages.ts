import { publicAddress } from '#platform/contract/public-addresses.ts';

/** Links to something other than a page of the public site. */
const NO_PAGES = [
  '/admin*',
  '/aiAPI/*',
  '/api/*',
  '/share/*',
  '/my/*',
  '/waiting/*',
  publicAddress.calendar,
  publicAddress.feed,
  '/*\\?(.+)',
];

/**
 * Inlined into every public page: as soon as somebody is about to follow a link, the browser requests the page
 * behind it. Browsers that don't know these rules do without.
 */
export const PREFETCHED_PAGES = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: NO_PAGES } }] },
      eagerness: 'moderate',
    },
  ],
});
