import { languageTag } from '#platform/contract/language.ts';
import { escapeHtml } from '#platform/contract/rich-text.ts';
import { element } from '#platform/server/xml.ts';
import type { SiteView } from '#rooms/edition/server.ts';
import { BLOG_FEED, BLOG_PAGE, postAddress } from '../addresses.ts';
import type { Post } from '../contract.ts';
import * as say from '../messages.ts';

/** RSS 2.0. */
export function postFeed(
  publicUrl: string,
  posts: readonly Post[],
  { texts, site }: Pick<SiteView, 'texts' | 'site'>,
): string {
  const channel = element('channel', [
    element('title', say.feedTitle({ name: texts.name })),
    element('link', `${publicUrl}${BLOG_PAGE}`),
    element('description', site.blog.feedDescription || texts.name),
    element('language', languageTag().toLowerCase()),
    {
      xml: `<atom:link href="${escapeHtml(publicUrl + BLOG_FEED)}" rel="self" type="application/rss+xml"/>`,
    },
    ...posts.map((post) => item(publicUrl, post)),
  ]);
  return `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">${channel.xml}</rss>`;
}

/** In what the sanitiser wrote. */
const ADDRESSES = /\b(href|src|poster)="([^"]*)"/g;

/** A reader of feeds knows no site that addresses are relative to. */
function withWholeAddresses(html: string, base: string): string {
  return html.replace(ADDRESSES, (whole, name: string, address: string) => {
    // Of what is escaped in it, only this stands in addresses.
    const found = URL.parse(address.replaceAll('&amp;', '&'), base);
    return found ? `${name}="${escapeHtml(found.href)}"` : whole;
  });
}

function item(publicUrl: string, { id, slug, title, content, publishDate, author }: Post) {
  return element('item', [
    element('title', title),
    element('link', publicUrl + postAddress(slug)),
    // The id never changes, so a feed reader doesn't show a post twice.
    element('guid', publicUrl + postAddress(id)),
    element('pubDate', new Date(publishDate).toUTCString()),
    ...(author ? [element('dc:creator', author)] : []),
    element('description', withWholeAddresses(content, publicUrl + postAddress(slug))),
  ]);
}
