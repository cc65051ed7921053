import { type Language, pageAddress, siteLanguages } from '#platform/contract/language.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { escapeHtml } from '#platform/contract/rich-text.ts';
import type { Address } from '#platform/server/module.ts';
import { element } from '#platform/server/xml.ts';

/** Every address that search engines should find, in each language of the site, in the format of sitemaps.org. */
export function sitemap(publicUrl: string, addresses: readonly Address[]): string {
  const languages = siteLanguages();
  const urls = languages.flatMap((one) =>
    addresses.map(({ path, changed }) =>
      element('url', [
        element('loc', publicUrl + pageAddress(path, one)),
        ...(changed ? [element('lastmod', changed.slice(0, 10))] : []),
        ...(languages.length > 1 ? languages.map((other) => alternate(other, publicUrl, path)) : []),
      ]),
    ),
  );
  const inner = urls.map(({ xml }) => xml).join('');
  const names = languages.length > 1 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${names}>${inner}</urlset>`;
}

function alternate(language: Language, publicUrl: string, path: string) {
  const address = escapeHtml(publicUrl + pageAddress(path, language));
  return { xml: `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>` };
}

export function robots(publicUrl: string): string {
  return `User-agent: *\nDisallow: /admin\nDisallow: /aiAPI\nDisallow: /api\nAllow: /aiAPI/uploads/\nAllow: /aiAPI/partnersponsor/\n\nSitemap: ${publicUrl}${publicAddress.sitemap}\n`;
}
