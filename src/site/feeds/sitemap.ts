import { publicAddress } from '#platform/contract/public-addresses.ts';
import type { Address } from '#platform/server/module.ts';
import { element } from '#platform/server/xml.ts';

/** Every address that search engines should find, in the format of sitemaps.org. */
export function sitemap(publicUrl: string, addresses: readonly Address[]): string {
  const urls = addresses.map(({ path, changed }) =>
    element('url', [
      element('loc', publicUrl + path),
      ...(changed ? [element('lastmod', changed.slice(0, 10))] : []),
    ]),
  );
  const inner = urls.map(({ xml }) => xml).join('');
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${inner}</urlset>`;
}

export function robots(publicUrl: string): string {
  return `User-agent: *\nDisallow: /admin\nDisallow: /aiAPI\nDisallow: /api\nAllow: /aiAPI/uploads/\nAllow: /aiAPI/partnersponsor/\n\nSitemap: ${publicUrl}${publicAddress.sitemap}\n`;
}
