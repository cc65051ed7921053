import { describe, expect, test } from 'vitest';
import { newId } from '#platform/server/identifier.ts';
import { saveLanguages, saveTranslations } from '#rooms/access/languages/contract.ts';
import { updateBasicData, viewBasicData } from '#rooms/edition/editions/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { insertedBlogCategory, insertedPost } from '#testing/blog.ts';
import { adjacentPosts, blogCategories, blogDetails, blogPosts, relatedPosts } from '../contract.ts';
import * as say from '../messages.ts';

async function blog() {
  const app = await createTestApp({ CLOCK: '2025-06-01T12:00:00Z' });
  const { database } = app.store;
  const practice = await insertedBlogCategory(database, 'AI in practice');
  const people = await insertedBlogCategory(database, 'People');
  const write = async (title: string, day: string, category_id = practice, content = '<p>Text</p>') => {
    const published_at = `2025-${day}T09:00:00.000Z`;
    return (await insertedPost(database, { title, category_id, content, published_at })).id;
  };
  return { app, practice, people, write };
}

describe('the blog', () => {
  test('lists published posts, newest first, as a bare array', async () => {
    const { app, practice, people, write } = await blog();
    await write('Old', '02-01');
    await write('New', '05-01', people);
    await write('To come', '07-01');
    const titles = async (query: { catId?: string } = {}) => {
      const { body } = await app.visitor.call(blogPosts, { query });
      return body.map(({ title }) => title);
    };
    expect(await titles()).toEqual(['New', 'Old']);
    expect(await titles({ catId: '' })).toEqual(['New', 'Old']);
    expect(await titles({ catId: practice })).toEqual(['Old']);
    expect(await titles({ catId: newId() })).toEqual([]);
    app.clock.set('2025-07-01T09:00:00.000Z');
    expect(await titles({ catId: practice })).toEqual(['To come', 'Old']);
    expect(people).not.toBe(practice);
  });

  test('names a category, and all of them', async () => {
    const { app, practice } = await blog();
    const one = await app.visitor.call(blogCategories, { query: { catId: practice } });
    expect(one.body.records).toEqual([{ id: practice, title: 'AI in practice' }]);
    expect((await app.visitor.call(blogCategories, {})).body.records).toHaveLength(2);
    expect((await app.visitor.call(blogCategories, { query: { catId: newId() } })).body.records).toEqual([]);
  });

  test('shows a post, and says if it doesn’t exist', async () => {
    const { app, write } = await blog();
    const id = await write('A post', '05-01');
    const future = await write('To come', '07-01');
    const { body } = await app.visitor.call(blogDetails, { query: { Id: id } });
    expect(body.records).toMatchObject([{ id, title: 'A post', author: 'Efua', image: '' }]);
    for (const Id of [newId(), future]) {
      const none = await app.visitor.call(blogDetails, { query: { Id } });
      expect(none).toMatchObject({ status: 200, body: { message: say.noBlog(), records: [] } });
    }
  });

  test('says on which day a post appeared by the clock of the summit', async () => {
    const { app } = await blog();
    const { client } = await app.signInAs('Administrator');
    const { id = '' } = (await app.visitor.call(viewBasicData, {})).body.records[0] ?? {};
    const edition = { event_year: 2025, time_zone: 'Africa/Nairobi' };
    await client.call(updateBasicData, { query: { id }, body: edition });
    const post = await insertedPost(app.store.database, { published_at: '2025-05-04T22:30:00.000Z' });
    for (const path of ['/blogs', `/our/blog/${post.slug}/single`]) {
      const html = await (await app.visitor.fetch(path)).text();
      expect(html).toMatch(/<time dateTime="2025-05-04T22:30:00.000Z">5th May 2025<\/time>/);
    }
  });

  test('names other posts in the language of the page', async () => {
    const { app, write } = await blog();
    const { client } = await app.signInAs('Administrator');
    await client.call(saveLanguages, { body: { main: 'en', others: ['fr'] } });
    const [before, post] = [await write('A beginning', '04-01'), await write('A post', '05-01')];
    const translations = { fr: { title: 'Un début' } };
    await client.call(saveTranslations, { body: { kind: 'post', id: before, translations } });
    const page = async (path: string) => (await app.visitor.fetch(`${path}/our/blog/${post}/single`)).text();
    const french = await page('/fr');
    expect(french.match(/Un début/g), 'related, and the one before').toHaveLength(2);
    expect(french).not.toContain('A beginning');
    expect((await page('')).match(/A beginning/g)).toHaveLength(2);
  });

  test('strips everything harmful from a post', async () => {
    const { app, practice, write } = await blog();
    const id = await write(
      'A post',
      '05-01',
      practice,
      '<h1 onclick="x()">Title</h1><script>x()</script><p style="color:red">Text <a href="javascript:x()">link</a></p><img src="https://a.example/p.png"><img src="/aiAPI/uploads/p.webp" alt="P"><iframe src="//a.example"></iframe>',
    );
    const { body } = await app.visitor.call(blogDetails, { query: { Id: id } });
    expect(body.records[0]!.content).toBe(
      '<h2>Title</h2><p>Text <a rel="noopener">link</a></p><img src="/aiAPI/uploads/p.webp" alt="P" loading="lazy" />',
    );
  });

  test('relates posts of the same category, with the same tags or words, never the post itself', async () => {
    const { app, practice, people } = await blog();
    const { database } = app.store;
    const write = (title: string, more: Parameters<typeof insertedPost>[1] = {}) =>
      insertedPost(database, { title, category_id: null, ...more });
    const { id } = await write('The ledger', {
      slug: 'the-ledger',
      category_id: practice,
      tags: 'Finance, Ghana',
      content: '<p>Merchants weigh cashew kernels at harbours.</p>',
    });
    await write('Same category', { category_id: practice });
    await write('Same tag', { tags: 'ghana', category_id: people });
    await write('Tag and category', { tags: 'Ghana', category_id: practice });
    await write('Same words', { content: '<p>At harbours, merchants weigh cashew kernels.</p>' });
    await write('Draft', { category_id: practice, state: 'draft' });
    for (const number of [1, 2, 3, 4]) await write(`Nothing in common ${number}`);
    const { body } = await app.visitor.call(relatedPosts, { query: { id } });
    expect((body as unknown as { title: string }[]).map(({ title }) => title)).toEqual([
      'Tag and category',
      'Same tag',
      'Same category',
      'Same words',
    ]);
    expect((await app.visitor.call(relatedPosts, { query: { id: 'the-ledger' } })).body).toEqual(body);
    expect((await app.visitor.call(relatedPosts, { query: { id: newId() } })).body).toEqual([]);
  });

  test('relates five at most, the newest first where nothing else decides', async () => {
    const { app, write } = await blog();
    const id = await write('This', '01-01');
    for (const day of ['01', '02', '03', '04', '05', '06']) await write(`Same ${day}`, `03-${day}`);
    const { body } = await app.visitor.call(relatedPosts, { query: { id } });
    expect((body as unknown as { title: string }[]).map(({ title }) => title)).toEqual([
      'Same 06',
      'Same 05',
      'Same 04',
      'Same 03',
      'Same 02',
    ]);
  });

  test('leads to the posts before and after', async () => {
    const { app, write } = await blog();
    await write('First', '01-01');
    const id = await write('Second', '02-01');
    await write('Third', '03-01');
    await write('To come', '07-01');
    const { body } = await app.visitor.call(adjacentPosts, { query: { id } });
    expect(body).toMatchObject({ earlier: [{ title: 'First' }], later: [{ title: 'Third' }] });
    const last = body.later[0]!.id;
    expect((await app.visitor.call(adjacentPosts, { query: { id: last } })).body.later).toEqual([]);
  });
});
