import { PUBLIC_ROUTES } from '#app/routes.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';

/** One address of every public page; for pages of a record, the first one in the sitemap. */
export function publicPaths(sitemap: string): string[] {
  const listed = [...sitemap.matchAll(/<loc>(?<address>[^<]+)/g)].map(
    ({ groups }) => new URL(groups?.address ?? '').pathname,
  );
  return PUBLIC_ROUTES.flatMap(({ path }) => {
    const pattern = new URLPattern({ pathname: `${path}{/}?` });
    const found = path.includes(':') ? listed.find((pathname) => pattern.test({ pathname })) : path;
    // Organisers may have written none.
    if (!found && path === publicAddress.ownPage(':slug')) return [];
    if (!found) throw new Error(`the sitemap names no ${path}`);
    return found;
  });
}
