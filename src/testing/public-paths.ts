import { publicAddress } from '#platform/contract/public-addresses.ts';
import { PROPOSE_PAGE } from '#rooms/programme/proposals/addresses.ts';

/** In no sitemap. */
const UNLISTED = [publicAddress.unsubscribe, publicAddress.unsubscribed, PROPOSE_PAGE];

/** Those pages of a sitemap that don't show a record. */
export function lonePaths(sitemap: string): string[] {
  return pathsIn(sitemap).filter((path) => partsOf(path).length <= 1);
}

/** One address of every public page; for pages of a record, the first one in the sitemap. */
export function publicPaths(sitemap: string): string[] {
  const ofRecords = pathsIn(sitemap).filter((path) => partsOf(path).length > 1);
  const firsts = Map.groupBy(ofRecords, (path) => partsOf(path)[0]);
  return [...lonePaths(sitemap), ...[...firsts.values()].flatMap(([first]) => first ?? []), ...UNLISTED];
}

function pathsIn(sitemap: string): string[] {
  return [...sitemap.matchAll(/<loc>(?<address>[^<]+)/g)].map(
    ({ groups }) => new URL(groups?.address ?? '').pathname,
  );
}

function partsOf(path: string): string[] {
  return path.split('/').filter(Boolean);
}
