import { setImmediate } from 'node:timers/promises';
import sanitizeHtml from 'sanitize-html';
import { beforeEach, expect, test, vi } from 'vitest';
import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import { PURGING } from '#platform/server/database/content-watch.ts';
import { createTestApp } from '#testing/app.ts';
import { insertedBlogCategory, insertedPost } from '#testing/blog.ts';
import { Fixtures } from '#testing/calls/fixtures.ts';
import { insertedSpeaker } from '#testing/calls/public-fixtures.ts';

vi.mock(import('sanitize-html'), { spy: true });
vi.mock(import('#platform/contract/normalise-for-search.ts'), { spy: true });
beforeEach(() => void vi.clearAllMocks());

const BLOGS = '/aiAPI/risk/blogs/blogs';
const SPEAKERS = '/aiAPI/speakers/speakerlist';
const POSTS = 5;

/** Posts and speakers whose texts are written for no other test. */
async function filled(environment = {}) {
  const app = await createTestApp(environment);
  const { database } = app.store;
  const category_id = await insertedBlogCategory(database);
  const ids: string[] = [];
  for (let number = 0; number < POSTS; number++) {
    const content = `<p>About <b>harbours</b> and ${crypto.randomUUID()}</p>`;
    ids.push((await insertedPost(database, { category_id, content })).id);
  }
  const speaker = await insertedSpeaker(await Fixtures.of(app));
  const description = `<p>Builds <b>harbours</b> ${crypto.randomUUID()}</p>`;
  await database.updateTable('speakers').set({ description }).where('id', '=', speaker).execute();
  return { app, category: category_id, ids, speaker };
}

test('however lists are asked for, each text is cleaned once, for calls, pages and feeds', async () => {
  const { app, category, ids, speaker } = await filled();
  const cleaned = () => vi.mocked(sanitizeHtml).mock.calls.length;
  const read = async (address: string) => {
    const response = await app.visitor.fetch(address);
    expect([address, response.status]).toEqual([address, 200]);
    return response.text();
  };
  expect(await read(`${BLOGS}?catId=`)).toContain('<strong>harbours</strong>');
  expect(await read(`${SPEAKERS}?sort=fullname`)).toContain('<strong>harbours</strong>');
  // The site's own texts come with the first page.
  await read('/privacy-policy');
  const before = cleaned();
  expect(before).toBeGreaterThan(POSTS);
  for (const address of [
    BLOGS,
    `${BLOGS}?catId=${category}`,
    `/aiAPI/backend/media/blogdetails?Id=${ids[0]}`,
    SPEAKERS,
    `${SPEAKERS}?sort=company&order=desc&pageSize=1000`,
    `${SPEAKERS}?search=speaker&page=1`,
    `/aiAPI/speakers/get_single_speaker?speakerId=${speaker}`,
    '/blogs',
    `/newspage/${category}/collections/`,
    `/our/blog/${ids[1]}/single`,
    '/speakers',
    `/speaker/${speaker}`,
    '/feed.xml',
  ])
    await read(address);
  expect(cleaned()).toBe(before);
});

test('after an erasure no text is kept, and all are cleaned again', async () => {
  const { app } = await filled();
  const ask = async () => {
    const before = vi.mocked(sanitizeHtml).mock.calls.length;
    await (await app.visitor.fetch(`${BLOGS}?catId=`)).text();
    return vi.mocked(sanitizeHtml).mock.calls.length - before;
  };
  expect(await ask()).toBe(POSTS);
  expect(await ask()).toBe(0);
  await app.store.database
    .updateTable('settings')
    .set({ value: `${PURGING}erased` })
    .where('name', '=', 'content_version')
    .execute();
  app.store.content.invalidate();
  await app.visitor.fetch('/privacy-policy');
  expect(await ask()).toBe(POSTS);
});

test('the words of posts are found once for all that ask for related ones', async () => {
  const { app, ids } = await filled();
  const ask = async (id = '') =>
    (await app.visitor.fetch(`/aiAPI/risk/blogs/all_related_blogs?id=${id}`)).json();
  expect(await ask(ids[0])).toHaveLength(POSTS - 1);
  const before = vi.mocked(normaliseForSearch).mock.calls.length;
  for (const id of ids) expect(await ask(id)).toHaveLength(POSTS - 1);
  expect(vi.mocked(normaliseForSearch).mock.calls.length).toBe(before);
});

test('whoever asks for many lists is the one who waits for them', async () => {
  const { app } = await filled({ TRUST_PROXY: '1' });
  const answered: string[] = [];
  const ask = async (network: string, address: string) => {
    await app.client({ 'x-forwarded-for': network }).fetch(address);
    answered.push(network);
  };
  const crowd = Array.from({ length: 20 }, (_, number) =>
    ask('192.0.2.7', `${SPEAKERS}?search=${number}&sort=company`),
  );
  await setImmediate();
  const others = [ask('198.51.100.1', `${BLOGS}?catId=`), ask('198.51.100.2', '/api/v1/captcha/challenge')];
  await Promise.all([...crowd, ...others]);
  expect(answered.slice(0, 5)).toEqual(expect.arrayContaining(['198.51.100.1', '198.51.100.2']));
});

test('the event loop turns between two answers to such questions', async () => {
  const { app } = await filled();
  let answered = 0;
  const most: number[] = [];
  const all = Array.from({ length: 20 }, async () => {
    await app.visitor.fetch(`${SPEAKERS}?sort=company`);
    answered += 1;
  });
  for (let before = 0; answered < all.length; before = answered) {
    await setImmediate();
    most.push(answered - before);
  }
  expect(Math.max(...most)).toBe(1);
});
