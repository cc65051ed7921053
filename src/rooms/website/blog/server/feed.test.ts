import { expect, test } from 'vitest';
import { loadLanguage } from '#platform/contract/load-language.ts';
import { sayIn } from '#platform/server/in-language.ts';
import { NEUTRAL_CONTENT } from '#rooms/edition/content/contract.ts';
import { siteViewOf } from '#rooms/edition/editions/site-view.ts';
import { sitemap } from '#site/feeds/sitemap.ts';
import { postAddress } from '../addresses.ts';
import { postFeed } from './feed.ts';

const URL = 'https://summit.example';
const NOW = new Date('2025-07-01T10:00:00Z');

test('a title with brackets breaks neither feed nor sitemap', async () => {
  await loadLanguage('pt');
  const post = {
    id: 'p1',
    title: 'If a < b & c',
    content: '<p>x</p>',
    image: '',
    publishDate: '2025-05-01T08:00:00.000Z',
    author: 'A "B"',
    categoryId: '',
    category: '',
    slug: 'if-a-b-c',
    excerpt: '',
    imageAlt: '',
    focus: '50 50',
    tags: [],
    changed: '2025-05-01T08:00:00.000Z',
  };
  const feed = postFeed(URL, [post], siteViewOf(undefined, NEUTRAL_CONTENT, NOW));
  expect(sayIn('pt', () => postFeed(URL, [], siteViewOf(undefined, NEUTRAL_CONTENT, NOW)))).toContain(
    ': blogue</title>',
  );
  expect(feed).toContain('<title>If a &lt; b &amp; c</title>');
  expect(feed).toContain(`<link>${URL}/our/blog/if-a-b-c/single</link>`);
  expect(feed).toContain('<description>&lt;p&gt;x&lt;/p&gt;</description>');
  expect(sitemap(URL, [{ path: postAddress(post.id), changed: post.publishDate }])).toContain(
    `<loc>${URL}/our/blog/p1/single</loc><lastmod>2025-05-01</lastmod>`,
  );
});

test('reading a feed, addresses are whole, and who isn’t named isn’t', () => {
  const content =
    '<p><a href="/speakers?a=1&amp;b=2">x</a> <a href="#end">y</a> <a href="https://a.example/z">z</a> <a href="mailto:a@b.example">m</a></p><figure><img src="/aiAPI/uploads/1.webp" alt="/no"></figure>';
  const post = {
    ...{ id: 'p1', title: 'Looms', content, image: '', publishDate: '2025-05-01T08:00:00.000Z', author: '' },
    ...{ categoryId: '', category: '', slug: 'ነጠላ', excerpt: '', imageAlt: '', focus: '50 50', tags: [] },
    changed: '2025-05-01T08:00:00.000Z',
  };
  const feed = postFeed(URL, [post], siteViewOf(undefined, NEUTRAL_CONTENT, NOW));
  const plain = feed.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  const address = `${URL}${postAddress('ነጠላ')}`;
  expect(address).toMatch(/^[\x21-\x7e]+$/);
  expect([...plain.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, found]) => found).slice(1)).toEqual([
    ...[`${URL}/speakers?a=1&amp;b=2`, `${address}#end`, 'https://a.example/z', 'mailto:a@b.example'],
    `${URL}/aiAPI/uploads/1.webp`,
  ]);
  expect(feed).toContain(`<link>${address}</link>`);
  expect(feed).not.toContain('dc:creator>');
});
