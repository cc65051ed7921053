import { expect, test } from 'vitest';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { createTestApp } from '#testing/app.ts';
import { insertedBlogCategory, insertedPost } from '#testing/blog.ts';
import { BLOG_FEED, BLOG_PAGE, categoryAddress, POSTS_A_PAGE, postAddress } from '../addresses.ts';
import { blogPosts, postCards, relatedPosts } from '../contract.ts';

const POSTS = 2 * POSTS_A_PAGE + 7;
const DAY_MS = 24 * 60 * 60_000;
const titleOf = (number: number) => `Post ${String(number).padStart(3, '0')}`;

/** As many posts, the newest first in number; every second one is of the category. */
async function site() {
  const app = await createTestApp({ CLOCK: '2025-06-01T12:00:00Z' });
  const { database } = app.store;
  const category = await insertedBlogCategory(database, 'Looms');
  const ids: string[] = [];
  for (let number = 1; number <= POSTS; number += 1) {
    const published_at = new Date(app.clock.now().getTime() - number * DAY_MS).toISOString();
    const content = `<p>How weavers of Kpalimé count threads, ${number}.</p>`;
    const category_id = number % 2 === 0 ? category : null;
    const { id } = await insertedPost(database, {
      title: titleOf(number),
      content,
      published_at,
      category_id,
    });
    ids.push(id);
  }
  const open = async (path: string) => {
    const response = await app.visitor.fetch(path);
    const html = await response.text();
    const titles = [...html.matchAll(/<article[^>]* aria-label="([^"]*)"/g)].map(([, title]) => title);
    const [, canonical] =
      /<link rel="canonical" href="[^"]*?(\/[^/"]+[^"]*)"/.exec(html.replace('//', '')) ?? [];
    const beside = [...html.matchAll(/<link rel="(prev|next)" href="https?:\/\/[^/]+([^"]*)"/g)];
    return {
      status: response.status,
      html,
      titles,
      canonical,
      beside: beside.map(([, rel, to]) => [rel, to]),
    };
  };
  return { app, category, ids, open };
}

test('all posts are on pages of addresses of their own, each once, which lead to one another', async () => {
  const { open, category } = await site();
  const [first, second, last] = [
    await open(BLOG_PAGE),
    await open(`${BLOG_PAGE}?page=2`),
    await open(`${BLOG_PAGE}?page=3`),
  ];
  const seen = [first, second, last].flatMap((page) => page?.titles);
  expect(seen).toEqual(Array.from({ length: POSTS }, (_, index) => titleOf(index + 1)));
  expect(first?.beside).toEqual([['next', '/blogs?page=2']]);
  expect(second?.beside).toEqual([
    ['prev', '/blogs'],
    ['next', '/blogs?page=3'],
  ]);
  expect(last?.beside).toEqual([['prev', '/blogs?page=2']]);
  expect([first, second, last].map((page) => page?.canonical)).toEqual([
    ...['/blogs', '/blogs?page=2', '/blogs?page=3'],
  ]);
  expect(second?.html).toMatch(/<a [^>]*aria-current="page"[^>]*>2<\/a>/);
  expect(second?.html).toContain('<title>Our Blogs, page 2 ');
  const ofCategory = await open(`${categoryAddress(category)}?page=2`);
  expect(ofCategory.titles).toEqual([50, 52, 54].map(titleOf));
  expect(ofCategory.beside).toEqual([['prev', categoryAddress(category)]]);
});

test('a page that there isn’t is not found, and what is no number is the first one', async () => {
  const { open, category } = await site();
  for (const path of [
    `${BLOG_PAGE}?page=4`,
    `${BLOG_PAGE}?page=999999`,
    `${categoryAddress(category)}?page=3`,
  ]) {
    const page = await open(path);
    expect([path, page.status, page.titles]).toEqual([path, 404, []]);
    expect(page.html).toContain('noindex');
  }
  for (const query of [
    '?page=1',
    '?page=0',
    '?page=-1',
    '?page=02',
    '?page=2.5',
    '?page=1e1',
    '?page=',
    '?page=x',
  ]) {
    const { status, titles, canonical } = await open(BLOG_PAGE + query);
    expect([query, status, titles[0], canonical]).toEqual([query, 200, titleOf(1), '/blogs']);
  }
});

test('feed, map of the site and calls give as much as is asked for', async () => {
  const { app, category, ids } = await site();
  const feed = await (await app.visitor.fetch(BLOG_FEED)).text();
  expect(feed.match(/<item>/g)).toHaveLength(50);
  expect(feed).not.toContain(titleOf(51));
  const map = await (await app.visitor.fetch(publicAddress.sitemap)).text();
  for (const path of [
    BLOG_PAGE,
    `${BLOG_PAGE}?page=3`,
    `${categoryAddress(category)}?page=2`,
    postAddress(ids[54] ?? ''),
  ])
    expect(map).toContain(`${path}</loc>`);
  expect(map).not.toContain('?page=4');
  const query = { page: 2, pageSize: 10, catId: category };
  const { body } = await app.visitor.call(postCards, { query });
  expect(body.total).toBe(Math.floor(POSTS / 2));
  expect(body.records.map(({ title }) => title)).toEqual(
    Array.from({ length: 10 }, (_, i) => titleOf(22 + 2 * i)),
  );
  expect(body.records[0]?.excerpt).toBe('How weavers of Kpalimé count threads, 22.');
  expect((await app.visitor.call(postCards, { query: { pageSize: 101 } })).status).toBe(422);
  expect((await app.visitor.call(blogPosts, {})).body).toHaveLength(POSTS);
});

test('posts to read after an old one are found among the newest of its category, and of all', async () => {
  const { app, ids } = await site();
  const { body } = await app.visitor.call(relatedPosts, { query: { id: ids[53] ?? '' } });
  expect(body).toHaveLength(5);
  expect(body.map(({ title }) => Number(title.slice(-3)) % 2)).toEqual([0, 0, 0, 0, 0]);
});
