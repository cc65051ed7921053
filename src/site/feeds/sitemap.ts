import type { Post } from '#features/blog/contract.ts';
import type { Speaker } from '#features/speakers/contract.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { element } from './xml.ts';

const STATIC_PATHS = [
  publicAddress.home,
  publicAddress.registration,
  publicAddress.sponsorship,
  publicAddress.speakers,
  publicAddress.sponsors,
  publicAddress.contact,
  publicAddress.aboutUs,
  publicAddress.blog,
  publicAddress.privacy,
] as const;

interface Content {
  speakers: readonly Pick<Speaker, 'id'>[];
  posts: readonly Pick<Post, 'id' | 'publishDate'>[];
  categories: readonly { id: string }[];
}

/** Every address that is worth finding, after sitemaps.org. */
export function sitemap(publicUrl: string, { speakers, posts, categories }: Content): string {
  const url = (path: string, changed?: string) =>
    element('url', [
      element('loc', publicUrl + path),
      ...(changed ? [element('lastmod', changed.slice(0, 10))] : []),
    ]);
  const urls = [
    ...STATIC_PATHS.map((path) => url(path)),
    ...speakers.map(({ id }) => url(publicAddress.speaker(id))),
    ...categories.map(({ id }) => url(publicAddress.blogCategory(id))),
    ...posts.map((post) => url(publicAddress.post(post.id), post.publishDate)),
  ];
  const inner = urls.map(({ xml }) => xml).join('');
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${inner}</urlset>`;
}

export function robots(publicUrl: string): string {
  return `User-agent: *\nDisallow: /admin\nDisallow: /aiAPI\nAllow: /aiAPI/uploads/\nAllow: /aiAPI/partnersponsor/\n\nSitemap: ${publicUrl}${publicAddress.sitemap}\n`;
}
