import { describe, expect, test } from 'vitest';
import { address } from '#platform/client/call-client.ts';
import { newId } from '#platform/server/identifier.ts';
import { updateBasicData, viewBasicData } from '#rooms/edition/editions/contract.ts';
import { searchEverything } from '#rooms/edition/search/contract.ts';
import { restoreRecord } from '#rooms/ground/records/contract.ts';
import { addBlogCategory, deleteBlogCategory } from '#rooms/website/blog-categories/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { insertedPost } from '#testing/blog.ts';
import { storedPicture } from '#testing/calls/pictures.ts';
import { postAddress } from '../addresses.ts';
import {
  addPost,
  blogDetails,
  blogPosts,
  deletePost,
  exportPosts,
  relatedPosts,
  singlePost,
  updatePost,
  viewPosts,
} from '../contract.ts';

const NOW = '2025-07-01T09:00:00Z';

async function desk() {
  const app = await createTestApp({ CLOCK: NOW });
  const { client } = await app.signInAs('Administrator');
  const add = async (title: string, more = {}) =>
    (await client.call(addPost, { body: { title, ...more } })).body.id ?? '';
  const read = async (postId: string) => (await client.call(singlePost, { query: { postId } })).body.record;
  const save = (postId: string, changes: Record<string, string>) =>
    client.call(updatePost, {
      body: { title: 'A post', content: '<p>Text</p>', state: 'draft', postId, ...changes },
    });
  const visible = async () => {
    const { body } = await app.visitor.call(blogPosts, {});
    return (body as unknown as { title: string }[]).map(({ title }) => title);
  };
  const page = (address: string) => app.visitor.fetch(postAddress(address));
  return { app, client, add, read, save, visible, page };
}

describe('a post', () => {
  test('is a draft of its writer at first, which no visitor sees', async () => {
    const { client, add, read, visible, page } = await desk();
    const id = await add('What your ledger knows');
    expect(await read(id)).toMatchObject({ slug: 'what-your-ledger-knows', state: 'draft', draft: null });
    expect((await read(id)).author).not.toBe('');
    expect(await visible()).toEqual([]);
    expect((await page(id)).status).toBe(302);
    const { records } = (await client.call(viewPosts, {})).body;
    expect(records).toMatchObject([{ id, state: 'draft', publishDate: '' }]);
  });

  test.each([
    'Приклад',
    'قاعة النيل ٢',
    '会议 2025',
    'Το παράδειγμα',
    'हिन्दी में',
    'สวัสดี',
    'ꕙꔤ ꕞꕌ',
    'ߟߊ߬ߘߌ ߒߞߏ',
    'አዲስ አበባ',
    'Բարեւ Ձեզ',
    '한국어',
    'Йод และ Ünï',
  ])('whose title is %s is opened by its address and by its id, and saved again', async (title) => {
    const { app, add, read, save, page } = await desk();
    const id = await add(title, { content: '<p>x</p>', state: 'published' });
    const { slug } = await read(id);
    expect((await page(slug)).status).toBe(200);
    expect((await page(slug.normalize('NFD'))).status).toBe(slug === slug.normalize('NFD') ? 200 : 301);
    const moved = await page(id);
    expect([moved.status, moved.headers.get('location')]).toEqual([301, postAddress(slug)]);
    expect((await app.visitor.call(relatedPosts, { query: { id: slug } })).status).toBe(200);
    expect((await save(id, { title, slug, state: 'published' })).status).toBe(200);
    expect((await read(id)).slug).toBe(slug);
  });

  test('is published at once, and keeps its date when it is saved again', async () => {
    const { app, add, read, save, visible } = await desk();
    const id = await add('A post');
    expect((await save(id, { state: 'published' })).body.message).toBe('Post published.');
    expect(await visible()).toEqual(['A post']);
    const { publishDate } = await read(id);
    expect(publishDate).toBe('2025-07-01T09:00:00.000Z');
    app.clock.set('2025-07-01T09:20:00Z');
    await save(id, { state: 'published', title: 'Changed' });
    expect(await read(id)).toMatchObject({ publishDate, title: 'Changed' });
  });

  test('appears by itself at its time: on pages from memory, in feed and sitemap', async () => {
    const { app, client, add, save, visible } = await desk();
    const id = await add('To come');
    const scheduled = { title: 'To come', state: 'published', publishAt: '2025-07-01T10:30' };
    expect((await save(id, scheduled)).body.message).toBe('Post scheduled.');
    const said = async () => {
      const replies = await Promise.all(
        ['/blogs', '/feed.xml', '/sitemap.xml'].map((path) => app.visitor.fetch(path)),
      );
      const texts = await Promise.all(replies.map((reply) => reply.text()));
      return texts.filter((text) => text.includes('to-come')).length;
    };
    expect([await said(), await visible()]).toEqual([0, []]);
    const state = async () => (await client.call(viewPosts, {})).body.records[0]!.state;
    expect(await state()).toBe('scheduled');
    app.clock.set('2025-07-01T10:30:00Z');
    expect([await said(), await visible(), await state()]).toEqual([3, ['To come'], 'published']);
  });

  test('isn’t scheduled for an hour that the clocks skip', async () => {
    const { client, add, read, save } = await desk();
    const { records } = (await client.call(viewBasicData, {})).body;
    const paris = { event_year: 2025, time_zone: 'Europe/Paris' };
    await client.call(updateBasicData, { query: { id: records[0]?.id ?? '' }, body: paris });
    const id = await add('A post');
    const refused = await save(id, { state: 'published', publishAt: '2026-03-29T02:30' });
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { publishAt: expect.stringContaining('2:30 AM') } },
    });
    await save(id, { state: 'published', publishAt: '2026-03-29T03:00' });
    expect((await read(id)).publishDate).toBe('2026-03-29T01:00:00.000Z');
  });

  test.each([
    ['without a title', { title: ' ' }, 'title'],
    ['without a text', { content: '<p> </p>', state: 'published' }, 'content'],
    ['in a category that isn’t there', { categoryId: newId() }, 'categoryId'],
    ['with a cover that isn’t there', { cover: 'lost.webp' }, 'cover'],
    ['at an address with spaces', { slug: 'A post' }, 'slug'],
    ['at no time', { publishAt: '2025-13-01T09:00' }, 'publishAt'],
    ['on a day that isn’t there', { publishAt: '2025-02-30T09:00' }, 'publishAt'],
    ['at 24:00', { publishAt: '2025-02-20T24:00' }, 'publishAt'],
  ])('isn’t saved %s', async (_what, changes, field) => {
    const { add, read, save } = await desk();
    const id = await add('A post');
    const before = await read(id);
    expect(await save(id, changes)).toMatchObject({
      status: 422,
      body: { errors: { [field]: expect.any(String) } },
    });
    expect(await read(id)).toEqual(before);
  });

  test('has a cover from the library, a category, tags and an excerpt of its own', async () => {
    const { app, client, add, save } = await desk();
    const { body: category } = await client.call(addBlogCategory, { body: { title: 'People' } });
    const cover = await storedPicture(app, 'upload');
    const id = await add('A post');
    const fields = {
      tags: ' AI, Ghana , ai',
      excerpt: 'In short.',
      cover,
      coverAlt: 'Cashews',
      focus: '20 80',
    };
    await save(id, { ...fields, categoryId: category.id ?? '', state: 'published' });
    const { body } = await app.visitor.call(blogDetails, { query: { Id: id } });
    expect(body.records).toMatchObject([
      {
        category: 'People',
        tags: ['AI', 'Ghana'],
        excerpt: 'In short.',
        image: cover,
        imageAlt: 'Cashews',
        focus: '20 80',
      },
    ]);
    await client.call(deleteBlogCategory, { query: { id: category.id ?? '' } });
    expect((await app.visitor.call(blogDetails, { query: { Id: id } })).body.records[0]!.categoryId).toBe('');
  });

  test('is deleted and brought back', async () => {
    const { app, client, add, visible } = await desk();
    const id = await add('A post', { state: 'published', content: 'Text' });
    await client.call(deletePost, { query: { id } });
    expect(await visible()).toEqual([]);
    expect((await client.call(singlePost, { query: { postId: id } })).status).toBe(404);
    await client.call(restoreRecord, { body: { id } });
    expect(await visible()).toEqual(['A post']);
    expect((await app.visitor.fetch(postAddress('a-post'))).status).toBe(200);
  });
});

describe('a post’s address', () => {
  test('is made from its title, and leads to it from its id and all former ones', async () => {
    const { add, save, page } = await desk();
    const id = await add('First title', { state: 'published', content: 'Text' });
    const where = async (address: string) => (await page(address)).headers.get('location');
    expect((await page('first-title')).status).toBe(200);
    expect(await where(id)).toBe('/our/blog/first-title/single');
    await save(id, { slug: 'second', state: 'published' });
    expect(await where('first-title')).toBe('/our/blog/second/single');
    await save(id, { slug: 'first-title', state: 'published' });
    expect(await where('second')).toBe('/our/blog/first-title/single');
    expect((await page('first-title')).status).toBe(200);
  });

  test('belongs to one post for good', async () => {
    const { add, read, save } = await desk();
    const first = await add('The same');
    const second = await add('The same');
    expect([(await read(first)).slug, (await read(second)).slug]).toEqual(['the-same', 'the-same-2']);
    await save(first, { slug: 'other' });
    for (const slug of ['the-same', 'other', first]) {
      expect(await save(second, { slug })).toMatchObject({
        status: 409,
        body: { errors: { slug: expect.any(String) } },
      });
    }
  });

  test('exists whatever the title is written in', async () => {
    const { add, read } = await desk();
    expect((await read(await add('日本'))).slug).toBe('日本');
    expect((await read(await add('!?'))).slug).toBe('post');
  });
});

test('posts are searched, filtered and sorted, also from the palette and in exports', async () => {
  const { app, client } = await desk();
  const { database } = app.store;
  const write = (title: string, changes: Parameters<typeof insertedPost>[1]) =>
    insertedPost(database, { title, search_text: title.toLowerCase(), ...changes });
  await write('Looms', { state: 'draft', updated_at: '2025-06-03T09:00:00.000Z' });
  await write('Ledgers', { updated_at: '2025-06-02T09:00:00.000Z' });
  await write('Cashews', {
    published_at: '2025-08-01T09:00:00.000Z',
    updated_at: '2025-06-01T09:00:00.000Z',
  });
  const titles = async (query = {}) =>
    (await client.call(viewPosts, { query })).body.records.map(({ title }) => title);
  expect(await titles()).toEqual(['Looms', 'Ledgers', 'Cashews']);
  expect(await titles({ sort: 'title' })).toEqual(['Cashews', 'Ledgers', 'Looms']);
  expect(await titles({ state: 'draft' })).toEqual(['Looms']);
  expect(await titles({ state: 'scheduled' })).toEqual(['Cashews']);
  expect(await titles({ state: 'published' })).toEqual(['Ledgers']);
  expect(await titles({ search: 'ledg' })).toEqual(['Ledgers']);
  const found = await client.call(searchEverything, { query: { search: 'loom' } });
  expect(JSON.stringify(found.body)).toContain('Looms');
  const file = await client.fetch(address(exportPosts, { state: 'draft' }), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ format: 'csv' }),
  });
  const lines = (await file.text()).trim().split('\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(',Draft,');
});
